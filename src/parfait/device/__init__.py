"""Tables without a network: the same house, rooms and HTTP API, served inside a browser to its own pages."""
