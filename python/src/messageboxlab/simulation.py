"""Simulating a published scenario, as it was or with knobs turned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from .errors import SettingError, UnknownNameError
from .knob import Knob, Setting, knob_from_json, snake_case
from .published import published_scenario
from .published import study as published_study
from .report import Report, summarise
from .simulator import Run, simulator

MAX_SEED = 0xFFFF_FFFF


@dataclass(frozen=True)
class Parameter:
    """A value of a study's model that no knob sets."""

    id: str
    """Its name."""
    value: float
    """In its unit."""
    unit: str
    """Empty for a pure number."""
    origin: str
    """documented, calibrated or assumed."""
    meaning: str
    """What it stands for in the model."""


def simulate(
    scenario: str,
    *,
    seed: int = 1,
    replications: int | None = None,
    preview: bool = False,
    **knobs: Setting,
) -> Report:
    """Simulates a scenario such as "low-latency/20-A" under its study's own protocol.

    `knobs` are what differs from the published configuration: whole numbers, True or False for
    switches, names for choices; `messageboxlab.knobs(study)` lists them. A name may be written in
    snake case: `virtual_users` is `virtualUsers`. Replications use
    independent random numbers under the same seed; without `replications`, as many are made as
    for the published results. Results are the same bit for bit as those of the site. A `preview`
    is what the site shows while a knob is dragged: a shorter run, where the study has one.
    """
    published = published_scenario(scenario)
    if replications is None:
        replications = published_study(published.study).replications
    check_whole("seed", seed, 0, MAX_SEED)
    check_whole("replications", replications, 1, MAX_SEED)
    values = _values(published.study, published.settings, knobs)
    reports = []
    for replication in range(replications):
        report = json.loads(
            simulator().run(Run(published.study, values, seed, replication, preview))
        )
        if "error" in report:
            refused = report["error"]
            raise SettingError(refused["knob"], refused["value"], refused["accepted"])
        reports.append(report)
    return summarise(scenario, knobs, seed, reports)


def check(scenario: str, **knobs: Setting) -> None:
    """Raises what `simulate` raises for a name or a value, without simulating.

    Only the simulator itself finds values that exclude each other.
    """
    published = published_scenario(scenario)
    _values(published.study, published.settings, knobs)


def model_version(scenario: str) -> str:
    """The version of the model that simulates a scenario: it changes whenever results do."""
    return _schema(published_scenario(scenario).study)[0]


def knobs(study: str) -> dict[str, Knob]:
    """The knobs of a study by name, in the order in which the simulator takes them."""
    return dict(_knobs(published_study(study).id))


def settings(scenario: str) -> dict[str, Setting]:
    """The value of every knob in a published scenario, as `simulate` takes them."""
    one = published_scenario(scenario)
    return {
        name: knob.show(one.settings[name]) if name in one.settings else knob.default
        for name, knob in _knobs(one.study).items()
    }


def parameters(study: str) -> dict[str, Parameter]:
    """The parameters of a study's model by name: one set for all its configurations."""
    entries = json.loads(simulator().parameters())[published_study(study).id]
    return {one["id"]: Parameter(**one) for one in entries}


def _knobs(study: str) -> Mapping[str, Knob]:
    return _schema(study)[1]


@cache
def _schema(study: str) -> tuple[str, Mapping[str, Knob]]:
    """Version of a study's model, and its knobs by name."""
    schemas = json.loads(simulator().schemas())
    schema = next(one for one in schemas if one["study"] == study)
    declared = [knob_from_json(entry) for entry in schema["knobs"]]
    return schema["modelVersion"], {knob.id: knob for knob in declared}


def _values(
    study: str, base: Mapping[str, float], changes: Mapping[str, Setting]
) -> tuple[float, ...]:
    """The value of every knob in the order of the schema."""
    known = _knobs(study)
    changes = _named(study, changes)
    changed = {name: known[name].read(given) for name, given in changes.items()}
    settled = {**base, **changed}
    return tuple(float(settled.get(name, knob.default_value)) for name, knob in known.items())


def _named(study: str, given: Mapping[str, Setting]) -> dict[str, Setting]:
    """The settings by the names of the knobs, whichever way they are written."""
    known = _knobs(study)
    by_snake = {snake_case(name): name for name in known}
    settled: dict[str, Setting] = {}
    for written, value in given.items():
        name = written if written in known else by_snake.get(written)
        if name is None:
            names = by_snake if "_" in written else known
            raise UnknownNameError(f"knob of {study} named", written, names)
        if name in settled:
            raise SettingError(written, value, f"either {name} or {snake_case(name)}, not both")
        settled[name] = value
    return settled


def check_whole(name: str, given: Any, least: int, most: int) -> None:
    whole = isinstance(given, int) and not isinstance(given, bool)
    if not whole or not least <= given <= most:
        raise SettingError(name, given, f"whole numbers from {least} to {most}")
