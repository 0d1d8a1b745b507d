"""`python -m tests.engines.pictures FOLDER`: home, every table and a lesson in Firefox and WebKit, to look at."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from parfait import games
from tests.engines.drivers import ENGINES, NotHere
from tests.engines.player import Player
from tests.web.house import House

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}  # WebKitGTK's window is 447 pixels wide at least


def take(house: House, player: Player, folder: Path) -> None:
    """Every page in every size."""
    paths = {"home": "/", "lesson": "/learn/dokitto-ice", "settings": "/settings"}
    for game in games.names():
        place = house.table(game, games.find(game).players[-1])
        paths[game] = f"/t/{place.table}#{place.token}"
    player.come("/")
    for size, shape in SIZES.items():
        player.engine.resize(*shape)
        for name, path in paths.items():
            player.engine.open("about:blank")
            player.engine.open(house.url + path)
            player.wait_for({"home": ".game", "settings": "#theme"}.get(name, "#board"))
            time.sleep(2)  # for the last of its movements
            (folder / f"{player.engine.name.lower()}-{size}-{name}.png").write_bytes(player.engine.picture())


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        house = House(Path(kept))
        house.start()
        try:
            for begin in ENGINES.values():
                try:
                    with begin() as engine:
                        take(house, Player(engine, house.url), folder)
                except NotHere as missing:
                    print(f"not on this machine: {missing}")
        finally:
            house.stop()


if __name__ == "__main__":
    main()
