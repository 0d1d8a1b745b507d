"""The wire: messages and their types, the WebSocket, connections and their limits."""
