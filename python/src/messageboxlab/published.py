"""The published studies: their scenarios, what they were set to, and what was measured."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .errors import UnknownNameError


@dataclass(frozen=True)
class Study:
    """A published study that can be simulated."""

    id: str
    """Such as "low-latency"."""
    title: str
    """As published."""
    document: str
    """The document it was published in."""
    replications: int
    """How many `simulate` makes where none are named."""
    scenarios: tuple[str, ...]
    """Such as "low-latency/20-A"."""


@dataclass(frozen=True)
class Machine:
    """A computer of a published configuration."""

    name: str
    """As the topology names it."""
    roles: tuple[str, ...]
    """What it does, such as "messagebox"."""
    processors: int
    """How many it has."""


@dataclass(frozen=True)
class PublishedScenario:
    """A published configuration: settings that differ from the defaults, and results."""

    name: str
    study: str
    settings: dict[str, float]
    measured: dict[str, float | None]
    corrected: dict[str, float]
    machines: tuple[Machine, ...]


def studies() -> list[Study]:
    """Every study, in the order of the site."""
    return [
        Study(
            id=entry["id"],
            title=entry["title"],
            document=entry["document"],
            replications=entry["replications"],
            scenarios=tuple(one["name"] for one in entry["scenarios"]),
        )
        for entry in _entries()
    ]


def study(name: str) -> Study:
    """The study of that name, or of a scenario of it; raises UnknownNameError."""
    known = {one.id: one for one in studies()}
    wanted = str(name).split("/", 1)[0]
    if wanted not in known:
        raise UnknownNameError("study", wanted, known)
    return known[wanted]


def scenarios(study: str | None = None) -> list[str]:
    """The names of all scenarios, or of those of one study."""
    if study is not None:
        return list(_study_named(study).scenarios)
    return [name for one in studies() for name in one.scenarios]


def measured(scenario: str, *, corrected: bool = False) -> dict[str, float | None]:
    """What the study prints for a scenario, by metric; None where it prints nothing or "n/a".

    `corrected` puts the likely values in the place of printed ones that are shown to be misprints.
    """
    one = published_scenario(scenario)
    return {**one.measured, **(one.corrected if corrected else {})}


def machines(scenario: str) -> list[Machine]:
    """The computers of a scenario; none where the study has the same for all of them."""
    return list(published_scenario(scenario).machines)


def units(study: str) -> dict[str, str]:
    """The unit of each metric that a study prints or its reports hold; empty for a bare count."""
    name = _study_named(study).id
    return dict(next(entry["units"] for entry in _entries() if entry["id"] == name))


def unit_of(study: str, metric: str) -> str:
    """The unit of a metric of a report; of a computer that no study names, that of its kind."""
    known = units(study)
    kinds = {name.split(".")[0]: unit for name, unit in known.items()}
    return known.get(metric, kinds.get(metric.split(".", maxsplit=1)[0], ""))


def published_scenario(scenario: str) -> PublishedScenario:
    """The published configuration of that name; raises UnknownNameError."""
    known = _scenarios()
    if scenario not in known:
        raise UnknownNameError("scenario", scenario, known)
    return known[scenario]


def _study_named(name: str) -> Study:
    return study(name)


@cache
def _entries() -> tuple[dict[str, Any], ...]:
    text = files(__package__).joinpath("published.json").read_text("utf-8")
    return tuple(json.loads(text)["studies"])


@cache
def _scenarios() -> dict[str, PublishedScenario]:
    return {
        one["name"]: PublishedScenario(
            name=one["name"],
            study=entry["id"],
            settings=one["settings"],
            measured={name: _number(value) for name, value in one["measured"].items()},
            corrected=one["corrected"],
            machines=tuple(
                Machine(each["name"], tuple(each["roles"]), each["processors"])
                for each in one.get("machines", ())
            ),
        )
        for entry in _entries()
        for one in entry["scenarios"]
    }


def _number(value: float | None) -> float | None:
    return None if value is None else float(value)
