from __future__ import annotations

import inspect
import json
import keyword
from dataclasses import asdict, fields
from pathlib import Path

import pytest

import messageboxlab as lab
from messageboxlab.knob import snake_case
from messageboxlab.simulator import simulator


def test_studies_are_listed_with_their_scenarios() -> None:
    studies = {study.id: study for study in lab.studies()}
    transcribed = Path(__file__).parents[2].glob("static/data/*/study.json")
    assert set(studies) == {file.parent.name for file in transcribed}
    assert "low-latency/20-A" in studies["low-latency"].scenarios
    assert len(lab.scenarios()) == sum(len(study.scenarios) for study in studies.values())
    assert lab.scenarios("worker-threads") == list(studies["worker-threads"].scenarios)


def test_measured_values_carry_the_names_of_the_columns() -> None:
    measured = lab.measured("low-latency/20-A")
    assert measured["throughput.mean"] == 95.0
    assert lab.measured("low-latency/1-A")["throughput.median"] is None
    units = lab.units("low-latency")
    assert units["throughput.mean"] == "messages/s"
    assert units["publishLock.utilisation"] == "%"


def test_every_metric_of_a_report_has_its_unit() -> None:
    for study in lab.studies():
        report = lab.simulate(study.scenarios[0], preview=True, replications=1)
        assert [name for name, unit in report.units.items() if unit == ""] == []
    seventh = lab.simulate("low-latency/20-A", sendOnly=8, preview=True, replications=1)
    added = set(seventh.metrics) - set(lab.units("low-latency"))
    assert added
    assert {seventh.units[name] for name in added} == {"%"}


def test_misprints_are_corrected_only_on_request() -> None:
    corrected = {
        name: metric
        for name in lab.scenarios()
        for metric, value in lab.measured(name, corrected=True).items()
        if value != lab.measured(name)[metric]
    }
    assert corrected


def test_settings_are_those_of_the_publication() -> None:
    settings = lab.settings("low-latency/20-A")
    assert settings["virtualUsers"] == 3
    assert settings["keepAlive"] is True
    assert settings["server"] == "opteron"
    assert list(settings) == list(lab.knobs("low-latency"))


@pytest.mark.parametrize("study", [study.id for study in lab.studies()])
def test_every_setting_is_accepted_as_it_is_shown(study: str) -> None:
    knobs = lab.knobs(study)
    for scenario in lab.scenarios(study):
        for name, value in lab.settings(scenario).items():
            assert knobs[name].show(knobs[name].read(value)) == value


def test_knobs_tell_what_they_are() -> None:
    knob = lab.knobs("low-latency")["sendOnly"]
    assert (knob.kind, knob.min, knob.unit) == ("integer", 0, "computers")
    assert knob.description and knob.mechanism
    assert lab.knobs("capacity")["load"].choices[0].id == "steady"


def test_parameters_have_unit_meaning_and_origin() -> None:
    for study in lab.studies():
        found = lab.parameters(study.id).values()
        assert {one.origin for one in found} <= {"documented", "calibrated", "assumed"}
        assert all(one.meaning for one in found)


def test_a_set_is_a_number_of_points_or_their_names() -> None:
    knob = lab.knobs("low-latency")["tracking"]
    assert knob.read(2) == knob.read("requestSend.responseSend") == knob.read("2")
    assert knob.show(knob.read("requestReceive")) == "requestReceive"


def test_the_result_does_not_depend_on_how_a_value_is_written() -> None:
    knobs = lab.knobs("low-latency")
    assert knobs["keepAlive"].read(True) == knobs["keepAlive"].read("on") == 1
    assert knobs["sendOnly"].read(3.0) == knobs["sendOnly"].read("3") == 3
    assert lab.knobs("adapters")["version"].read(2006) == 2006


def test_every_knob_can_be_written_as_an_argument() -> None:
    taken = set(inspect.signature(lab.simulate).parameters)
    for study in lab.studies():
        knobs = lab.knobs(study.id)
        snakes = {snake_case(name) for name in knobs}
        assert len(snakes) == len(knobs)
        for name in [*knobs, *snakes]:
            assert name.isidentifier()
            assert not keyword.iskeyword(name)
            assert name not in taken


def test_a_name_in_snake_case_sets_the_same_knob() -> None:
    camel = lab.simulate("scale-up/S1", replications=1, receiveHosts=2, latencyMs=100)
    snake = lab.simulate("scale-up/S1", replications=1, receive_hosts=2, latency_ms=100)
    assert (snake.digest, snake.metrics) == (camel.digest, camel.metrics)
    assert snake.digest != lab.simulate("scale-up/S1", replications=1).digest


def test_a_knob_has_every_field_that_the_simulator_declares() -> None:
    own = {one.name for one in fields(lab.Knob)} - {"default_value"}
    schemas = json.loads(simulator().schemas())
    entries = [entry for schema in schemas for entry in schema["knobs"]]
    declared = [{snake_case(name) for name in entry} - {"default"} for entry in entries]
    # What few knobs have is left out of the others.
    assert set().union(*declared) == own
    assert all(own - names <= {"added_in_order", "plain", "role"} for names in declared)


def test_a_knob_tells_when_it_does_nothing() -> None:
    idle = [
        (lab.knobs(schema["study"])[raw["id"]], raw)
        for schema in json.loads(simulator().schemas())
        for raw in schema["knobs"]
        if raw["idle"]
    ]
    assert idle
    for knob, raw in idle:
        for rule, written in zip(knob.idle, raw["idle"], strict=True):
            assert rule.because == written["because"]
            told = [
                {name: value for name, value in asdict(one).items() if value is not None}
                for one in rule.unless
            ]
            assert told == [
                {
                    snake_case(name): tuple(value) if isinstance(value, list) else value
                    for name, value in one.items()
                }
                for one in written["unless"]
            ]
