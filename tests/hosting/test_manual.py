"""docs/hosting, followed word by word on machines of its own: systemd, nginx, Caddy and PostgreSQL as Debian has them.

What differs from a reader's machine: no network leads out, so packages come from a folder, and certificates from an
authority of the test's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from parfait import __version__
from tests.hosting import machine as machines
from tests.hosting.machine import Machine
from tests.hosting.manual import ROOT, blocks
from tests.hosting.packages import NEXT, gather, publish_next

NAME = "games.example.org"
LIVE = f"/etc/letsencrypt/live/{NAME}"
# An authority and a certificate by it, which this machine then believes.
CERTIFICATE = f"""
mkdir -p {LIVE}
cd {LIVE}
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 90 -subj "/CN=The test's own" 2>&1
openssl req -newkey rsa:2048 -nodes -keyout privkey.pem -out request.pem -subj "/CN={NAME}" 2>&1
echo "subjectAltName=DNS:{NAME}" > names
openssl x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 60 -extfile names -out cert.pem 2>&1
cat cert.pem ca.pem > fullchain.pem
cp ca.pem /usr/local/share/ca-certificates/test.crt
update-ca-certificates
"""
HEALTH = "curl --silent --show-error --fail --retry 30 --retry-delay 1 --retry-all-errors"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if (reason := machines.missing()) is not None:
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("packages")
    if not gather(folder, tmp_path_factory.mktemp("gathered")):
        pytest.skip("pip finds no packages to take along")
    return folder


@pytest.fixture
def machine(packages: Path, tmp_path: Path) -> Iterator[Machine]:
    with Machine.running(tmp_path / "one", packages) as running:
        settle_in(running)
        yield running


def settle_in(machine: Machine) -> None:
    machine.run(f"echo 127.0.0.1 {NAME} >> /etc/hosts")


def follow(machine: Machine, page: str, *sections: str, where: str = "") -> str:
    """Do what a page says there; what the last command printed."""
    printed = ""
    for block in blocks(page, *sections):
        if block.file is not None:
            machine.write(block.file, block.content)
        elif block.typed and block.where == where:
            printed = machine.run(block.content)
    return printed


def health(machine: Machine, url: str = "http://127.0.0.1:8000") -> dict[str, str]:
    answer: dict[str, str] = json.loads(machine.run(f"{HEALTH} {url}/healthz").splitlines()[-1])
    return answer


def new_table(machine: Machine) -> str:
    """A table that somebody made through the server; its number."""
    asked = json.dumps({"game": "dozito", "players": 2, "seat": 0, "name": "Anna"})
    command = f"curl --silent --show-error --fail --json '{asked}' http://127.0.0.1:8000/api/tables"
    table: str = json.loads(machine.run(command))["table"]
    return table


@pytest.mark.slow
def test_one_machine_with_nginx_is_backed_up_restored_upgraded_and_goes_back(machine: Machine, packages: Path) -> None:
    follow(machine, "one-machine")
    assert health(machine) == {**health(machine), "status": "ok", "version": __version__}
    assert machine.run("stat --format %U:%a /var/lib/parfait/tables.sqlite3").startswith("parfait:600")
    machine.run("systemd-analyze verify parfait.service")
    machine.run(CERTIFICATE)
    follow(machine, "proxies", "nginx")

    kept = new_table(machine)
    follow(machine, "backups", "Back up")
    assert "parfait-backup" in machine.run("systemctl list-timers --no-pager")
    lost = new_table(machine)
    follow(machine, "backups", "Restore")
    health(machine)
    listed = machine.run("parfait-admin tables list")
    assert kept in listed
    assert lost not in listed

    publish_next(packages)
    follow(machine, "backups", "Upgrade")
    assert health(machine)["version"] == NEXT
    assert kept in machine.run("parfait-admin tables list")
    follow(machine, "backups", "Go back")
    assert health(machine)["version"] == __version__
    assert kept in machine.run("parfait-admin tables list")


@pytest.mark.slow
def test_caddy_in_front(machine: Machine) -> None:
    follow(machine, "one-machine")
    # No authority on the internet can be asked, so Caddy is told to be its own, and this machine to believe it.
    *_, caddyfile = (block for block in blocks("proxies", "Caddy") if block.file)
    first, last = (block for block in blocks("proxies", "Caddy") if block.typed)
    machine.run(first.content)
    assert caddyfile.file is not None
    machine.write(caddyfile.file, "{\n\tlocal_certs\n}\n" + caddyfile.content)
    restart, doctor = last.content.splitlines()
    machine.run(restart)
    root = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
    machine.run(f"until test -e {root}; do sleep 0.1; done; cp {root} /usr/local/share/ca-certificates/caddy.crt")
    machine.run("update-ca-certificates")
    machine.run(doctor)


@pytest.mark.slow
def test_postgresql_with_several_workers_and_a_second_machine(machine: Machine, packages: Path, tmp_path: Path) -> None:
    follow(machine, "one-machine")
    machine.run(CERTIFICATE)
    follow(machine, "proxies", "nginx")
    kept = new_table(machine)
    assert kept in follow(machine, "postgresql", "On the same machine")
    follow(machine, "backups", "PostgreSQL", where="on postgresql")
    health(machine)
    assert kept in machine.run("parfait-admin tables list")
    follow(machine, "backups", "Restart without a pause", where="on postgresql")
    with Machine.running(tmp_path / "two", packages) as second:
        settle_in(second)
        machine.connect("192.0.2.10", second, "192.0.2.11")
        follow_to_a_second_machine(machine, second)
        assert kept in second.run("parfait-admin tables list")
        made = new_table(machine)
        second.run(f"{HEALTH} --header 'Host: {NAME}' http://192.0.2.11:8000/api/tables/{made}")


def follow_to_a_second_machine(first: Machine, second: Machine) -> None:
    here = {"on the first machine": first, "on the second machine": second}
    install = [block for block in blocks("one-machine") if block.section != "Look after it"]
    for block in install:
        if block.file is not None:
            second.write(block.file, block.content)
        elif "useradd" in block.content:
            second.run(block.content.replace("parfait-games", '"parfait-games[postgresql]"'))
    [*_, admin] = (block for block in blocks("one-machine", "Look after it") if block.file)
    assert admin.file is not None
    second.write(admin.file, admin.content)
    second.run(f"chmod 755 {admin.file}; systemctl daemon-reload")
    for block in blocks("postgresql", "Several machines"):
        if block.file is not None:
            second.write(block.file, block.content)
        elif block.typed:
            here[block.where].run(block.content)


def test_files_in_the_manual_are_those_in_deploy() -> None:
    deployed = {path.name: path.read_text() for path in (ROOT / "deploy").iterdir()}
    deployed["parfait"] = deployed.pop("nginx.conf")  # /etc/nginx/sites-available/parfait
    shown = {}
    for page in ("one-machine", "proxies", "backups"):
        for block in blocks(page):
            if block.file is not None and not block.file.endswith(".env"):
                shown[Path(block.file).name] = block.content
    assert shown == {name: deployed[name] for name in shown}
    assert len(shown) == 6
