"""Studies in the server's data folder: listed with the rules that they tried, and their reports as pages apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parfait.server.http import studies
from parfait.server.http.studies import POLICY, folder_of
from tests.server.harness import server

ABOUT = {
    "format": "parfait-study/1",
    "version": "0.1.0+x",
    "study": {"game": "dokitto-ice", "players": 4},
    "variants": [{"options": {}, "varied": {"cone": 3}}, {"options": {"cone": 4}, "varied": {"cone": 4}}],
}


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in {
        "cones": json.dumps(ABOUT),
        "broken": "{",
        "gone": json.dumps({**ABOUT, "study": {"game": "chess", "players": 2}}),
        "newer": json.dumps({**ABOUT, "variants": [{"options": {"sprinkles": 4}, "varied": {}}]}),
        "with space": json.dumps(ABOUT),
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "study.json").write_text(text)
    (tmp_path / "cones" / "report.en.html").write_text("<!doctype html><title>Cones</title>")
    (tmp_path / "secret.html").write_text("not a report")
    monkeypatch.setattr("parfait.server.app.folder_of", lambda database: tmp_path)
    return tmp_path


async def test_studies_are_listed_and_what_is_none_is_left_out(lab: Path) -> None:
    async with server() as here:
        answer = (await here.http.get("/api/studies")).json()
        assert [study["name"] for study in answer["studies"]] == ["cones"]
        [study] = answer["studies"]
        assert study["reports"] == ["en"]
        assert [variant["options"] for variant in study["variants"]] == [{}, {"cone": 4}]
        made = await here.create(study["game"], players=study["players"], options=study["variants"][1]["options"])
        assert here.room(made["table"]).table.state.options.write() == {"cone": 4}


async def test_a_report_is_a_page_that_runs_and_loads_nothing(lab: Path) -> None:
    async with server() as here:
        answer = await here.http.get("/api/studies/cones/en")
        assert answer.status_code == 200
        assert answer.headers.get_list("content-security-policy") == [POLICY]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "Cones" in answer.text
        for missing in ("cones/fr", "cones/xx", "nothing/en", "..%2F/en", "with%20space/en"):
            assert (await here.http.get(f"/api/studies/{missing}")).status_code == 404, missing


def test_studies_lie_beside_the_database(tmp_path: Path) -> None:
    assert folder_of(f"sqlite:{tmp_path}/tables.sqlite3") == tmp_path / "lab"
    assert folder_of("postgresql://somewhere/parfait").name == "lab"
    assert studies.studies(tmp_path / "nowhere").studies == []
