"""Counting what is left of editors' word lists."""

from __future__ import annotations

from pathlib import Path

from tools import word_lists

LIST = """
| # | file | key | now | better |
|---|---|---|---|---|
| 1 | words.en.ftl | `pig-roll` | You roll anew | You roll again |
| 2 | words.en.ftl | `pig-stop` | You roll anew | You stop |
| 3 | pig.md | PI-2 | Who has most wins. | The player with the most points wins. |
| 4 | pig.md | PI-1 | Who has most wins. | The player with the most points wins. |
"""


def test_a_row_stands_while_its_message_or_rule_has_the_old_words(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("pig-stop = You stop.\npig-roll = You roll anew.\n", "utf-8")
    (tmp_path / "pig.md").write_text("- **PI-1** Roll a die.\n- **PI-2** Who has most\n  wins.\n", "utf-8")
    stand = [word_lists.standing(row, (tmp_path,)) for row in word_lists.rows(LIST)]
    assert stand == [True, False, True, False]
