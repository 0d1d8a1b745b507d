"""The first pages of many studies, played in one process. Read from and written to standard streams as JSON:

PARFAIT_GAMES=tests/lab/truth/shelf python tests/lab/truth/studies.py < studies.json
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from parfait.lab.study.answers import Answers
from parfait.lab.study.batch import jobs, play
from parfait.lab.study.folder import Folder, version
from parfait.lab.study.measures import Results
from parfait.lab.study.study import read
from parfait.locale import words


def first_page(study: dict[str, Any]) -> dict[str, Any]:
    """What is on the page, block by block, and the options of each set of rules."""
    wanted = read(study)
    with tempfile.TemporaryDirectory() as place:
        folder = Folder(Path(place) / "run")
        folder.begin(wanted, version(wanted.game))
        for wave in jobs(wanted, version(wanted.game)):
            for job in wave:
                folder.keep(play(job))
        answers = Answers(Results(folder), words("en"))
        blocks = [[block.heading, block.sentences] for block in answers.blocks()]
        return {"blocks": blocks, "rules": [dict(variant.options) for variant in wanted.variants()]}


if __name__ == "__main__":
    pages = {name: first_page(study) for name, study in json.load(sys.stdin).items()}
    json.dump(pages, sys.stdout)
