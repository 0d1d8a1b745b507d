"""Everything served over HTTP: the client's files, link previews and the API."""
