"""The simulator in Pyodide: the page's own, handed over as a JavaScript module.

Before it runs Python, the worker registers the module under the name
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
"""

from __future__ import annotations

import importlib
from typing import Any

from .errors import SimulatorUnavailableError
from .simulator import Run

MODULE = "messageboxlab_simulator"


class PyodideSimulator:
    """The page's simulator."""

    def __init__(self) -> None:
        try:
            self._page: Any = importlib.import_module(MODULE)
        except ImportError as error:
            raise SimulatorUnavailableError(
                "The page has not handed its simulator over to Python: it registers the module "
                f"{MODULE} before it runs a program."
            ) from error
        self._to_js = importlib.import_module("pyodide.ffi").to_js

    def schemas(self) -> str:
        return str(self._page.schemas())

    def parameters(self) -> str:
        return str(self._page.parameters())

    def run(self, run: Run) -> str:
        values = self._to_js(list(run.values))
        return str(self._page.run(run.study, values, run.seed, run.replication, run.preview))
