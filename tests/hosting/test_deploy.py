"""The files in deploy/: what they name exists, and those who will read them can."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from parfait.server.settings import Settings
from tests.hosting.manual import FOLDER, ROOT
from tests.server.harness import server

DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\b(?:parfait|process)_[a-z_]+\b")
SUFFIXES = ("_bucket", "_count", "_sum")
# Variables that are no settings of ours: of serve alone, or of compose.
OTHERS = {"PARFAIT_HOST", "PARFAIT_PORT", "PARFAIT_WORKERS", "PARFAIT_PROXIES", "PARFAIT_LOG_LEVEL"}


@pytest.fixture(scope="module")
async def metrics(anyio_backend: str) -> set[str]:
    """The names of all that /metrics shows; what only PostgreSQL has is added by hand."""
    async with server() as running:
        text = running.app.metrics.text().decode()
    return {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")} | {"parfait_listening"}


def named(expression: str) -> set[str]:
    found = set(METRIC.findall(expression))
    return {name.removesuffix(next((s for s in SUFFIXES if name.endswith(s)), "")) for name in found}


def test_every_metric_of_the_dashboard_and_the_alerts_exists(metrics: set[str]) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    expressions += [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    wanted = set().union(*map(named, expressions))
    assert len(expressions) > 20
    assert wanted - metrics == set()


def test_what_only_postgresql_has_is_in_its_source() -> None:
    source = (ROOT / "src/parfait/server/cluster/peers.py").read_text(encoding="utf-8")
    assert 'gauges["listening"]' in source


def test_panels_of_the_dashboard_lie_side_by_side() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in board["panels"]}) == len(places)


def test_every_alert_says_what_it_means_and_what_to_do() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    for rule in rules["groups"][0]["rules"]:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(rule["annotations"]) == {"summary", "action"}


def promtool(*arguments: str) -> None:
    if shutil.which("promtool") is None:
        pytest.skip("no promtool here (Debian: apt-get install prometheus)")
    checked = subprocess.run(["promtool", *arguments], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_prometheus_reads_the_alerts() -> None:
    promtool("check", "rules", str(DEPLOY / "alerts.yml"))


def test_prometheus_reads_the_settings_that_the_manual_shows(tmp_path: Path) -> None:
    [shown] = re.findall(r"^```yaml\n(.*?)^```$", (FOLDER / "watching.md").read_text(), re.MULTILINE | re.DOTALL)
    (tmp_path / "prometheus.yml").write_text(shown)
    shutil.copy(DEPLOY / "alerts.yml", tmp_path)
    promtool("check", "config", str(tmp_path / "prometheus.yml"))


# What a server would show, minute by minute, before each alert: one that never comes is worse than none.
STORIES = {
    "ParfaitDown": ('up{job="parfait",instance="a"}', "1 0x9"),
    "ParfaitDatabaseAway": ('parfait_storage_away{job="parfait",instance="a"}', "0 1x9"),
    "ParfaitDatabaseDamaged": ('parfait_storage_damaged{job="parfait",instance="a"}', "0 1x9"),
    "ParfaitBusy": ('process_cpu_seconds_total{job="parfait",instance="a",worker="1"}', "0+57x25"),
    "ParfaitFault": ('parfait_refusals_total{job="parfait",instance="a",key="fault"}', "0x4 1x5"),
    "ParfaitNoNews": ('parfait_listening{job="parfait",instance="a"}', "1 0x9"),
    "ParfaitBotsBehind": ('parfait_bot_jobs_waiting{job="parfait",instance="a"}', "60x9"),
    "ParfaitBotsFail": ('parfait_bot_jobs_failed_total{job="parfait",instance="a"}', "0+3x9"),
    "ParfaitNearlyFull": ('parfait_open_tables{job="parfait",instance="a"}', "9500x20"),
    "ParfaitManyTooFast": ('parfait_refusals_total{job="parfait",instance="a",key="too-fast"}', "0+600x25"),
    "ParfaitCommitsSlow": ('parfait_commit_seconds_bucket{job="parfait",instance="a",le="+Inf"}', "0+60x25"),
}


def test_every_alert_comes_when_it_should_and_not_on_a_quiet_day(tmp_path: Path) -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    assert set(STORIES) == {rule["alert"] for rule in rules["groups"][0]["rules"]}
    cases: list[dict[str, Any]] = []
    for alert, (series, values) in STORIES.items():
        shown = [{"series": series, "values": values}]
        if alert == "ParfaitCommitsSlow":
            shown += [{"series": series.replace("+Inf", le), "values": "0+1x25"} for le in ("0.25", "1.0")]
        expression = f'count(ALERTS{{alertname="{alert}",alertstate="firing"}})'
        calm = [
            {"series": one["series"], "values": "1x25" if alert in ("ParfaitDown", "ParfaitNoNews") else "0x25"}
            for one in shown
        ]
        for story, samples in ((shown, [{"value": 1, "labels": "{}"}]), (calm, [])):
            asked = {"expr": expression, "eval_time": "9m" if alert not in SLOW else "24m", "exp_samples": samples}
            cases.append({"interval": "1m", "input_series": story, "promql_expr_test": [asked]})
    shutil.copy(DEPLOY / "alerts.yml", tmp_path)
    tests = {"rule_files": ["alerts.yml"], "evaluation_interval": "1m", "tests": cases}
    (tmp_path / "tests.yml").write_text(yaml.safe_dump(tests))
    promtool("test", "rules", str(tmp_path / "tests.yml"))


SLOW = ("ParfaitBusy", "ParfaitNearlyFull", "ParfaitManyTooFast", "ParfaitCommitsSlow")  # they wait for ten minutes


def test_the_compose_file_names_settings_and_parts_that_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"parfait", "database", "caddy"}
    settings = {f"PARFAIT_{name.upper()}" for name in Settings.__dataclass_fields__} | OTHERS
    assert set(services["parfait"]["environment"]) <= settings
    assert (DEPLOY / services["parfait"]["build"]["context"] / services["parfait"]["build"]["dockerfile"]).exists()
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in compose["volumes"]
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["parfait"]["environment"]["PARFAIT_PROXIES"] == subnet
    assert "ports" not in services["parfait"], "nobody goes around the proxy"


def test_caddy_reads_what_the_compose_file_gives_it(tmp_path: Path) -> None:
    if shutil.which("caddy") is None:
        pytest.skip("no caddy here (Debian: apt-get install caddy)")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for number, text in enumerate(
        (compose["configs"]["caddyfile"]["content"].replace("$$", "$"), (DEPLOY / "Caddyfile").read_text())
    ):
        file = tmp_path / f"Caddyfile{number}"
        file.write_text(text)
        command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)]
        environment = {"PARFAIT_PUBLIC_URL": "https://games.example.org", "HOME": str(tmp_path), "PATH": "/usr/bin"}
        checked = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr


def instructions() -> list[str]:
    """Of the container file, each in a line."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return [line for line in "\n".join(lines).replace("\\\n", " ").splitlines() if line.strip()]


