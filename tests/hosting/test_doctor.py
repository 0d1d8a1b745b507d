"""`parfait doctor --server`: what it says of real servers, behind a real nginx with TLS and with its usual mistakes."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from parfait import __version__
from parfait.cli import main, server_checks
from parfait.locale import LANGUAGES, words
from tests.hosting import nginx
from tests.ports import free_port
from tests.server.processes import ServerProcess

Printed = tuple[int, str]
OWN_PORT = {"set_header Host": "        proxy_set_header Host $http_host;"}  # the test's is not the usual one


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("PARFAIT_DATABASE", raising=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that answers to any name, so that each test may choose its own port for nginx."""
    database = f"sqlite:{tmp_path_factory.mktemp('doctor') / 'tables.sqlite3'}"
    process = ServerProcess(database, "--origin", "*", PARFAIT_METRICS="all")
    process.start()
    try:
        process.until_ready()
        yield process
    finally:
        process.stop()


@pytest.fixture
def proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a certificate that this process believes."""
    nginx.programs()
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certify(tmp_path)))
    return tmp_path


def examined(capsys: pytest.CaptureFixture[str], url: str, *more: str) -> Printed:
    capsys.readouterr()
    code = main(["doctor", "--server", url, *more])
    return code, capsys.readouterr().out


def said(key: str, **arguments: object) -> str:
    return words("en")(f"cli-server-{key}", **arguments)


def test_a_server_as_the_manual_sets_it_up_is_well(
    server: ServerProcess, proxy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with nginx.proxying(proxy, server.port, OWN_PORT) as port:
        code, printed = examined(capsys, f"https://localhost:{port}")
    assert code == 0, printed
    assert "✗" not in printed
    assert "–" not in printed
    for line in (
        f"Parfait {__version__}",
        "the certificate is good until",
        said("links", base=f"https://localhost:{port}"),
        said("clock"),
        said("socket"),
        said("metrics-closed"),
        said("pages"),
    ):
        assert line in printed
    assert "Your limits are counted under the address" in printed


MISTAKES = {
    "no upgrade": ({"set_header Upgrade": ""}, "no-socket", 1),
    "no address": ({"X-Forwarded-For": ""}, "counts-proxy", 1),
    "no scheme": ({"X-Forwarded-Proto": ""}, "links-elsewhere", 1),
    "no Host": ({"set_header Host": ""}, "links-elsewhere", 1),
    "open metrics": ({"return 404;": "        proxy_pass http://parfait;"}, "metrics-open", 0),
    "small uploads": ({"client_max_body_size": ""}, "small-uploads", 0),
    "caching": ({"location / {": "location / {\n        proxy_hide_header Cache-Control;"}, "pages-changed", 0),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_proxy_is_named_with_its_remedy(
    server: ServerProcess, proxy: Path, capsys: pytest.CaptureFixture[str], mistake: str
) -> None:
    changes, key, expected = MISTAKES[mistake]
    with nginx.proxying(proxy, server.port, OWN_PORT | changes) as port:
        code, printed = examined(capsys, f"https://localhost:{port}")
    assert code == expected, printed
    lines = printed.splitlines()
    known = words("en")(f"cli-server-{key}", address="|", base="|", reason="|").partition("|")[0]
    [found] = [number for number, line in enumerate(lines) if line[2:].startswith(known)]
    assert lines[found][0] == ("✗" if expected else "–")
    assert lines[found + 1].startswith("  → ")


def test_a_server_that_believes_anyones_word_about_their_address(
    tmp_path: Path, proxy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'a.sqlite3'}", "--origin", "*", "--proxies", "*")
    server.start()
    try:
        server.until_ready()
        careless = {"X-Forwarded-For": "        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"}
        with nginx.proxying(proxy, server.port, OWN_PORT | careless) as port:
            code, printed = examined(capsys, f"https://localhost:{port}")
        assert code == 1
        assert said("believes") in printed
    finally:
        server.stop()


def test_a_name_that_is_not_the_servers(tmp_path: Path, capsys: pytest.CaptureFixture[str], proxy: Path) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'a.sqlite3'}", "--public-url", "https://games.example.org")
    server.start()
    try:
        server.until_ready()
        wrong = "        proxy_set_header Host elsewhere.example.org;"
        with nginx.proxying(proxy, server.port, {"set_header Host": wrong}) as port:
            code, printed = examined(capsys, f"https://localhost:{port}")
        assert code == 1
        assert said("not-its-name", host="localhost") in printed
    finally:
        server.stop()


@pytest.mark.parametrize(("name", "days"), [("elsewhere.example.org", 90), ("localhost", -1)])
def test_a_certificate_that_browsers_refuse(
    server: ServerProcess,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    days: int,
) -> None:
    nginx.programs()
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certify(tmp_path, name, days)))
    with nginx.proxying(tmp_path, server.port) as port:
        code, printed = examined(capsys, f"https://localhost:{port}")
    assert code == 1
    assert said("certificate-bad", reason="") in printed
    assert printed.count("✗ ") == 1, "nothing else is tried"


def test_a_certificate_that_was_not_renewed(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nginx.programs()
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certify(tmp_path, days=3)))
    with nginx.proxying(tmp_path, server.port, OWN_PORT) as port:
        code, printed = examined(capsys, f"https://localhost:{port}")
    assert code == 0
    assert said("renew") in printed


def test_a_proxy_without_a_server_behind_it(proxy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with nginx.proxying(proxy, free_port()) as port:
        code, printed = examined(capsys, f"https://localhost:{port}")
    assert code == 1
    assert said("strange", status=502) in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_at_all_is_said_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    code, printed = examined(capsys, url, "--lang", language)
    assert code == 1
    assert words(language)("cli-server-unreachable", url=url, reason="")[:20] in printed


def test_on_the_servers_own_machine(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = examined(capsys, server.base, "--database", server.database)
    assert code == 0, printed
    assert said("plain") in printed
    assert said("socket") in printed
    assert "The database’s disk has" in printed


def test_clocks_that_disagree(
    server: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Fast:
        time = staticmethod(lambda: time.time() + 45)

    monkeypatch.setattr(server_checks, "time", Fast)
    code, printed = examined(capsys, server.base)
    assert code == 1
    assert said("clock-off", seconds=45.0).partition("45")[0] in printed


@pytest.mark.parametrize(("hours", "sign"), [(0, "✓"), (3, "✓"), (30, "–"), (100, "✗")])
def test_the_age_of_the_newest_back_up(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str], hours: int, sign: str
) -> None:
    made = time.time() - hours * 3600 - 60
    for name, age in (("new", 0), ("old", 10**6)):
        (tmp_path / name).write_text("tables")
        os.utime(tmp_path / name, (made - age, made - age))
    code, printed = examined(capsys, server.base, "--backups", str(tmp_path))
    assert f"{sign} {said('backup', hours=hours)}" in printed
    assert code == (sign == "✗")


def test_no_back_up_and_no_folder(server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder, key in ((tmp_path, "no-backups"), (tmp_path / "nowhere", "no-backups-folder")):
        code, printed = examined(capsys, server.base, "--backups", str(folder))
        assert code == 1
        assert said(key, folder=str(folder), reason="") in printed


@pytest.mark.parametrize("text", ["", "ftp://a", "https://", "http://a:99999", "https://a/b", "http://[::"])
def test_what_is_no_address_is_refused_in_a_line(capsys: pytest.CaptureFixture[str], text: str) -> None:
    assert main(["doctor", "--server", text]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_back_ups_of_no_server_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["doctor", "--backups", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
