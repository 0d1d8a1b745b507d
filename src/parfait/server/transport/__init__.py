"""Everything that extends uvicorn: its HTTP and WebSocket protocols, with limits and timeouts, and its supervisor."""
