"""Studies: a rule is changed, and games by the thousand say what that does."""
