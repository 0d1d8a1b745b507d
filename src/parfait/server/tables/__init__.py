"""Tables: the log of entries, what it makes of a table, and the rooms that keep tables in memory."""
