"""The simulators in Pyodide: the page's own, handed over as JavaScript modules.

Before it runs Python, the worker registers the simulator of the studies under the name
``messageboxlab_simulator``; `src/python/simulatorBridge.ts` makes it:

    pyodide.registerJsModule('messageboxlab_simulator', createBridge(await loadSimulator(bytes)));

It has three functions, all synchronous, all with JSON text as their result:

``schemas()``
    the knobs of every study
``parameters()``
    the parameters of every study's model
``run(study, values, seed, replication, preview)``
    the report of one replication, or ``{"error": {"knob", "value", "accepted"}}`` where the values
    are refused; ``values`` is an array of numbers in the order of the study's knobs, ``preview``
    true for a short stretch instead of the study's protocol

The module ``messageboxlab_systems`` has the functions of `Systems` and `Readers` in `systems.py`,
by the same names; `src/python/systemsBridge.ts` makes it.
"""

from __future__ import annotations

import importlib
from typing import Any

from .errors import SimulatorUnavailableError
from .simulator import Run
from .systems import Question

MODULE = "messageboxlab_simulator"
SYSTEMS = "messageboxlab_systems"


class PyodideSimulator:
    """The page's simulator."""

    def __init__(self) -> None:
        self._page = _page_module(MODULE)
        self._to_js = importlib.import_module("pyodide.ffi").to_js

    def schemas(self) -> str:
        return str(self._page.schemas())

    def parameters(self) -> str:
        return str(self._page.parameters())

    def run(self, run: Run) -> str:
        values = self._to_js(list(run.values))
        return str(self._page.run(run.study, values, run.seed, run.replication, run.preview))


class PyodideSystems:
    """The page's module of readers' systems."""

    def __init__(self) -> None:
        self._page = _page_module(SYSTEMS)

    def ask(self, question: Question, text: str) -> str:
        return str(self._page.ask(question, text))

    def simulate(self, text: str, seed: int, replication: int) -> str:
        return str(self._page.simulate(text, seed, replication))


class PyodideReaders:
    """The page's readers of load tests."""

    def __init__(self) -> None:
        self._page = _page_module(SYSTEMS)

    def read(self, files: str, options: str) -> str:
        return str(self._page.read(files, options))

    def question(self, reading: str, asked: str) -> str:
        return str(self._page.question(reading, asked))

    def answer(self, reading: str, fitted: str) -> str:
        return str(self._page.answer(reading, fitted))


def _page_module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise SimulatorUnavailableError(
            "The page has not handed its simulator over to Python: it registers the module "
            f"{name} before it runs a program."
        ) from error
