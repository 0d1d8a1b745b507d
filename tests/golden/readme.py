"""The tables of games in the README and in the index of the rules, made of the games' own data."""

from __future__ import annotations

from pathlib import Path

from parfait import games, pages
from parfait.locale import LANGUAGES, words

ROOT = Path(__file__).parents[2]
NAMES = {"fr": "français", "ja": "日本語"}
BEGIN, END = "<!-- games: written by make golden -->", "<!-- end of games -->"


def with_table(page: Path, lines: list[str]) -> str:
    """The page with these lines between its marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{page.name}: {BEGIN} and {END} are missing"
    return f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{after}"


def readme() -> str:
    lines = ["| game | players | minutes | rules |", "|---|---|---|---|"]
    for game in games.games():
        numbers = sorted(pages.numbers(game.name), key=pages.place)
        cells = (
            f"**{game.title}** — {words('en')(f'{game.name}-tagline')}",
            game.player_counts,
            str(game.minutes),
            f"[{numbers[0]} … {numbers[-1]}](docs/rules/{game.name}.md)",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return with_table(ROOT / "README.md", lines)


def rules_index() -> str:
    lines = ["| page | game | players | also in |", "|---|---|---|---|"]
    for game in games.games():
        licence = f" ({game.licence})" if game.licence else ""
        named = f"{game.title}, {game.designers}{licence}"
        others = " · ".join(
            f"[{NAMES[language]}]({language}/{game.name}.md)"
            for language in LANGUAGES[1:]
            if (ROOT / f"docs/rules/{language}/{game.name}.md").is_file()
        )
        lines.append(f"| [{game.name}.md]({game.name}.md) | {named} | {game.player_counts} | {others} |")
    return with_table(ROOT / "docs/rules/README.md", lines)


def written() -> dict[Path, str]:
    return {ROOT / "README.md": readme(), ROOT / "docs/rules/README.md": rules_index()}
