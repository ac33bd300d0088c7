"""Learns from the games that actors play: python3 learner.py FOLDER

`npm run lab -- train` starts it. The folder is described in ../src/training/folder.ts, the plan in plan.ts, rows of
samples in samples.ts, files of weights in packages/bots/src/net/file.ts. Works on a GPU if there is one.
"""

import json
import math
import os
import signal
import struct
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SEATS = 5
WHOLE = 240.0
SCORE_UNIT = 50.0
WEIGHT_DECAY = 1e-4


class Head(nn.Module):
    """relu, a narrow layer, relu, the outputs."""

    def __init__(self, hidden, inner, outputs):
        super().__init__()
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.inner = nn.Linear(hidden, inner)
        self.outer = nn.Linear(inner, outputs)

    def forward(self, summed):
        return self.outer(F.relu(self.inner(F.relu(summed + self.bias))))


class Net(nn.Module):
    """One first layer for state and action, and a head for each."""

    def __init__(self, plan):
        super().__init__()
        hidden, inner = plan["hidden"], plan["inner"]
        self.state = nn.Parameter(torch.zeros(plan["state"], hidden))
        self.action = nn.Parameter(torch.zeros(plan["action"], hidden))
        self.action_head = Head(hidden, inner, 2)
        self.state_head = Head(hidden, inner, 2 * SEATS)

    def forward(self, state, action):
        summed = state @ self.state
        return self.action_head(summed + action @ self.action), self.state_head(summed)


def sections(net):
    """The parameters in the order of the file, after the two tables of rows."""
    heads = [net.action_head, net.state_head]
    yield from (head.bias for head in heads)
    for head in heads:
        yield from (head.inner.weight, head.inner.bias, head.outer.weight, head.outer.bias)


def write_weights(path, net, plan, units, used):
    """What is divided by its unit while learning is not in the file: the weights are, instead."""
    header = struct.pack(
        "<4sHHHHHHI", b"HDLN", 1, 0, plan["state"], plan["action"], plan["hidden"], plan["inner"], plan["features"]
    )
    tables = torch.cat([net.state.detach(), net.action.detach()])
    # Inputs that never came up have learnt nothing: their rows are as random as they began.
    tables = tables / units[:, None] * used[:, None]
    parts = [tables.float().cpu().numpy().astype("<f4").tobytes()]
    parts += [p.detach().float().cpu().numpy().astype("<f4").tobytes() for p in sections(net)]
    with open(path + ".part", "wb") as file:
        file.write(header + b"".join(parts))
    os.replace(path + ".part", path)


def read_weights(path, net, plan, units):
    data = np.fromfile(path, dtype="<f4", offset=20)
    at = 0

    def take(shape):
        nonlocal at
        count = int(np.prod(shape))
        part = torch.from_numpy(data[at : at + count].copy()).reshape(shape)
        at += count
        return part.to(units.device)

    with torch.no_grad():
        rows = take((plan["state"] + plan["action"], plan["hidden"])) * units[:, None]
        net.state.copy_(rows[: plan["state"]])
        net.action.copy_(rows[plan["state"] :])
        for parameter in sections(net):
            parameter.copy_(take(tuple(parameter.shape)))


def losses(net, rows, plan, units):
    state_size, inputs = plan["state"], plan["state"] + plan["action"]
    x = rows[:, :inputs].float() / units
    wins = rows[:, inputs : inputs + SEATS].float() / WHOLE
    scores = rows[:, inputs + SEATS : inputs + 2 * SEATS].float()
    players = rows[:, inputs + 2 * SEATS].long()
    sits = torch.arange(SEATS, device=rows.device)[None, :] < players[:, None]
    chance, margin = (rows[:, inputs + 2 * SEATS + 1 : inputs + 2 * SEATS + 3].float() / WHOLE).unbind(1)

    of_action, of_state = net(x[:, :state_size], x[:, state_size:])
    win = F.binary_cross_entropy_with_logits(of_action[:, 0], chance)
    lead = F.mse_loss(of_action[:, 1], 2 * margin - 1)
    logits = of_state[:, :SEATS].masked_fill(~sits, -1e4)
    chances = -(wins * F.log_softmax(logits, dim=1)).sum(dim=1).mean()
    errors = (of_state[:, SEATS:] - scores / SCORE_UNIT) ** 2
    points = (errors * sits).sum(dim=1).mean()
    return win + lead + 0.5 * chances + 0.25 * points, (win, lead, chances, points)


