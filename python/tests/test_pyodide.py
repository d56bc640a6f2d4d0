"""The bridge of the browser, with another simulator behind it."""

from __future__ import annotations

import sys
import threading
from types import ModuleType

import pytest

import messageboxlab as lab
from messageboxlab import systems as systems_module
from messageboxlab._pyodide import MODULE, SYSTEMS, PyodideSimulator
from messageboxlab.simulator import Run, simulator
from messageboxlab.systems import readers, systems


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that hands over the simulator of this process."""
    behind = simulator()
    module = ModuleType(MODULE)
    module.schemas = behind.schemas  # type: ignore[attr-defined]
    module.parameters = behind.parameters  # type: ignore[attr-defined]
    module.run = lambda *parts: behind.run(Run(*parts))  # type: ignore[attr-defined]
    ffi = ModuleType("pyodide.ffi")
    ffi.to_js = tuple  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, MODULE, module)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)


@pytest.mark.usefixtures("page")
def test_the_bridge_passes_everything_through() -> None:
    bridged, direct = PyodideSimulator(), simulator()
    values = tuple(knob.default_value for knob in lab.knobs("scale-up").values())
    assert bridged.schemas() == direct.schemas()
    assert bridged.parameters() == direct.parameters()
    for preview in (False, True):
        run = Run("scale-up", values, 7, 1, preview)
        assert bridged.run(run) == direct.run(run)


def test_a_page_without_simulator_says_so() -> None:
    with pytest.raises(lab.SimulatorUnavailableError, match=MODULE):
        PyodideSimulator()


def test_systems_and_load_tests_go_through_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that hands over the module and the readers of this process."""
    own = {"users": 3, "stations": [{"name": "db", "kind": "lock", "demandMs": 8}]}
    files = {"levels.csv": "users,throughputPerSecond\n1,100\n2,125\n4,125\n"}
    expected = (
        lab.network(own).simulate(replications=1),
        lab.network(own).mva(),
        lab.load_test(files).fit(hold=[4]),
    )
    behind, reading = systems(), readers()
    module = ModuleType(SYSTEMS)
    for name, part in {"ask": behind, "simulate": behind, "read": reading}.items():
        setattr(module, name, getattr(part, name))
    module.question, module.answer = reading.question, reading.answer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, SYSTEMS, module)
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(systems_module, "_loaded", threading.local())
    assert expected == (
        lab.network(own).simulate(replications=1),
        lab.network(own).mva(),
        lab.load_test(files).fit(hold=[4]),
    )
    monkeypatch.delitem(sys.modules, SYSTEMS)
    with pytest.raises(lab.SimulatorUnavailableError, match=SYSTEMS):
        lab.load_test(files)
