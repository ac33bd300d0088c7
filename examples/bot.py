#!/usr/bin/env python3
"""A complete bot for Hadal in plain Python, standard library only: it plays by chance, and never gives up.

    python3 bot.py http://localhost:8080 --open 2 --against greedy    opens a table against one of our bots
    python3 bot.py http://localhost:8080 --open 2                     opens a table and tells its code
    python3 bot.py http://localhost:8080 --code ABCDE                 sits down at the table with this code

HADAL_TOKEN holds the token of a bot; without one it plays as a guest. docs/API.md explains all of it.
To make it a better player, change `choose`.
"""

import argparse
import base64
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def choose(decisions, state):
    """What to answer with. state["view"] has everything this seat may see."""
    return random.choice(decisions)


# ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────────


class Server:
    """The server, and who we are there: a token if there is one, else the cookie that a guest gets."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        token = os.environ.get("HADAL_TOKEN")
        self.identity = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method, path, body=None):
        headers = dict(self.identity)
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                cookie = response.headers.get("Set-Cookie")
                if cookie:
                    self.identity["Cookie"] = cookie.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as error:
            said = json.load(error)["error"]
            sys.exit(f"{said['code']}: {said['message']}")


def sit_down(server, options):
    """Finds our seat at a table: one that we open, or one that somebody else has opened."""
    if "Authorization" not in server.identity:
        server.ask("POST", "/api/guest", {"name": options.name})
    if options.open:
        seats = range(1, options.open) if options.against else ()
        bots = [{"seat": seat, "bot": options.against} for seat in seats]
        table = {"players": options.open, "bots": bots, "pace": "instant"}
        return server.ask("POST", "/api/tables", table)
    table = options.table or server.ask("GET", f"/api/codes/{options.code}")["id"]
    return server.ask("POST", f"/api/tables/{table}/seats", {})


# ── The game ─────────────────────────────────────────────────────────────────────────────────────────


def patch(before, change):
    """Changes plain data: [] it is gone, [value] it is replaced, [at, deleted, ...items] a list has other
    items from there on, {name: patch} it has changed inside, lists by index."""
    if isinstance(change, list):
        if len(change) < 2:
            return change[0] if change else None
        at, deleted, *items = change
        return before[:at] + items + before[at + deleted :]
    after = before.copy()
    for name, inside in change.items():
        where = int(name) if isinstance(after, list) else name
        if inside == []:
            del after[where]
        elif isinstance(after, list):
            after[where] = patch(after[where], inside)
        else:
            after[where] = patch(after.get(where), inside)
    return after


class Game:
    def __init__(self, server, table, pause):
        self.server = server
        self.id = table["id"]
        self.is_owner = table["isOwner"]
        self.pause = pause
        self.seat = None
        self.state = None
        # What we have sent and nobody has answered: sent again with the same id it is done once.
        self.pending = None

    def play(self):
        """Plays to the end, connecting again whenever the connection breaks off."""
        while True:
            try:
                self.wire = Socket(self.server, f"/api/tables/{self.id}/socket")
                while True:
                    self.received(self.wire.receive())
                    if self.state and self.state.get("result"):
                        return self.state["result"]
                    self.decide()
            except OSError as error:
                print(f"The connection broke off ({error}); once more.", file=sys.stderr)
                time.sleep(0.5)

    def received(self, frame):
        kind = frame["type"]
        if kind == "welcome":
            if frame["protocol"] != 1:
                sys.exit(f"This server speaks protocol {frame['protocol']}.")
            self.state = frame.get("state")
            self.seat = frame.get("seat")
            self.send_pending()
            self.begin(frame["table"])
        elif kind == "lobby":
            self.begin(frame["table"])
        elif kind == "update" and "patch" in frame:
            self.state = patch(self.state, frame["patch"])
        elif kind == "accepted" and self.is_pending(frame):
            self.pending = None
        elif kind == "refused" and self.is_pending(frame):
            if frame["refusal"]["reason"] == "try-again":
                time.sleep(1)
                self.send_pending()
            else:
                self.pending = None
        elif kind == "error" and frame["error"]["code"] == "too-many":
            # Too fast: what was sent was not read.
            time.sleep(1)
            self.send_pending()
        elif kind == "bye":
            print(f"{frame['error']['code']}: {frame['error']['message']}", file=sys.stderr)

    def is_pending(self, frame):
        return self.pending is not None and frame["id"] == self.pending["id"]

    def send_pending(self):
        if self.pending is not None:
            self.wire.send(self.pending)

    def begin(self, table):
        """Whoever has opened the table begins the game when every seat is taken."""
        is_full = all(seat["kind"] != "free" for seat in table["seats"])
        if self.is_owner and table["state"] == "open" and is_full:
            self.is_owner = False
            self.server.ask("POST", f"/api/tables/{self.id}/start", {})

    def decide(self):
        """Does what is to be done: one thing at a time."""
        if self.pending or not self.state:
            return
        act = self.agreement() or self.answer()
        if act is None:
            return
        time.sleep(self.pause)
        self.pending = {
            "type": "act",
            "id": secrets.token_urlsafe(12),
            "version": self.state["version"],
            "act": act,
        }
        self.send_pending()

    def agreement(self):
        """Bots have nothing against a pause, nor against somebody's second thoughts."""
        pause, undo = self.state.get("pause"), self.state.get("undoAsked")
        if pause and not pause["isPaused"] and self.seat not in pause["agreed"]:
            return {"type": "pause"}
        if undo and undo["seat"] != self.seat and self.seat not in undo["allowed"]:
            return {"type": "allow-undo"}
        return None

    def answer(self):
        """The answer to our question, if we are asked and have not answered."""
        state = self.state
        is_paused = state.get("pause", {}).get("isPaused", False)
        if "question" not in state or "answer" in state or is_paused:
            return None
        return {"type": "decide", "decisions": [choose(state["question"]["decisions"], state)]}


