"""Parties: people who meet for an evening, the games they play, and the tally."""
