"""The client's TypeScript types, generated from Python: messages, views and options."""