# ── The socket: a handshake by HTTP, then frames of a few bytes before each text (RFC 6455) ──────────────


class Socket:
    def __init__(self, server, path):
        url = urlsplit(server.url)
        is_safe = url.scheme == "https"
        address = (url.hostname, url.port or (443 if is_safe else 80))
        plain = socket.create_connection(address, timeout=60)
        if is_safe:
            plain = ssl.create_default_context().wrap_socket(plain, server_hostname=url.hostname)
        self.wire = plain
        self.bytes = plain.makefile("rb")
        headers = {
            "Host": url.netloc,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **server.identity,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        self.wire.sendall("\r\n".join([*lines, "", ""]).encode())
        status = self.bytes.readline().decode().strip()
        while self.bytes.readline().strip():
            pass
        if " 101 " not in status:
            raise OSError(status or "nobody answers")

    def send(self, frame):
        self.write(1, json.dumps(frame).encode())

    def write(self, kind, payload):
        """What clients send is masked."""
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.wire.sendall(head + mask + masked)

    def receive(self):
        """The next frame of the table. The server asks every 25 seconds whether we are there."""
        text = b""
        while True:
            first, size = self.read(2)
            size &= 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            payload = self.read(size)
            kind = first & 0x0F
            if kind == 8:
                raise OSError("closed")
            if kind == 9:
                self.write(10, payload)
            if kind <= 2:
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def read(self, size):
        data = self.bytes.read(size)
        if len(data) < size:
            raise OSError("cut off")
        return data


def main():
    parser = argparse.ArgumentParser(description="Plays Abyss by chance.")
    parser.add_argument("server", nargs="?", default="http://localhost:8080")
    parser.add_argument("--open", type=int, help="open a table for so many")
    parser.add_argument("--against", help="with this bot of ours in all other seats")
    parser.add_argument("--code", help="the code of a table")
    parser.add_argument("--table", help="the id of a table")
    parser.add_argument("--name", default="Python bot")
    parser.add_argument("--pause", type=int, default=100, help="milliseconds before each decision")
    options = parser.parse_args()
    server = Server(options.server)
    table = sit_down(server, options)
    code = f" code {table['code']}" if "code" in table else ""
    print(f"table {table['id']}{code}", flush=True)
    result = Game(server, table, options.pause / 1000).play()
    places = [{name: seat[name] for name in ("seat", "total", "place")} for seat in result]
    print(f"over {json.dumps(places, separators=(',', ':'))}", flush=True)


if __name__ == "__main__":
    main()
