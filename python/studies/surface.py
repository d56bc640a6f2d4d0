"""Designs that no other design beats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from messageboxlab import Setting

from .space import HOSTS

LOW_LATENCY_MS = 1000
"""The study counts roundtrips above this as too slow."""
NOTABLE = 0.02
"""Smaller differences do not make a design better."""


@dataclass(frozen=True)
class Design:
    """A scenario with what counts."""

    number: int
    settings: dict[str, Setting]
    throughput: float
    roundtrip_ms: float

    @property
    def computers(self) -> int:
        """BizTalk computers."""
        return sum(int(self.settings[name]) for name in HOSTS)


def unbeaten(designs: Iterable[Design]) -> list[Design]:
    """The designs that give more, or the same sooner, than every other one of as many computers.

    Later ones have more computers or a longer roundtrip, so that each is compared with the best.
    """
    kept: list[Design] = []
    order = sorted(designs, key=lambda one: (one.computers, one.roundtrip_ms, -one.throughput))
    for one in order:
        if not any(_as_good(other, one) for other in kept):
            kept.append(one)
    return kept


def _as_good(other: Design, one: Design) -> bool:
    return (
        other.computers <= one.computers
        and other.throughput >= one.throughput * (1 - NOTABLE)
        and other.roundtrip_ms <= one.roundtrip_ms * (1 + NOTABLE)
    )
