"""A machine to follow the manual on: a Debian with systemd, booted over the files of this one.

It has its own processes, network, users and services. What is changed in it is kept in memory and gone with it, so it
may install, enable, stop and break whatever the manual says. It needs root and systemd-nspawn (Debian:
systemd-container).
`PARFAIT_MACHINE` names the root folder of another Debian to begin with, say a fresh one by debootstrap.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

BASE = Path(os.environ.get("PARFAIT_MACHINE", "/"))
PACKAGES = "/srv/packages"  # where pip finds them, since no network leads out
SHELL = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": os.path.expanduser("~"),
    "LC_ALL": "C.UTF-8",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_NO_INDEX": "1",
    "PIP_FIND_LINKS": PACKAGES,
}
NEEDED = ("usr/bin/curl", "usr/sbin/nginx", "usr/bin/caddy", "usr/bin/pg_ctlcluster", "usr/bin/openssl")
# All in a mount namespace of its own, so that the files of this machine never change and nothing stays mounted.
BOOT = """
set -e
mount -t tmpfs tmpfs "$1"
mkdir "$1/changed" "$1/work" "$1/files"
mount -t overlay overlay -o "lowerdir=$2,upperdir=$1/changed,workdir=$1/work" "$1/files"
cd "$1/files/etc/systemd/system"
systemd-id128 new > ../../machine-id  # without one, it would enable all services
rm -f multi-user.target.wants/{nginx,caddy,postgresql,prometheus}*.service
ln -sf /dev/null systemd-networkd-wait-online.service
ln -sf /dev/null systemd-firstboot.service
exec systemd-nspawn --quiet --directory="$1/files" --machine="$3" --register=no --keep-unit --console=pipe \
    --link-journal=no --resolv-conf=off --bind-ro="$4:/srv/packages" --private-network --boot
"""

# What the manual installs is there and asleep: to install it wakes it, as Debian's own packages do.
APT_GET = """#!/bin/sh
/usr/bin/apt-get --no-upgrade --quiet "$@" && for package do
    case $package in nginx | caddy | postgresql) systemctl enable --quiet --now "$package" ;; esac
done
"""


def missing() -> str | None:
    """Why there can be no such machine here, if so."""
    if os.name != "posix" or os.geteuid() != 0:
        return "a machine to follow the manual on needs root"
    for program in ("systemd-nspawn", "unshare", "nsenter", "ip"):
        if shutil.which(program) is None:
            return f"no {program} here (Debian: apt-get install systemd-container)"
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode:
        return "a machine to follow the manual on needs a root that may mount, as there is none in most containers"
    for file in NEEDED:
        if not (BASE / file).exists():
            return f"no {file.rpartition('/')[2]} here (Debian: apt-get install curl nginx caddy postgresql openssl)"
    return None


class Failed(AssertionError):
    """A command that should have worked."""


class Machine:
    def __init__(self, folder: Path, packages: Path, name: str) -> None:
        self.first = 0  # of its processes, by its number out here
        folder.mkdir()
        arguments = [str(folder), str(BASE), name, str(packages)]
        command = ["unshare", "--mount", "--propagation", "private", "bash", "-c", BOOT, "boot", *arguments]
        self.log = folder.with_suffix(".log")
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    @classmethod
    @contextmanager
    def running(cls, folder: Path, packages: Path) -> Iterator[Machine]:
        name = f"parfait{os.getpid()}{folder.name}"
        machine = cls(folder, packages, name)
        try:
            machine.first = machine._until_booted()
            machine.write("/usr/local/sbin/apt-get", APT_GET)
            machine.run("chmod 755 /usr/local/sbin/apt-get")
            yield machine
        finally:
            machine.end()

    def _until_booted(self) -> int:
        """The number of its first process, once its services run."""
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            assert self.process.poll() is None, self.log.read_text()
            self.first = self._child()
            if self.first and self._enter("systemctl is-active --quiet multi-user.target").returncode == 0:
                return self.first
            time.sleep(0.2)
        raise TimeoutError(self.log.read_text())

    def _child(self) -> int:
        number = self.process.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        return int(children[0]) if children else 0

    def _enter(self, script: str) -> subprocess.CompletedProcess[str]:
        command = [
            "nsenter",
            "--target",
            str(self.first),
            "--all",
            "--root",
            "--wd",
            "bash",
            "-e",
            "-o",
            "pipefail",
            "-c",
        ]
        return subprocess.run(
            [*command, script],
            env=SHELL,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )

    def run(self, script: str) -> str:
        """What it prints; it has to succeed."""
        ended = self._enter(script)
        if ended.returncode:
            units = self._enter("journalctl --no-pager --lines 40 --unit parfait --unit nginx --unit caddy || true")
            raise Failed(f"{script}\n{ended.stdout}\nexit code {ended.returncode}\n{units.stdout}")
        return ended.stdout

    def write(self, file: str, content: str) -> None:
        place = Path(f"/proc/{self.first}/root", file.lstrip("/"))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(content, encoding="utf-8")

    def connect(self, address: str, other: Machine, its_address: str) -> None:
        """A cable between two machines."""
        ends = ["cable", "netns", str(self.first), "type", "veth", "peer", "name", "cable", "netns", str(other.first)]
        subprocess.run(["ip", "link", "add", *ends], check=True)
        for machine, own in ((self, address), (other, its_address)):
            machine.run(f"ip address add {own}/24 dev cable; ip link set cable up")

    def end(self) -> None:
        """Pull the plug."""
        if self.first:
            os.kill(self.first, signal.SIGKILL)  # with it ends all that runs in there
        else:
            self.process.terminate()
        self.process.wait(PATIENCE)
