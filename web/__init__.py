"""The browser client, and what builds it."""
