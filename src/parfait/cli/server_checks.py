"""`parfait doctor --server URL`: checks from outside, and of the server's own disk."""

from __future__ import annotations

import http.client
import re
import shutil
import ssl
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from parfait import __version__
from parfait.cli.findings import BROKEN, GOOD, SLOW, Finding
from parfait.cli.server_requests import Address, Answer, is_global, is_loopback
from parfait.core.errors import shorten
from parfait.locale import Words

RENEW = 14  # days before its end by which a certificate should have been renewed: certbot does so at 30
ASKED = 4  # times for the clock, since several servers may answer
SKEW, FAR = 2.0, 30.0  # seconds that a clock may be off, and that empty somebody's clock
OLD, TOO_OLD = 26, 72  # hours since a back-up that is made every night
LITTLE, NOTHING = 0.1, 0.02  # of a disk, free
STRANGER = "203.0.113.7"  # an address that is nobody's
UPLOAD = b" " * 1_500_000  # as a record might be: nginx refuses it unless told otherwise
BUILT = re.compile(rb'(?:src|href)="(/assets/[^"]+\.(?:js|css))"')


def findings(server: Address, database: str | None, backups: Path | None, words: Words) -> Iterator[Finding]:
    yield from _connection(server, words)
    yield from _disk(database, words)
    if backups is not None:
        yield from _backups(backups, words)


def _connection(server: Address, words: Words) -> Iterator[Finding]:
    try:
        yield from _encryption(server, words)
        healthy = server.ask("/healthz")
        yield from _health(healthy, words)
        if healthy.content.get("status") is None:
            return
        yield from _way_here(server, words)
        yield from _socket(server, words)
        yield from _strangers(server, words)
        yield from _pages(server, words)
    except ssl.SSLCertVerificationError as error:
        text = words("cli-server-certificate-bad", reason=error.verify_message)
        yield Finding(BROKEN, text, words("cli-server-certificate-get", host=server.host))
    except (OSError, http.client.HTTPException) as error:
        text = words("cli-server-unreachable", url=server.url, reason=shorten(str(error) or type(error).__name__))
        yield Finding(BROKEN, text, words("cli-server-reach"))


def _encryption(server: Address, words: Words) -> Iterator[Finding]:
    if not server.secure:
        near = is_loopback(server.ask("/healthz").peer)
        yield Finding(GOOD if near else SLOW, words("cli-server-plain"), "" if near else words("cli-server-encrypt"))
        return
    ends = ssl.cert_time_to_seconds(server.certificate()["notAfter"])
    days = int((ends - time.time()) / 86400)
    when = datetime.fromtimestamp(ends, UTC).date().isoformat()
    text = words("cli-server-certificate", date=when, days=days)
    late = days < RENEW
    yield Finding(SLOW if late else GOOD, text, words("cli-server-renew") if late else "")
    if server.port == 443:
        yield from _redirection(server, words)


def _redirection(server: Address, words: Words) -> Iterator[Finding]:
    try:
        answer = server.plain.ask("/")
    except (OSError, http.client.HTTPException):
        return  # nothing is served there
    target = answer.headers.get("location", "")
    if answer.status in (301, 302, 307, 308) and target.startswith("https://"):
        yield Finding(GOOD, words("cli-server-redirects"))
    else:
        yield Finding(SLOW, words("cli-server-no-redirect"), words("cli-server-redirect"))


def _health(answer: Answer, words: Words) -> Iterator[Finding]:
    status = answer.content.get("status")
    if status is None:
        text = words("cli-server-strange", status=answer.status)
        yield Finding(BROKEN, text, words("cli-server-lead-to-it"))
        return
    version = shorten(str(answer.content.get("version", "?")))
    build = shorten(str(answer.content.get("build") or ""))
    named = f"{version} ({build})" if build else version
    if status == "ok":
        yield Finding(GOOD, words("cli-server-healthy", version=named))
    elif status == "damaged":
        yield Finding(BROKEN, words("cli-server-damaged", version=named), words("cli-server-restore"))
    else:
        yield Finding(BROKEN, words("cli-server-storage-away", version=named), words("cli-server-see-log"))
    if version != __version__:
        yield Finding(GOOD, words("cli-server-other-version", version=version, own=__version__))


def _way_here(server: Address, words: Words) -> Iterator[Finding]:
    """Check the address that our requests are counted under, how links begin, and the clock."""
    began = time.time()
    answer = server.ask("/api/connection")
    if answer.status == 421:
        yield Finding(BROKEN, words("cli-server-not-its-name", host=server.host), words("cli-server-set-name"))
        return
    seen = answer.content
    if "address" not in seen:
        yield Finding(SLOW, words("cli-server-too-old"))
        return
    yield _address(server, answer, words)
    if not (is_loopback(answer.peer) and not server.secure):  # else we are one whose word is taken
        address = server.ask("/api/connection", X_Forwarded_For=STRANGER).content.get("address")
        if address == STRANGER:
            yield Finding(BROKEN, words("cli-server-believes"), words("cli-server-believe-less"))
    base = str(seen.get("base", "")).rstrip("/")
    if base == server.url or (is_loopback(answer.peer) and not server.secure):
        yield Finding(GOOD, words("cli-server-links", base=shorten(base)))
    else:
        yield Finding(BROKEN, words("cli-server-links-elsewhere", base=shorten(base)), words("cli-server-set-name"))
    yield _clock(server, (answer, began), words)


