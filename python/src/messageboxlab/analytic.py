"""Exact and asymptotic results for simple queueing systems, to hold a simulation against.

Times may be in any unit; rates are then per that unit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import SettingError

Demands = Mapping[str, float] | Sequence[float]
"""Service demand at each station: the work a job brings to it over all its visits."""


@dataclass(frozen=True)
class Mva:
    """A closed network with a number of users."""

    users: int
    """How many there are."""
    throughput: float
    """Jobs per unit of time, the unit of the demands."""
    response_time: float
    """Without the think time."""
    residence_times: dict[str, float]
    """Time spent at each station, over all visits of a job."""
    queue_lengths: dict[str, float]
    """Mean number at each station, those in service included."""
    utilisations: dict[str, float]
    """Of each station, 0 to 1."""


@dataclass(frozen=True)
class Mmc:
    """An M/M/c queue in equilibrium."""

    utilisation: float
    """Of each server, 0 to 1."""
    waiting_probability: float
    """Chance that an arrival must wait (Erlang C)."""
    waiting_time: float
    """Mean wait of all arrivals, those that need not wait included."""
    response_time: float
    """Waiting and service."""
    queue_length: float
    """Mean number waiting."""
    number_in_system: float
    """Mean number waiting or in service."""


@dataclass(frozen=True)
class Bounds:
    """Asymptotic bounds of a closed network: nothing of the kind is faster or slower."""

    throughput_low: float
    """Jobs per unit of time at the least."""
    throughput_high: float
    """Jobs per unit of time at the most."""
    response_time_low: float
    """At the least, without the think time."""
    response_time_high: float
    """At the most, without the think time."""
    saturation_users: float
    """Number of users beyond which some must wait."""
    bottleneck: str
    """The station with the largest demand."""


def mva(demands: Demands, users: int, think_time: float = 0.0) -> Mva:
    """Exact mean value analysis of a closed network of single servers with one kind of job."""
    return mva_curve(demands, users, think_time)[-1]


def mva_curve(demands: Demands, users: int, think_time: float = 0.0) -> list[Mva]:
    """The same for each number of users from 1 to `users`."""
    work = _demands(demands)
    _check_users(users)
    _check_not_negative("think_time", think_time)
    queue = dict.fromkeys(work, 0.0)
    curve = []
    for number in range(1, users + 1):
        residence = {name: demand * (1 + queue[name]) for name, demand in work.items()}
        response = sum(residence.values())
        throughput = number / (response + think_time)
        queue = {name: throughput * time for name, time in residence.items()}
        utilisations = {name: throughput * demand for name, demand in work.items()}
        curve.append(Mva(number, throughput, response, residence, queue, utilisations))
    return curve


def mmc(arrival_rate: float, service_time: float, servers: int = 1) -> Mmc:
    """The M/M/c queue: random arrivals, exponential service, first come first served."""
    _check_positive("arrival_rate", arrival_rate)
    _check_positive("service_time", service_time)
    if servers < 1:
        raise SettingError("servers", servers, "whole numbers from 1")
    offered = arrival_rate * service_time
    if offered >= servers:
        raise SettingError(
            "arrival_rate", arrival_rate, f"rates below {servers / service_time:g}: no queue grows"
        )
    blocking = 1.0  # Erlang B, by its recursion over the servers
    for number in range(1, servers + 1):
        blocking = offered * blocking / (number + offered * blocking)
    utilisation = offered / servers
    waiting = blocking / (1 - utilisation * (1 - blocking))
    waiting_time = waiting * service_time / (servers - offered)
    response = waiting_time + service_time
    return Mmc(
        utilisation=utilisation,
        waiting_probability=waiting,
        waiting_time=waiting_time,
        response_time=response,
        queue_length=arrival_rate * waiting_time,
        number_in_system=arrival_rate * response,
    )


def bounds(demands: Demands, users: int, think_time: float = 0.0) -> Bounds:
    """Asymptotic bounds; X ≤ N/Z, which catches an impossible result, is their weakest form."""
    work = _demands(demands)
    _check_users(users)
    _check_not_negative("think_time", think_time)
    total = sum(work.values())
    bottleneck = max(work, key=lambda name: work[name])
    most = work[bottleneck]
    return Bounds(
        throughput_low=users / (users * total + think_time),
        throughput_high=min(1 / most, users / (total + think_time)),
        response_time_low=max(total, users * most - think_time),
        response_time_high=users * total,
        saturation_users=(total + think_time) / most,
        bottleneck=bottleneck,
    )


def _demands(given: Demands) -> dict[str, float]:
    named = given if isinstance(given, Mapping) else {str(i): d for i, d in enumerate(given)}
    for name, demand in named.items():
        _check_not_negative(f"the demand at {name}", demand)
    if not any(named.values()):
        raise SettingError("demands", given, "at least one station with a demand above 0")
    return {name: float(demand) for name, demand in named.items()}


def _check_users(users: int) -> None:
    if users < 1:
        raise SettingError("users", users, "whole numbers from 1")


def _check_positive(name: str, value: float) -> None:
    if not (value > 0 and math.isfinite(value)):
        raise SettingError(name, value, "numbers above 0")


def _check_not_negative(name: str, value: float) -> None:
    if not (value >= 0 and math.isfinite(value)):
        raise SettingError(name, value, "numbers from 0")
