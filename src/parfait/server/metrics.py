"""Figures for /metrics. Plain numbers, turned into Prometheus' text only when it asks.

Nothing here depends on what a seat hides: anyone who plays may look, unless a proxy keeps them from it. So there are no
sizes of messages (a seat's legal moves are as long as they are many), and no rules that somebody's move broke.
"""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import structlog

from parfait import __version__
from parfait.build import build_id
from parfait.core import IllegalMove, ParfaitError
from parfait.server.health import Health

if TYPE_CHECKING:
    from prometheus_client.core import Metric
    from prometheus_client.registry import Collector

log = structlog.get_logger()
COMMIT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.moves = 0
        self.bot_moves = 0
        self.timeouts = 0
        self.messages_in = 0
        self.messages_out = 0
        self.commits = 0
        self.commit_units = 0
        self.commit_seconds = 0.0
        self.commit_buckets = [0] * (len(COMMIT_BUCKETS) + 1)
        self.tables_created = 0
        self.connections = 0
        self.bot_jobs_failed = 0
        self.bot_workers_replaced = 0
        self.health = Health()
        self.errors: Counter[str] = Counter()  # by key
        self.gauges: dict[str, Callable[[], float]] = {}

    def moved(self, by: str) -> None:
        """Count a committed move; `by` as in the log."""
        self.moves += 1
        self.bot_moves += by != ""
        self.timeouts += by == "time"

    def refused(self, error: ParfaitError) -> None:
        self.errors["illegal-move" if isinstance(error, IllegalMove) else error.key] += 1

    def fault(self, where: str, error: BaseException, **about: object) -> None:
        """Log and count a bug of ours, in any thread, and continue. `about`: which table, for example."""
        self.errors["fault"] += 1
        log.error("fault", where=where, exc_info=error, **about)

    def committed(self, units: int, seconds: float) -> None:
        self.commits += 1
        self.commit_units += units
        self.commit_seconds += seconds
        for i, limit in enumerate(COMMIT_BUCKETS):
            if seconds <= limit:
                self.commit_buckets[i] += 1
                return
        self.commit_buckets[-1] += 1

    def text(self) -> bytes:
        return _text(self)

    def text_with(self, others: Mapping[str, str]) -> bytes:
        """The figures of all processes of this server, with the process number as the label `worker`."""
        from prometheus_client.parser import text_string_to_metric_families

        families: dict[str, Metric] = {}
        for worker, text in {str(os.getpid()): self.text().decode(), **others}.items():
            for family in text_string_to_metric_families(text):
                samples = [sample._replace(labels={"worker": worker, **sample.labels}) for sample in family.samples]
                known = families.setdefault(family.name, family)
                known.samples = samples if known is family else [*known.samples, *samples]
        return _text(Collected(list(families.values())))

    def collect(self) -> Iterator[Metric]:
        from prometheus_client import ProcessCollector
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        for name, value, about in (
            ("moves", self.moves, "Moves committed."),
            ("bot_moves", self.bot_moves, "Moves committed that a bot made."),
            ("timeouts", self.timeouts, "Moves that a bot made for someone out of time."),
            ("messages_in", self.messages_in, "Messages received."),
            ("messages_out", self.messages_out, "Messages sent."),
            ("committed_entries", self.commit_units, "Entries committed."),
            ("tables_created", self.tables_created, "Tables created."),
            ("bot_jobs_failed", self.bot_jobs_failed, "Bot jobs that ended in a random move."),
            ("bot_workers_replaced", self.bot_workers_replaced, "Bot processes that died or were too slow."),
        ):
            yield CounterMetricFamily(f"parfait_{name}", about, value=value)
        errors = CounterMetricFamily("parfait_refusals", "Requests refused, by reason.", labels=["key"])
        for key, count in sorted(self.errors.items()):
            errors.add_metric([key], count)
        yield errors
        yield GaugeMetricFamily("parfait_connections", "Open WebSockets.", value=self.connections)
        for name, value, about in (
            ("storage_away", self.health.away, "1 while the database does not answer, or cannot be written to."),
            ("storage_damaged", bool(self.health.damage), "1 once the database was found to be damaged."),
        ):
            yield GaugeMetricFamily(f"parfait_{name}", about, value=value)
        for name, gauge in self.gauges.items():
            yield GaugeMetricFamily(f"parfait_{name}", name.replace("_", " ") + ".", value=gauge())
        commits = HistogramMetricFamily("parfait_commit_seconds", "Time of a commit.")
        total, buckets = 0, []
        for limit, count in zip([*map(str, COMMIT_BUCKETS), "+Inf"], self.commit_buckets, strict=True):
            total += count
            buckets.append((limit, float(total)))
        commits.add_metric([], buckets, self.commit_seconds)
        yield commits
        build = {"version": __version__, "build": build_id(), "python": platform.python_version()}
        yield InfoMetricFamily("parfait_build", "Which Parfait this is.", value=build)
        yield from ProcessCollector(registry=None).collect()  # memory, processor time, descriptors; on Linux


class Collected:
    """Figures that have already been collected."""

    def __init__(self, families: list[Metric]) -> None:
        self.families = families

    def collect(self) -> list[Metric]:
        return self.families


def _text(collector: Collector) -> bytes:
    from prometheus_client import CollectorRegistry, generate_latest

    registry = CollectorRegistry()
    registry.register(collector)
    return generate_latest(registry)
