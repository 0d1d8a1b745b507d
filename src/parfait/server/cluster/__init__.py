"""Several servers on one PostgreSQL database: the notifications they send each other."""
