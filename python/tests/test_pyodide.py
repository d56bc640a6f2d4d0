"""The bridge of the browser, with another simulator behind it."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import messageboxlab as lab
from messageboxlab._pyodide import MODULE, PyodideSimulator
from messageboxlab.simulator import Run, simulator


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