class Memory:
    """The samples that came last, on the device that learns."""

    def __init__(self, folder, plan, device):
        self.folder = os.path.join(folder, "samples")
        self.rows = torch.zeros((plan["memory"], plan["row"]), dtype=torch.uint8, device=device)
        self.width = plan["row"]
        self.size = 0
        self.seen = 0

    def take_in(self):
        """Takes in what actors have left, and says how much it was."""
        before = self.seen
        for name in os.listdir(self.folder):
            if not name.endswith(".rows"):
                continue
            path = os.path.join(self.folder, name)
            shard = torch.from_numpy(np.fromfile(path, dtype=np.uint8).reshape(-1, self.width))
            os.remove(path)
            at = self.seen % len(self.rows)
            first = min(len(shard), len(self.rows) - at)
            self.rows[at : at + first] = shard[:first].to(self.rows.device)
            if first < len(shard):
                self.rows[: len(shard) - first] = shard[first:].to(self.rows.device)
            self.seen += len(shard)
        self.size = min(self.seen, len(self.rows))
        return self.seen - before

    def some(self, count):
        return self.rows[torch.randint(self.size, (count,), device=self.rows.device)]


def played(folder):
    """What all actors have played so far."""
    total = {"games": 0, "decisions": 0, "trials": {}}
    stats = os.path.join(folder, "stats")
    for name in os.listdir(stats):
        if not name.endswith(".json"):
            continue
        with open(os.path.join(stats, name)) as file:
            one = json.load(file)
        total["games"] += one["games"]
        total["decisions"] += one["decisions"]
        for table, trial in one["trials"].items():
            sums = total["trials"].setdefault(table, {"games": 0, "share": 0, "margin": 0})
            for key in sums:
                sums[key] += trial[key]
    return total


def since(now, before):
    """The trials between two looks: games, share of the win, margin."""
    result = {}
    for table, trial in now["trials"].items():
        old = before["trials"].get(table, {"games": 0, "share": 0, "margin": 0})
        games = trial["games"] - old["games"]
        if games > 0:
            result[table] = {
                "games": games,
                "winRate": round((trial["share"] - old["share"]) / games, 4),
                "margin": round((trial["margin"] - old["margin"]) / games, 2),
            }
    return result


def last_point(folder):
    """How far the training had come before this learner began."""
    path = os.path.join(folder, "curve.jsonl")
    lines = open(path).read().splitlines() if os.path.exists(path) else []
    return json.loads(lines[-1]) if lines else {"games": 0, "decisions": 0, "samples": 0, "steps": 0}


