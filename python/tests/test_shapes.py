"""The types of a report are those of what the simulator writes."""

from __future__ import annotations

import json
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import messageboxlab as lab
from messageboxlab.knob import Knob
from messageboxlab.published import published_scenario
from messageboxlab.shapes import Replication, Series
from messageboxlab.simulator import Run, simulator


def faults(value: Any, expected: Any, place: str = "report") -> list[str]:
    """Where a value of JSON is not of the expected type."""
    if is_typeddict(expected):
        return _faults_of_object(value, expected, place)
    origin, arguments = get_origin(expected), get_args(expected)
    if origin is UnionType:
        options = [faults(value, one, place) for one in arguments]
        return [] if [] in options else options[0]
    if origin is list:
        return [one for item in value for one in faults(item, arguments[0], f"{place}[]")]
    if origin is dict:
        entries = value.items()
        return [one for name, item in entries for one in faults(item, arguments[1], name)]
    if origin is Literal:
        return [] if value in arguments else [f"{place} is {value!r}"]
    fitting = (int, float) if expected is float else (expected,)
    return [] if type(value) in fitting else [f"{place} is {value!r}, not {expected}"]


def _faults_of_object(value: Any, expected: Any, place: str) -> list[str]:
    hints = get_type_hints(expected)
    missing = [f"{place} lacks {name}" for name in expected.__required_keys__ - set(value)]
    return missing + [
        fault
        for name, item in value.items()
        for fault in (
            faults(item, hints[name], f"{place}.{name}")
            if name in hints
            else [f"{place} has {name}, which is not declared"]
        )
    ]


def _values(scenario: str) -> tuple[float, ...]:
    published = published_scenario(scenario)

    def value(knob: Knob) -> float:
        return published.settings.get(knob.id, knob.default_value)

    return tuple(value(knob) for knob in lab.knobs(published.study).values())


@pytest.fixture(scope="module")
def replications() -> dict[str, Any]:
    """A short replication of the first and the last scenarios of each study."""
    names = [name for one in lab.studies() for name in {*one.scenarios[:2], *one.scenarios[-2:]}]
    return {
        name: json.loads(
            simulator().run(Run(name.split("/", 1)[0], _values(name), 1, 0, preview=True))
        )
        for name in names
    }


def test_every_report_has_the_declared_shape(replications: dict[str, Any]) -> None:
    for scenario, report in replications.items():
        assert faults(report, Replication, scenario) == []


def test_every_declared_line_is_one_that_a_study_draws(replications: dict[str, Any]) -> None:
    drawn = {name for report in replications.values() for name in report["series"]}
    assert drawn == set(get_type_hints(Series))


def test_a_wrong_shape_would_be_seen(replications: dict[str, Any]) -> None:
    report = replications["scale-up/S1"]
    assert faults({**report, "events": 1.5}, Replication)
    assert faults({**report, "status": "over"}, Replication)
    assert faults({**report, "more": 1}, Replication)
    assert faults({name: report[name] for name in report if name != "machines"}, Replication)
    machine = {**report["machines"][0], "processors": None}
    assert faults({**report, "machines": [machine]}, Replication)
    assert faults({**report, "protocol": {**report["protocol"], "rampUpMs": "0"}}, Replication)
