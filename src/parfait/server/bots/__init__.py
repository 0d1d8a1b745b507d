"""Processes beside the server: bots that choose moves and give hints, and records that people open."""