class Learner:
    def __init__(self, folder):
        self.folder = folder
        with open(self.at("plan.json")) as file:
            self.plan = plan = json.load(file)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(plan["seed"] + int(plan["startedAt"]))
        torch.backends.cuda.matmul.allow_tf32 = True
        self.units = torch.tensor(plan["stateUnits"] + plan["actionUnits"], dtype=torch.float32, device=device)
        # Which inputs came up.
        self.used = torch.zeros(len(self.units), device=device)
        self.net = Net(plan).to(device)
        # The weights that are played with: those that are learnt, without their ups and downs.
        self.published = Net(plan).to(device)
        self.optimizer = torch.optim.AdamW(
            self.net.parameters(), lr=plan["learningRate"]["from"], weight_decay=WEIGHT_DECAY
        )
        self.steps = self.total_steps = 0
        self.earlier = last_point(folder)
        self.begin()
        self.memory = Memory(folder, plan, device)
        self.before = played(folder)
        self.losses = torch.zeros(4, device=device)
        self.counted = 0
        self.allowed = 0.0
        self.start = time.time()
        every = plan["every"]
        self.duties = [
            [every["weights"], self.start, lambda: self.publish("weights.net")],
            [every["past"], self.start, lambda: self.publish("past.net")],
            [every["point"], self.start, self.measure],
            [every["checkpoint"], self.start, self.save],
        ]
        self.publish("weights.net")

    def at(self, name):
        return os.path.join(self.folder, name)

    def begin(self):
        """Begins with what is there: a checkpoint, a network, or one that knows nothing."""
        is_fresh = not os.path.exists(self.at("weights.net"))
        read_weights(self.at("start.net" if is_fresh else "weights.net"), self.net, self.plan, self.units)
        self.published.load_state_dict(self.net.state_dict())
        if not is_fresh:
            rows = torch.cat([self.net.state.detach(), self.net.action.detach()])
            self.used = (rows.abs().amax(dim=1) > 0).float()
        if os.path.exists(self.at("checkpoint.pt")):
            kept = torch.load(self.at("checkpoint.pt"), map_location=self.units.device)
            for name, part in self.parts().items():
                part.load_state_dict(kept[name])
            self.used, self.total_steps = kept["used"], kept["steps"]

    def parts(self):
        return {"net": self.net, "published": self.published, "optimizer": self.optimizer}

    def save(self):
        kept = {name: part.state_dict() for name, part in self.parts().items()}
        torch.save({**kept, "used": self.used, "steps": self.total_steps}, self.at("checkpoint.pt.part"))
        os.replace(self.at("checkpoint.pt.part"), self.at("checkpoint.pt"))

    def publish(self, name):
        # Before anything was learnt, everything is as random as it began.
        used = self.used if self.total_steps > 0 else torch.ones_like(self.used)
        write_weights(self.at(name), self.published, self.plan, self.units, used)
        write_text(self.at("progress"), str(self.passed))

    @property
    def seconds(self):
        return self.plan["startedAt"] + time.time() - self.start

    @property
    def passed(self):
        samples = self.earlier["samples"] + self.memory.seen
        return min(1.0, max(self.seconds / self.plan["seconds"], samples / self.plan["samples"]))

    def rate(self):
        """Falls along a cosine."""
        rate = self.plan["learningRate"]
        return rate["to"] + (rate["from"] - rate["to"]) * 0.5 * (1 + math.cos(math.pi * self.passed))

    def step(self):
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate()
        rows = self.memory.some(self.plan["batch"])
        loss, parts = losses(self.net, rows, self.plan, self.units)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        with torch.no_grad():
            share = max(1 - self.plan["follow"], 1 / (self.total_steps + 1))
            for slow, fast in zip(self.published.parameters(), self.net.parameters()):
                slow.lerp_(fast, share)
            self.losses += torch.stack([part.detach() for part in parts])
            # To look at every batch would take as long as to learn from it.
            if self.steps % 50 == 0:
                came = (rows[:, : len(self.units)].amax(dim=0) > 0).float()
                self.used = torch.clamp(self.used + came, max=1)
        self.counted += 1
        self.steps += 1
        self.total_steps += 1

    def measure(self):
        total = played(self.folder)
        means = (self.losses / max(1, self.counted)).tolist()
        self.losses.zero_()
        self.counted = 0
        point = {
            "seconds": round(self.seconds, 1),
            "games": self.earlier["games"] + total["games"],
            "decisions": self.earlier["decisions"] + total["decisions"],
            "samples": self.earlier["samples"] + self.memory.seen,
            "steps": self.earlier["steps"] + self.steps,
            "loss": {key: round(value, 4) for key, value in zip(("win", "margin", "chances", "points"), means)},
            "trials": since(total, self.before),
        }
        self.before = total
        with open(self.at("curve.jsonl"), "a") as curve:
            curve.write(json.dumps(point) + "\n")

    def learn(self, is_wanted):
        plan = self.plan
        while self.passed < 1 and is_wanted():
            self.allowed += self.memory.take_in() * plan["replay"] / plan["batch"]
            # Whatever could not be learnt in time is not caught up with.
            self.allowed = min(self.allowed, 400.0)
            if self.allowed < 1 or self.memory.size < plan["batch"]:
                time.sleep(0.01)
            else:
                # No more at once, since new samples wait.
                for _ in range(min(int(self.allowed), 50)):
                    self.step()
                    self.allowed -= 1
            for duty in self.duties:
                every, last, work = duty
                if time.time() - last >= every:
                    work()
                    duty[1] = time.time()
        self.publish("weights.net")
        self.measure()
        self.save()


def write_text(path, text):
    with open(path + ".part", "w") as file:
        file.write(text)
    os.replace(path + ".part", path)


def main(folder):
    # Ctrl-C reaches everybody in the terminal: only the command that started us is to make something of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()
    stop = os.path.join(folder, "stop")
    Learner(folder).learn(lambda: os.getppid() == parent and not os.path.exists(stop))


if __name__ == "__main__":
    main(sys.argv[1])
