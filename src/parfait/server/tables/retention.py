"""Retention: finished games, chat and names are deleted when their time has come, a few at a time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import structlog

from parfait.server.protocol.messages import CLOSED, FINISHED
from parfait.server.store import Backend, StorageUnavailable
from parfait.server.tables import erasure
from parfait.server.tables.erasure import Extent

if TYPE_CHECKING:
    from parfait.server.tables.house import House

ROUND = 60.0  # seconds between two looks
NEXT_BATCH = 1.0  # seconds, while there is more to do
BATCH = 20  # tables: what one batch takes, moves wait for
SCRUB_AFTER = 86400.0  # seconds after which the file is rewritten though people are connected
DAY = 86400.0
DELETED = max(Extent) + 1  # more than any extent of what is erased

log = structlog.get_logger()


class Rule(NamedTuple):
    status: str
    days: float
    erased: int  # to what extent, or DELETED


class Retention:
    def __init__(self, house: House) -> None:
        self.house = house
        settings = house.settings
        rules = [
            Rule(FINISHED, settings.keep_finished_days, DELETED),
            Rule(CLOSED, settings.keep_abandoned_days, DELETED),
            *(Rule(status, settings.keep_names_days, Extent.NAMES) for status in (FINISHED, CLOSED)),
            *(Rule(status, settings.keep_chat_days, Extent.CHAT) for status in (FINISHED, CLOSED)),
        ]
        self.rules = [rule for rule in rules if rule.days > 0]
        self.unreadable: set[str] = set()
        self.unscrubbed: float | None = None  # since when something that is deleted may be left in the file

    async def run(self) -> None:
        while self.rules:
            more = False
            try:
                more = await self.tidy()
                if not more:
                    await self._scrub()
            except StorageUnavailable:
                pass  # the maintenance says so
            except Exception as error:
                self.house.fault("retention", error)
            await asyncio.sleep(NEXT_BATCH if more else ROUND)

    async def tidy(self) -> bool:
        """Apply one batch of each rule; return whether there is more to do."""
        more = False
        for rule in self.rules:
            before = self.house.now() - rule.days * DAY
            limit = BATCH + len(self.unreadable)
            ended = partial(_ended, rule, before, limit)
            ids = [id for id in await self.house.store.read(ended) if id not in self.unreadable][:BATCH]
            if not ids:
                continue
            more = more or len(ids) == BATCH
            if rule.erased == DELETED:
                await self.house.store.write(partial(_delete, ids))
            else:
                for id in ids:
                    await self._erase(id, Extent(rule.erased))
            if self.unscrubbed is None:
                self.unscrubbed = self.house.now()
            self.house.changed_elsewhere(ids)
            log.info("kept_no_longer", tables=len(ids), status=rule.status, erased=rule.erased)
        return more

    async def _erase(self, id: str, extent: Extent) -> None:
        try:
            await self.house.store.write(partial(erase, id, extent, self.house.now()))
        except StorageUnavailable:
            raise
        except Exception as error:  # the other tables have their time, too
            self.unreadable.add(id)
            self.house.fault("erasing", error)

    async def _scrub(self) -> None:
        """Rewrite the file while nobody is connected, or once a day."""
        since = self.unscrubbed
        if since is not None and (not self.house.metrics.connections or self.house.now() - since > SCRUB_AFTER):
            self.unscrubbed = None
            await self.house.store.write(lambda database: database.scrub())


def _delete(ids: list[str], database: Backend) -> None:
    database.delete(ids)


def _ended(rule: Rule, before: float, limit: int, database: Backend) -> list[str]:
    return database.ended(rule.status, before, rule.erased, limit)


def erase(id: str, extent: Extent, now: float, database: Backend) -> bool:
    """Erase the chat of a table, or names and chat; False if it is gone, or changed meanwhile."""
    key, summary = database.find(id), database.summary(id)
    if key is None or summary is None:
        return False
    return database.erase(key, erasure.rewritten(database.log(key), summary, extent, now))
