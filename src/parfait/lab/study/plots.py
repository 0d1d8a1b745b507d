"""The plots of a report, as matplotlib figures: labelled, printable, in colours that everyone can distinguish."""

from __future__ import annotations

import io
import math
import textwrap
import warnings
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from parfait.lab.study.changes import MeasuredChange
from parfait.lab.study.measures import MeanEstimate, Results, share_estimate
from parfait.lab.study.naming import ENGLISH, bot_name, measure_name, variant_name
from parfait.locale import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

    from parfait.lab.study.columns import Column

# Okabe and Ito's colours, which the colour-blind can tell apart; and marks, for print in black and white.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
MARKS = "osD^vPX"
JAPANESE = ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "IPAexGothic", "TakaoGothic")
INK, QUIET = "#222222", "#8a8a8a"
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # words stay words: every language in the reader's own font
    "svg.hashsalt": "parfait",  # the same figure is the same file
    "font.size": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.grid": True,
    "grid.color": "#e6e6e6",
    "axes.axisbelow": True,
    "legend.frameon": False,
}


def _figure(width: float = 7.2, height: float = 3.4) -> tuple[Figure, Axes]:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({**STYLE, "font.family": _fonts()}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
    return figure, axes


@cache
def _fonts() -> list[str]:
    """One for Latin letters and, if this machine has any, one for Japanese: pictures in a notebook need it, and in SVG
    it is the reader's font that draws them."""
    from matplotlib.font_manager import get_font_names

    here = set(get_font_names())
    return ["DejaVu Sans", *[name for name in JAPANESE if name in here][:1], "sans-serif"]


def svg(figure: Figure) -> str:
    """The figure as SVG, without anything that changes from run to run."""
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG

    file = io.StringIO()
    with mpl.rc_context({**STYLE, "font.family": _fonts()}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # it is the reader's font that draws them
        if layout := figure.get_layout_engine():  # for which `savefig` would draw everything once more
            FigureCanvasSVG(figure)
            layout.execute(figure)
            figure.set_layout_engine(None)
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    return text[text.index("<svg") :]


def _wrapped(text: str, width: int = 34) -> str:
    """A label in at most three lines; a letter of Japanese is as wide as two of ours."""
    wide = sum(ord(letter) > 0x2E80 for letter in text) > len(text) / 3
    return "\n".join(textwrap.wrap(text, width // 2 if wide else width, max_lines=3, placeholder="…"))


def _legend(axes: Axes, entries: int) -> None:
    if entries > 1:
        axes.legend(
            loc="lower left", bbox_to_anchor=(0.0, 1.0), fontsize=10, ncols=2 if entries > 2 else entries, frameon=False
        )


def _number_axis(axis: Axis, words: Words, percent: bool = True) -> None:
    """Numbers as the reader's language writes them."""
    from matplotlib.ticker import FuncFormatter

    def written(value: float, place: int | None) -> str:
        number = words("lab-number-2", value=round(100 * value if percent else value, 6) + 0.0)
        return (words("percent", value=number) if percent else number).replace("-", "−")

    axis.set_major_formatter(FuncFormatter(written))


def seats(results: Results, words: Words = ENGLISH) -> Figure:
    """Each seat's share of the wins, with intervals, and a fair share."""
    figure, axes = _figure()
    count, variants = results.players, results.variants
    for at, variant in enumerate(variants):
        shift = (at - (len(variants) - 1) / 2) * min(0.16, 0.8 / len(variants))
        found = results.seats(variant.number)
        axes.errorbar(
            [seat + 1 + shift for seat in range(count)],
            [each.mean for each in found],
            yerr=_arms(found),
            fmt=MARKS[at % len(MARKS)],
            color=COLOURS[at % len(COLOURS)],
            capsize=3,
            label=_wrapped(variant_name(results.study, variant, words)),
        )
    axes.axhline(1 / count, color=INK, linestyle="--", linewidth=1, label=words("lab-fair"))
    axes.set_xticks(range(1, count + 1), [words("lab-seat", seat=seat + 1) for seat in range(count)])
    axes.set_ylabel(words("lab-share-won"))
    axes.grid(axis="x", visible=False)
    _number_axis(axes.yaxis, words)
    _legend(axes, len(variants) + 1)
    return figure


def lengths(results: Results, words: Words = ENGLISH) -> Figure | None:
    """How long games are, in turns or moves. Nothing if all are equally long."""
    import numpy as np

    figure, axes = _figure()
    values = {variant.number: results.values(results.pace, variant.number) for variant in results.variants}
    together = np.concatenate(list(values.values()))
    if not len(together) or together.min() == together.max():
        return None
    edges = np.histogram_bin_edges(together, bins=24)
    for at, variant in enumerate(results.variants):
        heights, _ = np.histogram(values[variant.number], bins=edges)
        axes.stairs(
            heights / max(1, heights.sum()),
            edges,
            color=COLOURS[at % len(COLOURS)],
            linewidth=2,
            linestyle=("-", "--", "-.", ":")[at % 4],
            label=_wrapped(variant_name(results.study, variant, words)),
        )
    axes.set_xlabel(words(f"lab-what-{results.pace}"))
    _number_axis(axes.xaxis, words, percent=False)
    axes.set_ylabel(words("lab-share-games"))
    _number_axis(axes.yaxis, words)
    _legend(axes, len(results.variants))
    return figure


def scores(results: Results, words: Words = ENGLISH) -> Figure:
    """Final scores of winners and of the others: the middle half, the middle nine tenths, and the median."""
    figure, axes = _figure(height=0.9 + 0.75 * max(2, len(results.variants)))
    names: list[str] = []
    for at, variant in enumerate(results.variants):
        for who, (shift, colour) in {"winner": (0.17, COLOURS[0]), "others": (-0.17, COLOURS[1])}.items():
            values = results.scores_of(variant.number, who)
            if not len(values):
                continue
            low, q1, middle, q3, high = _quantiles(values, (0.05, 0.25, 0.5, 0.75, 0.95))
            y = -at + shift
            axes.hlines(y, low, high, color=colour, linewidth=1.5)
            axes.hlines(y, q1, q3, color=colour, linewidth=7, label=words(f"lab-{who}") if at == 0 else "_")
            axes.plot([middle], [y], "o", color=colour, markeredgecolor="white", markersize=9, markeredgewidth=1.5)
        names.append(_wrapped(variant_name(results.study, variant, words)))
    axes.set_yticks([-at for at in range(len(names))], names)
    axes.set_xlabel(words("lab-score"))
    _number_axis(axes.xaxis, words, percent=False)
    axes.grid(axis="y", visible=False)
    _legend(axes, 2 if results.is_contested else 1)
    return figure


def _arm(length: float) -> float:
    """The error bar of an interval; for a single deal it is unbounded, and none is drawn."""
    return max(0.0, length) if math.isfinite(length) else 0.0


def _quantiles(values: Column, at: Sequence[float]) -> list[float]:
    import numpy as np

    return [float(each) for each in np.quantile(values, at)]


def known(results: Results, words: Words = ENGLISH) -> Figure:
    """How often the player who is ahead at a point of the game wins it, with intervals."""
    figure, axes = _figure()
    for at, variant in enumerate(results.variants):
        found = results.amounts("known", variant.number)
        tenths = sorted(int(tenth) for tenth in found)
        each = [share_estimate(list(found[str(tenth)].values())) for tenth in tenths]
        shift = (at - (len(results.variants) - 1) / 2) * min(1.2, 6 / len(results.variants))
        axes.errorbar(
            [10 * tenth + shift for tenth in tenths],
            [one.mean for one in each],
            yerr=_arms(each),
            marker=MARKS[at % len(MARKS)],
            color=COLOURS[at % len(COLOURS)],
            capsize=2,
            linewidth=1,
            label=_wrapped(variant_name(results.study, variant, words)),
        )
    axes.axhline(1 / results.players, color=INK, linestyle="--", linewidth=1, label=words("lab-guess"))
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(words("lab-of-game"))
    axes.set_ylabel(words("lab-leader-wins"))
    _number_axis(axes.yaxis, words)
    _legend(axes, len(results.variants) + 1)
    return figure


def _arms(each: Sequence[MeanEstimate]) -> list[list[float]]:
    return [[_arm(one.mean - one.low) for one in each], [_arm(one.high - one.mean) for one in each]]


def ladder(results: Results, words: Words = ENGLISH) -> Figure:
    """How often each bot of the ladder beats the one below."""
    figure, axes = _figure(height=0.9 + 0.45 * max(2, len(results.study.ladder)) * max(1, len(results.variants) / 2))
    names: list[str] = []
    for at, variant in enumerate(results.variants):
        for rung, (weaker, stronger, each) in enumerate(results.ladder(variant.number)):
            y = -rung - (at - (len(results.variants) - 1) / 2) * min(0.2, 0.8 / len(results.variants))
            axes.errorbar(
                [each.mean],
                [y],
                xerr=[[_arm(each.mean - each.low)], [_arm(each.high - each.mean)]],
                fmt=MARKS[at % len(MARKS)],
                color=COLOURS[at % len(COLOURS)],
                capsize=3,
                label=_wrapped(variant_name(results.study, variant, words)) if rung == 0 else None,
            )
            if at == 0:
                named = {"stronger": bot_name(stronger, words), "weaker": bot_name(weaker, words)}
                names.append(_wrapped(words("lab-beats", **named)))
    axes.axvline(0.5, color=INK, linestyle="--", linewidth=1)
    axes.set_yticks([-rung for rung in range(len(names))], names)
    axes.set_ylim(-len(names) + 0.4, 0.6)
    axes.set_xlabel(words("lab-share-won"))
    axes.grid(axis="y", visible=False)
    _number_axis(axes.xaxis, words)
    _legend(axes, len(results.variants))
    return figure


def bars(
    rows: Sequence[tuple[str, Sequence[MeanEstimate]]],
    names: Sequence[str],
    label: str,
    words: Words = ENGLISH,
    percent: bool = True,
) -> Figure | None:
    """Horizontal bars with intervals: a row for each thing, a bar in it for each variant. Nothing for a single bar, or
    if all bars are equally long."""
    if len({round(each.mean, 3) for _, values in rows for each in values}) < 2:
        return None
    figure, axes = _figure(height=0.9 + 0.24 * max(3, len(rows)) * max(1.0, 0.55 * len(names)))
    thick = 0.8 / len(names)
    for at, name in enumerate(names):
        found = [values[at] for _, values in rows]
        axes.barh(
            [-row + 0.4 - thick * (at + 0.5) for row in range(len(rows))],
            [0.0 if math.isnan(each.mean) else each.mean for each in found],
            height=thick * 0.92,
            color=COLOURS[at % len(COLOURS)],
            hatch=("", "//", "..", "xx", "\\\\", "++", "oo")[at % 7],
            edgecolor="white",
            xerr=_arms(found),
            error_kw={"ecolor": INK, "elinewidth": 0.9, "capsize": 1.5},
            label=_wrapped(name),
        )
    axes.set_yticks([-row for row in range(len(rows))], [_wrapped(name) for name, _ in rows])
    axes.set_ylim(-len(rows) + 0.4, 0.6)
    axes.set_xlabel(label)
    axes.grid(axis="y", visible=False)
    _number_axis(axes.xaxis, words, percent)
    _legend(axes, len(names))
    return figure


def differences(results: Results, found: Sequence[MeasuredChange], words: Words = ENGLISH) -> Figure | None:
    """What each variant changes in a measure, compared with the first set of rules. Nothing if none does."""
    if not any(each.mean for each in found):
        return None
    figure, axes = _figure(height=0.9 + 0.38 * max(2, len(found)))
    names = {variant.number: _wrapped(variant_name(results.study, variant, words)) for variant in results.variants}
    for row, each in enumerate(found):
        axes.errorbar(
            [each.mean],
            [-row],
            xerr=[[_arm(each.mean - each.low)], [_arm(each.high - each.mean)]],
            fmt="o",
            color=COLOURS[1] if each.clear else QUIET,
            markerfacecolor=COLOURS[1] if each.clear else "white",
            capsize=3,
        )
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_yticks([-row for row in range(len(found))], [names[each.variant] for each in found])
    axes.set_ylim(-len(found) + 0.4, 0.6)
    measure = found[0].measure
    axes.set_xlabel(_wrapped(words("lab-change-in", measure=measure_name(results.study.game, measure, words)), 70))
    axes.grid(axis="y", visible=False)
    _number_axis(axes.xaxis, words, measure.share)
    return figure
