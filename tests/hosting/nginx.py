"""A real nginx in a folder of its own, with the file that the manual shows, and certificates of our own making."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.hosting.manual import ROOT
from tests.patience import PATIENCE
from tests.ports import free_port

SHOWN = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
AROUND = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""
UNCHANGED: Mapping[str, str] = {}


def programs() -> None:
    """Skip the test where there are none."""
    for program, package in (("nginx", "nginx"), ("openssl", "openssl")):
        if shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin") is None:
            pytest.skip(f"no {program} here (Debian: apt-get install {package})")


def certify(folder: Path, name: str = "localhost", days: int = 90) -> Path:
    """A certificate, its key, and the authority that gave it, which a browser has to know."""

    def openssl(*arguments: str) -> None:
        subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True)

    key = ("-newkey", "rsa:2048", "-nodes", "-keyout")
    openssl("req", "-x509", *key, "ca.key", "-out", "ca.pem", "-days", "90", "-subj", "/CN=Ours")
    openssl("req", *key, "privkey.pem", "-out", "request.pem", "-subj", f"/CN={name}")
    (folder / "names").write_text(f"subjectAltName=DNS:{name}")
    signed = ("-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", str(days), "-extfile", "names")
    openssl("x509", "-req", "-in", "request.pem", *signed, "-out", "fullchain.pem")
    return folder / "ca.pem"


@contextmanager
def proxying(folder: Path, to: int, changes: Mapping[str, str] = UNCHANGED) -> Iterator[int]:
    """The port at which nginx leads to a server; `changes`: other lines in the place of some of the manual's."""
    port, plain = free_port(), free_port()
    site = SHOWN
    for old, new in changes.items():
        found = next(line for line in site.splitlines(keepends=True) if old in line)
        site = site.replace(found, new and f"{new}\n")
    for shown, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{to}"),
        ("]:443 ", f"]:{port} "),
        ("listen 443 ", f"listen {port} "),
        ("]:80;", f"]:{plain};"),
        ("listen 80;", f"listen {plain};"),
        ("games.example.org;", "localhost;"),
        ("/etc/letsencrypt/live/games.example.org", str(folder)),
    ):
        assert shown in site, shown
        site = site.replace(shown, here)
    (folder / "site").write_text(site)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        _until_listening(port, process, folder)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _until_listening(port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        assert process.poll() is None, (folder / "errors").read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError
