"""Learns from the games that actors play: python3 learner.py FOLDER

The folder is described in ../src/training/folder.ts, rows of samples in samples.ts, files of weights in
packages/bots/src/net/file.ts. Works on a GPU if there is one.
"""

import copy
import json
import math
import os
import struct
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SEATS = 5
WHOLE = 240.0
MARGIN_UNIT = 20.0
SCORE_UNIT = 50.0
# How often actors get new weights, the past is set to the present, and the curve gets a point.
PUBLISH = 4.0
PAST = 60.0
MEASURE = 15.0
# How slowly the published weights follow those that are learnt, by step.
FOLLOW = 0.998


class Head(nn.Module):
    """relu, a narrow layer, relu, the outputs."""

    def __init__(self, hidden, inner, outputs):
        super().__init__()
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.inner = nn.Linear(hidden, inner)
        self.outer = nn.Linear(inner, outputs)
        nn.init.normal_(self.inner.weight, std=math.sqrt(2 / hidden))
        nn.init.normal_(self.outer.weight, std=0.5 / math.sqrt(inner))
        nn.init.zeros_(self.inner.bias)
        nn.init.zeros_(self.outer.bias)

    def forward(self, summed):
        return self.outer(F.relu(self.inner(F.relu(summed + self.bias))))


class Net(nn.Module):
    """One first layer for state and action, and a head for each."""

    def __init__(self, plan):
        super().__init__()
        hidden, inner = plan["hidden"], plan["inner"]
        self.state = nn.Parameter(torch.randn(plan["state"], hidden) * 0.1)
        self.action = nn.Parameter(torch.randn(plan["action"], hidden) * 0.15)
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
    others = scores.masked_fill(~sits, -1e3)[:, 1:].max(dim=1).values
    margin = torch.tanh((scores[:, 0] - others) / MARGIN_UNIT)

    of_action, of_state = net(x[:, :state_size], x[:, state_size:])
    win = F.binary_cross_entropy_with_logits(of_action[:, 0], wins[:, 0])
    lead = F.mse_loss(of_action[:, 1], margin)
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


def main(folder):
    with open(os.path.join(folder, "plan.json")) as file:
        plan = json.load(file)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(plan["seed"])
    torch.backends.cuda.matmul.allow_tf32 = True
    units = torch.tensor(plan["stateUnits"] + plan["actionUnits"], dtype=torch.float32, device=device)
    used = torch.zeros(len(units), device=device)
    net = Net(plan).to(device)
    weights = os.path.join(folder, "weights.net")
    if os.path.exists(weights):
        read_weights(weights, net, plan, units)
        used += 1
    published = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=plan["learningRate"]["from"], weight_decay=1e-4)
    memory = Memory(folder, plan, device)

    def publish(to):
        write_weights(os.path.join(folder, to), published, plan, units, torch.clamp(used + (memory.seen == 0), max=1))

    publish("weights.net")
    start = time.time()
    due = {"publish": start + PUBLISH, "past": start + PAST / 2, "measure": start + MEASURE}
    allowed, steps, before, sums = 0.0, 0, played(folder), torch.zeros(4, device=device)
    summed = 0
    curve = open(os.path.join(folder, "curve.jsonl"), "a")
    while time.time() - start < plan["seconds"]:
        allowed += memory.take_in() * plan["replay"] / plan["batch"]
        # Whatever could not be learnt in time is not caught up with.
        allowed = min(allowed, 400.0)
        if allowed < 1 or memory.size < plan["batch"]:
            time.sleep(0.01)
        for _ in range(min(int(allowed), 50) if memory.size >= plan["batch"] else 0):
            passed = min(1.0, (plan["startedAt"] + time.time() - start) / (plan["startedAt"] + plan["seconds"]))
            rate = plan["learningRate"]
            for group in optimizer.param_groups:
                group["lr"] = rate["to"] + (rate["from"] - rate["to"]) * 0.5 * (1 + math.cos(math.pi * passed))
            rows = memory.some(plan["batch"])
            loss, parts = losses(net, rows, plan, units)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            follow = min(FOLLOW, 1 - 1 / (steps + 1))
            with torch.no_grad():
                for slow, fast in zip(published.parameters(), net.parameters()):
                    slow.lerp_(fast, 1 - follow)
                sums += torch.stack([part.detach() for part in parts])
                if steps % 50 == 0:
                    used = torch.clamp(used + (rows[:, : len(units)].amax(dim=0) > 0).float(), max=1)
            allowed -= 1
            steps += 1
            summed += 1
        now = time.time()
        if now > due["publish"]:
            publish("weights.net")
            due["publish"] = now + PUBLISH
        if now > due["past"]:
            publish("past.net")
            due["past"] = now + PAST
        if now > due["measure"]:
            due["measure"] = now + MEASURE
            total = played(folder)
            means = (sums / max(1, summed)).tolist()
            sums.zero_()
            summed = 0
            point = {
                "seconds": round(plan["startedAt"] + now - start, 1),
                "games": total["games"],
                "decisions": total["decisions"],
                "samples": memory.seen,
                "steps": steps,
                "loss": {key: round(value, 4) for key, value in zip(("win", "margin", "chances", "points"), means)},
                "trials": since(total, before),
            }
            before = total
            print(json.dumps(point), file=curve, flush=True)
            print(json.dumps(point), flush=True)
    publish("weights.net")
    open(os.path.join(folder, "stop"), "w").close()


main(sys.argv[1])
