"""A mistake is answered with what was meant and what would be accepted."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from typing import Any

import pytest

import messageboxlab as lab
from messageboxlab import _wasmtime
from messageboxlab.simulator import Run, simulator


def message(call: Callable[[], object], error: type[lab.LabError]) -> str:
    with pytest.raises(error) as raised:
        call()
    return str(raised.value)


@pytest.mark.parametrize(
    ("name", "meant"),
    [("low-latency/20a", "low-latency/20-A"), ("worker-thread/200", "worker-threads/200")],
)
def test_an_unknown_scenario_names_the_nearest(name: str, meant: str) -> None:
    for call in (lab.simulate, lab.measured, lab.settings):
        assert f"Did you mean {meant!r}?" in message(lambda: call(name), lab.UnknownNameError)  # noqa: B023


def test_an_unknown_study_names_the_nearest_and_all() -> None:
    said = message(lambda: lab.knobs("lowlatency"), lab.UnknownNameError)
    assert "Did you mean 'low-latency'?" in said
    assert "capacity, adapters" in said


def test_an_unknown_knob_names_the_nearest_and_all() -> None:
    said = message(lambda: lab.simulate("low-latency/20-A", sendonly=6), lab.UnknownNameError)
    assert "knob of low-latency named 'sendonly'" in said
    assert "Did you mean 'sendOnly'?" in said
    assert "virtualUsers, thinkTimeMs" in said


def test_a_knob_of_another_study_is_unknown() -> None:
    said = message(lambda: lab.simulate("scale-up/S1", virtualUsers=6), lab.UnknownNameError)
    assert "virtualUsers" in said


def test_an_unknown_name_in_snake_case_names_the_nearest_in_snake_case() -> None:
    said = message(lambda: lab.simulate("low-latency/20-A", send_onyl=6), lab.UnknownNameError)
    assert "Did you mean 'send_only'?" in said
    assert "virtual_users, think_time_ms" in said


def test_a_knob_is_given_once() -> None:
    both: list[dict[str, Any]] = [
        {"sendOnly": 6, "send_only": 6},
        {"send_only": 5, "sendOnly": 6},
    ]
    for knobs in both:
        said = message(lambda: lab.simulate("low-latency/20-A", **knobs), lab.SettingError)  # noqa: B023
        assert "either sendOnly or send_only, not both" in said


def test_a_refused_value_in_snake_case_names_the_knob() -> None:
    said = message(lambda: lab.simulate("low-latency/20-A", send_only=99), lab.SettingError)
    assert said.startswith("sendOnly is 99")


@pytest.mark.parametrize(
    ("knobs", "said"),
    [
        ({"sendOnly": 99}, "sendOnly is 99; accepted: whole numbers from 0 to 12 computers."),
        ({"sendOnly": 2.5}, "sendOnly is 2.5; accepted: whole numbers from 0 to 12 computers."),
        ({"sendOnly": True}, "sendOnly is True; accepted: whole numbers"),
        ({"sendOnly": None}, "sendOnly is None; accepted: whole numbers"),
        ({"sendOnly": float("nan")}, "sendOnly is nan; accepted: whole numbers"),
        ({"keepAlive": "yes"}, "keepAlive is 'yes'; accepted: True or False"),
        ({"server": "itanium"}, "accepted: one of 'xeon', 'opteron', 'dual'."),
        ({"tracking": 5}, "tracking is 5; accepted: a number of points from 0 to 4"),
        ({"tracking": "send"}, "'requestSend', 'responseReceive', 'responseSend' joined by dots"),
        ({"receiveAndSend": 0}, "accepted: at least one computer that receives."),
    ],
)
def test_a_refused_value_names_knob_value_and_range(knobs: dict[str, Any], said: str) -> None:
    assert said in message(lambda: lab.simulate("low-latency/20-A", **knobs), lab.SettingError)


@pytest.mark.parametrize("seed", [-1, 2**32, 1.5, "1", True])
def test_a_seed_has_32_bits(seed: Any) -> None:
    said = message(lambda: lab.simulate("scale-up/S1", seed=seed), lab.SettingError)
    assert "seed is" in said and "whole numbers from 0 to 4294967295" in said


@pytest.mark.parametrize("replications", [0, -1, 2.0, "4"])
def test_there_is_at_least_one_replication(replications: Any) -> None:
    said = message(lambda: lab.simulate("scale-up/S1", replications=replications), lab.SettingError)
    assert "replications is" in said


def test_the_module_answers_after_a_refusal() -> None:
    values = tuple(knob.default_value for knob in lab.knobs("scale-up").values())
    assert "error" in simulator().run(Run("scale-up", (0.0,), 1, 0))
    assert "digest" in simulator().run(Run("scale-up", values, 1, 0))


def test_a_missing_wasmtime_explains_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    original = builtins.__import__

    def without_wasmtime(name: str, *arguments: Any, **named: Any) -> Any:
        if name == "wasmtime":
            raise ImportError(name)
        return original(name, *arguments, **named)

    monkeypatch.setattr(builtins, "__import__", without_wasmtime)
    _wasmtime._compiled.cache_clear()
    try:
        said = message(_wasmtime.WasmtimeSimulator, lab.SimulatorUnavailableError)
    finally:
        _wasmtime._compiled.cache_clear()
    assert "pip install wasmtime" in said


def test_a_missing_reader_of_load_tests_explains_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py_mini_racer", None)
    said = message(lambda: lab.load_test({"levels.csv": "users\n"}), lab.MissingPackageError)
    assert "pip install mini-racer" in said


@pytest.mark.parametrize(
    "exports",
    ['(func (export "abi_version") (result i32) i32.const 2000)', ""],
    ids=["newer", "without a version"],
)
def test_a_module_of_another_version_is_refused(
    exports: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wasmtime, engine, _ = _wasmtime._compiled("messagebox_sim.wasm")
    other = wasmtime.Module(engine, f'(module (memory (export "memory") 1) {exports})')
    monkeypatch.setattr(_wasmtime, "_compiled", lambda _: (wasmtime, engine, other))
    said = message(_wasmtime.WasmtimeSimulator, lab.SimulatorUnavailableError)
    assert "another version" in said
    assert "npm run build:wasm" in said


def test_published_figures_need_no_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert lab.measured("low-latency/20-A")
    assert lab.studies()
