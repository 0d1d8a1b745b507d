"""Programs for those who work on Parfait."""
