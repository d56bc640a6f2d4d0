"""The simulator behind this package, whichever way its WebAssembly module is run here.

In CPython the module runs in `wasmtime`, in Pyodide the page runs it and hands it over
(see `_pyodide.py`). Everything above this file is the same for both.
"""

from __future__ import annotations

import sys
import threading
from dataclasses import dataclass
from typing import Protocol

_loaded = threading.local()


@dataclass(frozen=True)
class Run:
    """One replication to simulate."""

    study: str
    values: tuple[float, ...]
    """In the order of the study's knobs."""
    seed: int
    replication: int
    preview: bool = False
    """A short stretch for first numbers instead of the study's own protocol."""


class Simulator(Protocol):
    """A loaded module. Texts are the module's own JSON."""

    def schemas(self) -> str:
        """The knobs of every study."""
        ...

    def parameters(self) -> str:
        """The parameters of every study's model."""
        ...

    def run(self, run: Run) -> str:
        """The report of one replication, or `{"error": {"knob", "value", "accepted"}}`."""
        ...


def simulator() -> Simulator:
    """The simulator of this thread, loaded when it is first needed.

    One each, because an instance runs one thing at a time; the compiled module is shared.
    """
    found: Simulator | None = getattr(_loaded, "simulator", None)
    if found is None:
        found = _load()
        _loaded.simulator = found
    return found


def _load() -> Simulator:
    if sys.platform == "emscripten":
        from ._pyodide import PyodideSimulator

        return PyodideSimulator()
    from ._wasmtime import WasmtimeSimulator

    return WasmtimeSimulator()
