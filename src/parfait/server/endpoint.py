"""`/ws`: who may connect, and how many."""

from __future__ import annotations

from parfait.server.connection import Connection, Message, Receive, Send
from parfait.server.http.security import Hosts, headers_of
from parfait.server.tables.house import House
from parfait.server.transport.address_limits import address_of


class Sockets:
    def __init__(self, house: House, hosts: Hosts) -> None:
        self.house = house
        self.hosts = hosts

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        status = self._refused(scope)
        if status:
            await self._deny(scope, send, status)
            return
        house = self.house
        address = address_of(scope)
        house.metrics.connections += 1
        house.limits.sockets[address] += 1
        try:
            await send({"type": "websocket.accept"})
            connection = Connection(house, address, receive, send, scope.get("extensions", {}).get("parfait.wire"))
            await connection.run()
        finally:
            house.metrics.connections -= 1
            house.limits.sockets[address] -= 1
            if not house.limits.sockets[address]:
                del house.limits.sockets[address]

    def _refused(self, scope: Message) -> int:
        """An HTTP status, or 0."""
        house, settings = self.house, self.house.settings
        if scope["path"] != "/ws":
            return 404
        if not self.hosts.allows(headers_of(scope)):
            return 403
        if house.stopping or house.metrics.connections >= settings.max_connections:
            return 503
        if house.limits.sockets[address_of(scope)] >= settings.connections_per_address:
            return 429
        return 0

    async def _deny(self, scope: Message, send: Send, status: int) -> None:
        if "websocket.http.response" in scope.get("extensions", {}):
            await send({"type": "websocket.http.response.start", "status": status, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b""})
        else:
            await send({"type": "websocket.close", "code": 1008})
