"""Exact and asymptotic results for simple queueing systems, to hold a simulation against.

As in a report, times are in milliseconds and rates per second; utilisations are shares, 0 to 1.
"""

from __future__ import annotations

import functools
import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn, ParamSpec, TypeVar

from .errors import SettingError, UnknownNameError, nearest

Demands = Mapping[str, float] | Sequence[float]
"""Service demand at each station in ms: the work a job brings to it over all its visits."""

_MS_PER_SECOND = 1000
_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


def _named(function: Callable[_Given, _Found]) -> Callable[_Given, _Found]:
    """Refuses unknown arguments with the nearest name: names without a unit were once accepted."""
    known = list(inspect.signature(function).parameters)

    @functools.wraps(function)
    def call(*args: _Given.args, **kwargs: _Given.kwargs) -> _Found:
        for name in kwargs:
            if name not in known:
                raise UnknownNameError(f"argument of {function.__name__} named", name, known)
        return function(*args, **kwargs)

    return call


class _Result:
    """What an analysis gives; a name that it has not is answered by the nearest that it has."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            near = nearest(name, self.__dataclass_fields__)
            hint = "" if near is None else f" Did you mean {near!r}?"
            raise AttributeError(f"{type(self).__name__} has no {name!r}.{hint}")


@dataclass(frozen=True)
class Mva(_Result):
    """A closed network with a number of users."""

    users: int
    """How many there are."""
    throughput_per_second: float
    """Jobs per second."""
    response_time_ms: float
    """Without the think time."""
    residence_times_ms: dict[str, float]
    """Time spent at each station, over all visits of a job."""
    queue_lengths: dict[str, float]
    """Mean number at each station, those in service included."""
    utilisations: dict[str, float]
    """Of each station, 0 to 1."""


@dataclass(frozen=True)
class Mmc(_Result):
    """An M/M/c queue in equilibrium."""

    utilisation: float
    """Of each server, 0 to 1."""
    waiting_probability: float
    """Chance that an arrival must wait (Erlang C)."""
    waiting_time_ms: float
    """Mean wait of all arrivals, those that need not wait included."""
    response_time_ms: float
    """Waiting and service."""
    queue_length: float
    """Mean number waiting."""
    number_in_system: float
    """Mean number waiting or in service."""


@dataclass(frozen=True)
class Bounds(_Result):
    """Asymptotic bounds of a closed network: nothing of the kind is faster or slower."""

    throughput_low_per_second: float
    """Jobs per second at the least."""
    throughput_high_per_second: float
    """Jobs per second at the most."""
    response_time_low_ms: float
    """At the least, without the think time."""
    response_time_high_ms: float
    """At the most, without the think time."""
    saturation_users: float
    """Number of users beyond which some must wait."""
    bottleneck: str
    """The station with the largest demand."""


@_named
def mva(demands_ms: Demands, users: int, think_time_ms: float = 0.0) -> Mva:
    """Exact mean value analysis of a closed network of single servers with one kind of job."""
    return mva_curve(demands_ms, users, think_time_ms)[-1]


@_named
def mva_curve(demands_ms: Demands, users: int, think_time_ms: float = 0.0) -> list[Mva]:
    """The same for each number of users from 1 to `users`."""
    work = _demands(demands_ms)
    _check_users(users)
    _check_not_negative("think_time_ms", think_time_ms)
    queue = dict.fromkeys(work, 0.0)
    curve = []
    for number in range(1, users + 1):
        residence = {name: demand * (1 + queue[name]) for name, demand in work.items()}
        response = sum(residence.values())
        per_ms = number / (response + think_time_ms)
        queue = {name: per_ms * time for name, time in residence.items()}
        utilisations = {name: per_ms * demand for name, demand in work.items()}
        throughput = per_ms * _MS_PER_SECOND
        curve.append(Mva(number, throughput, response, residence, queue, utilisations))
    return curve


@_named
def mmc(*, arrival_rate_per_second: float, service_time_ms: float, servers: int = 1) -> Mmc:
    """The M/M/c queue: random arrivals, exponential service, first come first served.

    >>> round(mmc(arrival_rate_per_second=90, service_time_ms=10).response_time_ms, 6)
    100.0
    """
    _check_positive("arrival_rate_per_second", arrival_rate_per_second)
    _check_positive("service_time_ms", service_time_ms)
    if servers < 1:
        raise SettingError("servers", servers, "whole numbers from 1")
    offered = arrival_rate_per_second * service_time_ms / _MS_PER_SECOND
    if offered >= servers:
        most = servers * _MS_PER_SECOND / service_time_ms
        raise SettingError(
            "arrival_rate_per_second",
            arrival_rate_per_second,
            f"rates below {most:g}: no queue grows",
        )
    blocking = 1.0  # Erlang B, by its recursion over the servers
    for number in range(1, servers + 1):
        blocking = offered * blocking / (number + offered * blocking)
    utilisation = offered / servers
    waiting = blocking / (1 - utilisation * (1 - blocking))
    waiting_time_ms = waiting * service_time_ms / (servers - offered)
    response_time_ms = waiting_time_ms + service_time_ms
    return Mmc(
        utilisation=utilisation,
        waiting_probability=waiting,
        waiting_time_ms=waiting_time_ms,
        response_time_ms=response_time_ms,
        queue_length=arrival_rate_per_second * waiting_time_ms / _MS_PER_SECOND,
        number_in_system=arrival_rate_per_second * response_time_ms / _MS_PER_SECOND,
    )


@_named
def bounds(demands_ms: Demands, users: int, think_time_ms: float = 0.0) -> Bounds:
    """Asymptotic bounds; X ≤ N/Z, which catches an impossible result, is their weakest form."""
    work = _demands(demands_ms)
    _check_users(users)
    _check_not_negative("think_time_ms", think_time_ms)
    total = sum(work.values())
    bottleneck = max(work, key=lambda name: work[name])
    most = work[bottleneck]
    return Bounds(
        throughput_low_per_second=_MS_PER_SECOND * users / (users * total + think_time_ms),
        throughput_high_per_second=_MS_PER_SECOND * min(1 / most, users / (total + think_time_ms)),
        response_time_low_ms=max(total, users * most - think_time_ms),
        response_time_high_ms=users * total,
        saturation_users=(total + think_time_ms) / most,
        bottleneck=bottleneck,
    )


def _demands(given: Demands) -> dict[str, float]:
    named = given if isinstance(given, Mapping) else {str(i): d for i, d in enumerate(given)}
    for name, demand in named.items():
        _check_not_negative(f"the demand at {name}", demand)
    if not any(named.values()):
        raise SettingError("demands_ms", given, "at least one station with a demand above 0")
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
