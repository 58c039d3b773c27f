"""A bot for Campidoglio's arena: it takes any legal action.

campidoglio arena campanile --bots random --bot "port:python examples/bots/random_bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    action = random.choice(question["legal"])
    print(json.dumps({"action": action}), flush=True)
