"""What can go wrong, each with a message that says what would be accepted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

_MOST_LISTED = 40


class LabError(Exception):
    """The base of every error that this package raises on purpose."""


class UnknownNameError(LabError, LookupError):
    """A scenario, study or knob that does not exist."""

    name: str
    """The name that was given."""
    nearest: str | None
    """The known name most like it, if any is like it."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        names = list(known)
        self.name = str(name)
        near = nearest(self.name, names)
        self.nearest = near
        hint = "" if near is None else f" Did you mean {near!r}?"
        super().__init__(f"There is no {what} {self.name!r}.{hint} Known: {_listed(names)}.")


class SettingError(LabError, ValueError):
    """A value that a knob does not accept, or a combination that describes no system."""

    knob: str
    """The knob, or what else was set."""
    value: object
    """The value that was given."""
    accepted: str
    """What would be accepted, in words."""

    def __init__(self, knob: str, value: object, accepted: str) -> None:
        self.knob = knob
        self.value = value
        self.accepted = accepted
        super().__init__(f"{knob} is {value!r}; accepted: {accepted}.")


class ScenarioError(LabError, ValueError):
    """A scenario of a sweep that cannot be simulated; the message names it and says why."""

    scenario: str
    """Its name."""
    knobs: dict[str, object]
    """What was set differently from the published configuration."""
    reason: str
    """Why it was refused."""

    def __init__(self, scenario: str, knobs: Mapping[str, object], reason: str) -> None:
        self.scenario = scenario
        self.knobs = dict(knobs)
        self.reason = reason
        changes = ", ".join(f"{name}={value!r}" for name, value in knobs.items())
        super().__init__(f"{scenario}{changes and f' with {changes}'}: {reason}")

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[str, dict[str, object], str]]:
        return ScenarioError, (self.scenario, self.knobs, self.reason)


class Refusal(NamedTuple):
    """One thing that is wrong in a description."""

    field: str
    """Where, such as "stations[1].demandMs"."""
    value: str
    """What stands there."""
    accepted: str
    """What would be accepted, in words."""


class DescriptionError(LabError, ValueError):
    """A description of a system, or a question about a load test, that cannot be used."""

    refusals: tuple[Refusal, ...]
    """Everything that is wrong in it."""

    def __init__(self, refusals: Iterable[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(
            "\n".join(
                f"{one.field} is {one.value}; accepted: {one.accepted}." for one in self.refusals
            )
        )

    def __reduce__(self) -> tuple[type[DescriptionError], tuple[tuple[Refusal, ...]]]:
        return DescriptionError, (self.refusals,)


class SimulatorUnavailableError(LabError, RuntimeError):
    """The simulator cannot be started here; the message says what is missing."""


class MissingPackageError(LabError, ImportError):
    """A package that only some functions need is not installed; the message says how to get it."""


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate most like `name`, if any is near enough to be what was meant."""
    by_lower = {candidate.lower(): candidate for candidate in candidates}
    close = get_close_matches(name.lower(), by_lower, n=1, cutoff=0.5)
    return by_lower[close[0]] if close else None


def _listed(names: list[str]) -> str:
    if len(names) <= _MOST_LISTED:
        return ", ".join(names)
    return f"{', '.join(names[:3])}, … {names[-1]} ({len(names)} in all)"
