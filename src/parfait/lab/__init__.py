"""The lab: bots play each other by the hundred, games are looked at again, and figures come with their doubt."""