def test_the_container_file_is_in_order() -> None:
    found = instructions()
    kinds = [line.split()[0] for line in found]
    last = len(kinds) - 1 - kinds[::-1].index("FROM")
    assert all(":" in line.split()[1] for line in found if line.startswith("FROM")), "a version of the base"
    assert "USER" in kinds[last:], "not root"
    assert kinds.index("USER", last) < kinds.index("VOLUME"), "the user exists before what it owns"
    assert any("PARFAIT_REQUIRE=compiled,web" in line for line in found)
    [environment] = (line for line in found if line.startswith("ENV"))
    assert "PATH=/opt/parfait/bin:" in environment
    [health] = (line for line in found if line.startswith("HEALTHCHECK"))
    assert "PARFAIT_PORT" in health
    for line in found:
        if line.startswith(("CMD", "HEALTHCHECK")):
            json.loads(line[line.index("[") :])
        if line.startswith("RUN") and "apt-get install" in line:
            assert "apt-get update &&" in line
            assert "rm -rf /var/lib/apt/lists" in line


def test_the_health_check_of_the_container_is_python_that_runs() -> None:
    [health] = (line for line in instructions() if line.startswith("HEALTHCHECK"))
    program = json.loads(health[health.index("[") :])[2]
    compile(program, "HEALTHCHECK", "exec")


def test_an_image_gets_the_sources_and_nothing_that_was_built() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept_out = {line.strip("/") for line in ignored if line and not line.startswith("#")}
    built = {".git", ".venv", "build", "dist", "web/node_modules", "src/parfait/static", "**/*.so"}
    assert built <= kept_out
    needed = (
        "src",
        "docs",
        "docs/rules",
        "web",
        "pyproject.toml",
        "hatch_build.py",
        "build_rules.py",
        "constraints.txt",
    )
    assert kept_out.isdisjoint(needed)
    assert all((ROOT / name).exists() for name in needed)


def test_systemd_reads_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here")
    for unit in DEPLOY.glob("parfait*.*"):
        # What they start is not installed here: programs that are stand in for it.
        text = unit.read_text(encoding="utf-8").replace("/opt/parfait/bin/parfait serve", "/bin/true")
        (tmp_path / unit.name).write_text(text.replace("User=parfait\n", "User=root\n"))
    units = [str(path) for path in sorted(tmp_path.iterdir())]
    assert len(units) == 3
    checked = subprocess.run(["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True)
    about_ours = [line for line in checked.stderr.splitlines() if "parfait" in line]
    assert about_ours == []
