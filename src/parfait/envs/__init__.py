"""Environments for research: many games at once, stepped in compiled code. They need the extra `envs`."""
