"""The messages between server and client, as types. Imports nothing else of the server."""
