"""Plays a seat of a server with the first legal action: first_legal.py SERVER TOKEN TABLE."""

import json
import sys
from uuid import uuid4

from websockets.sync.client import connect

server, token, table = sys.argv[1:]
door = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(door, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    socket.send('{"type": "hello"}')
    for message in map(json.loads, socket):
        position = message.get("position") or {}
        if position.get("outcome"):
            print("scores", *position["outcome"]["scores"])
            break
        if position.get("legal"):
            move = {"question": position["question"], "actions": position["legal"][:1]}
            socket.send(json.dumps({"type": "play", "request": uuid4().hex, **move}))
