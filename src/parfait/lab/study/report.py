"""A report: one HTML file that needs nothing else, to read, print and send; and its plots as SVG."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

from parfait import extras, locale
from parfait.lab.study import plots
from parfait.lab.study.answers import Answers, Block
from parfait.lab.study.folder import Folder, write_whole
from parfait.lab.study.measures import Results
from parfait.lab.study.sections import Plot, PlotNumbers, Section, sections
from parfait.locale import Words

STYLE = """
:root { color-scheme: light; --ink: #1f2328; --quiet: #5b636d; --line: #d9dde2; --paper: #fff; --wash: #f5f7f9;
  --accent: #0072B2 }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 52rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1.03rem/1.6 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Hiragino Sans", "Noto Sans JP", sans-serif }
header p { color: var(--quiet); margin: 0 }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem }
h2 { font-size: 1.35rem; margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
.answers { margin: 1.5rem 0; padding: 1.1rem 1.4rem; background: var(--wash); border-left: 4px solid var(--accent);
  border-radius: 4px }
.answers h3 { font-size: 1.08rem; margin: 1.1rem 0 .2rem } .answers ul { margin: 0; padding-left: 1.1rem }
.answers li { margin: .35rem 0 } .answers .lead { color: var(--quiet); margin: 0 0 .3rem }
.answers pre { margin: .4rem 0 0; padding: .5rem .8rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: 4px; overflow-x: auto; font-size: .92rem }
nav { font-size: .95rem; display: flex; flex-wrap: wrap; gap: .2rem 1rem } a { color: var(--accent) }
figure { margin: 1.4rem 0; break-inside: avoid } figcaption { font-weight: 600; margin-bottom: .3rem }
svg { width: 100%; height: auto; display: block; overflow: visible }
details { font-size: .9rem; margin: .3rem 0 } summary { color: var(--quiet); cursor: pointer }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { text-align: right; padding: .22rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
th:first-child, td:first-child, td.words { text-align: left } th { color: var(--quiet); font-weight: 600 }
@media print { body { max-width: none; padding: 0 } details { display: block } nav { display: none }
  h2 { break-after: avoid }  .answers { break-after: page } }
"""


def write(folder: Folder, language: str = locale.ENGLISH, to: Path | None = None) -> Path:
    """Write the report of a run and return its path; the plots go to `plots/` next to it."""
    extras.require("lab")
    words = locale.words(language)
    results = Results(folder)
    found = sections(results, words)
    pictures = {plot.name: plots.svg(plot.figure) for section in found for plot in section.plots if plot.figure}
    target = to or folder.path / f"report.{language}.html"
    write_whole(target, page(results, found, pictures, words).encode())
    place = target.parent / "plots"
    place.mkdir(exist_ok=True)
    for name, svg in pictures.items():
        write_whole(place / f"{name}.{language}.svg", svg.encode())
    return target


def page(results: Results, found: list[Section], pictures: dict[str, str], words: Words) -> str:
    answers = Answers(results, words)
    title = answers.title()
    about = words("lab-about", title=words(f"{results.study.game}-title"), players=results.study.seats)
    links = "".join(f'<a href="#{section.name}">{_text(section.title)}</a>' for section in found)
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{_text(title)}</title><style>{STYLE}</style></head><body>",
        f"<header><h1>{_text(title)}</h1><p>{_text(about)}</p></header>",
        f'<section class="answers" aria-label="{_text(words("lab-section-answers"))}">',
    ]
    for block in answers.blocks():
        parts += _block(block)
    parts.append(f"</section><nav>{links}</nav>")
    for section in found:
        parts += _section(section, pictures, words)
    return "\n".join([*parts, "</body></html>\n"])


def _block(block: Block) -> Iterator[str]:
    if not block.heading:
        yield from (f'<p class="lead">{_text(sentence)}</p>' for sentence in block.sentences)
        return
    yield f"<h3>{_text(block.heading)}</h3><ul>"
    yield from (f"<li>{_text(sentence)}</li>" for sentence in block.sentences)
    yield "</ul>"
    if block.command:
        yield f"<pre><code>{_text(block.command)}</code></pre>"


def _section(section: Section, pictures: dict[str, str], words: Words) -> Iterator[str]:
    yield f'<section id="{section.name}"><h2>{_text(section.title)}</h2>'
    for sentence in section.sentences:
        yield f"<p>{_text(sentence)}</p>"
    for plot in section.plots:
        yield from _plot(plot, pictures, words)
    yield "</section>"


def _plot(plot: Plot, pictures: dict[str, str], words: Words) -> Iterator[str]:
    yield f"<figure><figcaption>{_text(plot.caption)}</figcaption>"
    if plot.name in pictures or plot.folded:
        if plot.name in pictures:
            yield _named_apart(pictures[plot.name], plot.name, plot.caption)
        yield f"<details><summary>{_text(words('lab-numbers'))}</summary>{_table(plot.numbers)}</details>"
    else:
        yield _table(plot.numbers)
    yield "</figure>"


def _named_apart(svg: str, name: str, caption: str) -> str:
    """Make the ids of a plot unique in the page, and give it a text for screen readers."""
    svg = re.sub(r'(id="|href="#|url\(#)', lambda found: f"{found[1]}{name}-", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{_text(caption)}"', 1)


def _table(numbers: PlotNumbers) -> str:
    head = "".join(f"<th>{_text(cell)}</th>" for cell in numbers.head)
    rows = "".join(
        "<tr>" + "".join(f"<td{' class=words' if len(cell) > 40 else ''}>{_text(cell)}</td>" for cell in row) + "</tr>"
        for row in numbers.rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _text(text: str) -> str:
    return html.escape(text)
