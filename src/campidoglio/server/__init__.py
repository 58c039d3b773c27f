"""Tables in the browser: who sits where, what was played, who may see what. Games come from the registry."""
