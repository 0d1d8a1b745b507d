"""Environments for research: batches in NumPy, PettingZoo, OpenSpiel. They need the extra `envs`."""