def _address(server: Address, answer: Answer, words: Words) -> Finding:
    from parfait.server.transport.address_limits import limited_address

    seen = str(answer.content["address"])
    named = {"address": shorten(seen)}
    if server.secure and not answer.content.get("forwarded"):  # the server itself speaks no TLS
        return Finding(BROKEN, words("cli-server-counts-proxy", **named), words("cli-server-forward"))
    if seen == limited_address((answer.own, 0)):
        return Finding(GOOD, words("cli-server-counts", **named))
    if is_global(answer.peer) and not is_global(seen):
        return Finding(BROKEN, words("cli-server-counts-proxy", **named), words("cli-server-forward"))
    if is_global(seen):
        return Finding(GOOD, words("cli-server-counts", **named))
    return Finding(SLOW, words("cli-server-counts-other", own=answer.own, **named), words("cli-server-forward"))


def _clock(server: Address, first: tuple[Answer, float], words: Words) -> Finding:
    """Compare the clocks of the servers that answer with ours, and report the worst."""
    furthest = 0.0
    answer, before = first
    for _ in range(ASKED):
        theirs, between = float(answer.content.get("time", before)), (before + time.time()) / 2
        furthest = max(furthest, theirs - between, key=abs)
        before = time.time()
        answer = server.ask("/api/connection")
    seconds = round(abs(furthest), 1)
    if seconds < SKEW:
        return Finding(GOOD, words("cli-server-clock"))
    text = words("cli-server-clock-off", seconds=seconds)
    return Finding(BROKEN if seconds > FAR else SLOW, text, words("cli-server-set-clock"))


def _socket(server: Address, words: Words) -> Iterator[Finding]:
    from websockets.exceptions import InvalidStatus, WebSocketException

    try:
        next(text for text in server.say('{"type":"ping"}') if '"pong"' in text)
    except InvalidStatus as error:
        code = error.response.status_code
        remedy = words("cli-server-set-name" if code == 403 else "cli-server-upgrade")
        yield Finding(BROKEN, words("cli-server-no-socket", reason=f"HTTP {code}"), remedy)
    except (OSError, WebSocketException) as error:
        reason = shorten(str(error) or type(error).__name__)
        yield Finding(BROKEN, words("cli-server-no-socket", reason=reason), words("cli-server-upgrade"))
    else:
        yield Finding(GOOD, words("cli-server-socket"))


def _strangers(server: Address, words: Words) -> Iterator[Finding]:
    """Check that strangers cannot read what is only for the host."""
    answer = server.ask("/metrics")
    if is_loopback(answer.peer) and not server.secure:
        return
    if answer.status == 200 and b"parfait_" in answer.body:
        yield Finding(SLOW, words("cli-server-metrics-open"), words("cli-server-close-metrics"))
    else:
        yield Finding(GOOD, words("cli-server-metrics-closed"))


def _pages(server: Address, words: Words) -> Iterator[Finding]:
    """Check that browsers get the client compressed, and may cache it."""
    page = server.ask("/")
    built = BUILT.search(page.body)
    if page.status != 200 or built is None:
        yield Finding(BROKEN, words("cli-server-no-pages", status=page.status), words("cli-doctor-reinstall"))
        return
    file = server.ask(built[1].decode(), Accept_Encoding="gzip")
    kept = "immutable" in file.headers.get("cache-control", "") and "no-cache" in page.headers.get("cache-control", "")
    if file.status != 200 or not kept or file.headers.get("content-encoding") is None:
        yield Finding(SLOW, words("cli-server-pages-changed"), words("cli-server-leave-headers"))
    else:
        yield Finding(GOOD, words("cli-server-pages"))
    if server.ask("/api/replay", UPLOAD, Content_Type="application/json").status == 413:
        yield Finding(SLOW, words("cli-server-small-uploads"), words("cli-server-larger-uploads"))


def _disk(database: str | None, words: Words) -> Iterator[Finding]:
    """Check the database's disk if it is on this machine; the server does not tell strangers."""
    from parfait.server.store.open import file_of

    file = file_of(database) if database else None
    if file is None or not file.exists():
        return
    usage = shutil.disk_usage(file.parent)
    text = words("cli-server-disk", free=round(usage.free / 1e9, 1), percent=round(100 * usage.free / usage.total))
    share = usage.free / usage.total
    sign = BROKEN if share < NOTHING else SLOW if share < LITTLE else GOOD
    yield Finding(sign, text, words("cli-server-make-room") if sign != GOOD else "")


def _backups(folder: Path, words: Words) -> Iterator[Finding]:
    try:
        made = max((file.stat().st_mtime for file in folder.iterdir() if file.is_file()), default=None)
    except OSError as error:
        yield Finding(BROKEN, words("cli-server-no-backups-folder", folder=str(folder), reason=str(error.strerror)))
        return
    if made is None:
        yield Finding(BROKEN, words("cli-server-no-backups", folder=str(folder)), words("cli-server-back-up"))
        return
    hours = max(0, int((time.time() - made) / 3600))
    sign = BROKEN if hours > TOO_OLD else SLOW if hours > OLD else GOOD
    yield Finding(sign, words("cli-server-backup", hours=hours), words("cli-server-back-up") if sign != GOOD else "")
