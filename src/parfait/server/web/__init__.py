"""What a browser asks for over HTTP: the client's files and the API."""
