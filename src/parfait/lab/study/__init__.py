"""Studies: change a rule, and measure the effect in thousands of games."""
