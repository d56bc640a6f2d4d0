"""The low-latency design space: which scenarios the study of it simulates."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import messageboxlab as lab
from messageboxlab import Knob, Setting

BASE = "low-latency/20-A"
COMPUTERS = range(2, 13)
HOSTS = ("receiveOnly", "receiveAndSend", "sendOnly", "sendAndTrack")
EVEN = ("messageBoxes", "tracking")
LOGARITHMIC = ("virtualUsers", "maxReceiveIntervalMs", "batchSize", "messagingThreads")


def scenarios(count: int, seed: int) -> list[tuple[str, dict[str, Setting]]]:
    """A Latin hypercube: each quantity takes `count` values spread over its whole range."""
    random = Random(seed)
    columns = [random.sample(range(count), count) for _ in range(2 + len(EVEN + LOGARITHMIC))]
    shares = zip(*([(place + 0.5) / count for place in column] for column in columns), strict=True)
    return [(BASE, _settings(*each)) for each in shares]


def _settings(computers: float, layout: float, *rest: float) -> dict[str, Setting]:
    knobs = lab.knobs(BASE)
    layouts = layouts_of(COMPUTERS[int(computers * len(COMPUTERS))])
    settings: dict[str, Setting] = dict(
        zip(HOSTS, layouts[int(layout * len(layouts))], strict=True)
    )
    for name, share in zip(EVEN + LOGARITHMIC, rest, strict=True):
        settings[name] = _spread(knobs[name], share, name in LOGARITHMIC)
    return settings


@cache
def layouts_of(computers: int) -> list[tuple[int, ...]]:
    """Every way to give that many computers their roles.

    At least one receives, and at least one moves tracking data: without it the model would leave
    that work undone, and a design could win by what it does not do.
    """
    most = [lab.knobs(BASE)[name].max for name in HOSTS]
    return list(_layouts(computers, most))


def _layouts(computers: int, most: list[int]) -> Iterator[tuple[int, ...]]:
    for receive, both, send, track in product(*(range(limit + 1) for limit in most)):
        if receive + both + send + track == computers and receive + both > 0 and track > 0:
            yield receive, both, send, track


def _spread(knob: Knob, share: float, logarithmic: bool) -> int:
    """The whole number at that share of the knob's range."""
    least, most = range_of(knob)
    if not logarithmic:
        return least + int(share * (most - least + 1))
    value = least * math.exp(share * math.log((most + 1) / least))
    return min(most, int(value))


def range_of(knob: Knob) -> tuple[int, int]:
    """The least and the most that a knob accepts; of points, how many."""
    return (0, len(knob.choices)) if knob.kind == "set" else (knob.min, knob.max)
