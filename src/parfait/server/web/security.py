"""What browsers are told to refuse, and which pages may connect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


def origin_allowed(headers: Mapping[str, str], origins: Iterable[str]) -> bool:
    """A page may connect from the host it connects to, or from a listed origin; a program without an origin may too."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in origins or "*" in origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:  # half an IPv6 address, say
        return False
