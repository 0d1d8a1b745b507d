"""What is served by HTTP: the client's files, link previews and the API."""
