"""Players made of code. A bot is given a view, never a state."""

from parfait.bots.random import RandomBot

__all__ = ["RandomBot"]
