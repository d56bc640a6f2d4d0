"""The simulator in Pyodide: the page's own, handed over as a JavaScript module.

Before it runs Python, the worker registers the module under the name
``messageboxlab_simulator``; `src/python/simulatorBridge.ts` makes it:

    pyodide.registerJsModule('messageboxlab_simulator', createBridge(await loadSimulator(bytes)));

It has three functions, all synchronous, all with JSON text as their result:

``schemas()``
    the knobs of every study
``parameters()``
    the parameters of every study's model
``run(study, values, seed, replication)``
    the report of one replication, or ``{"error": {"knob", "value", "accepted"}}`` where the values
    are refused; ``values`` is an array of numbers in the order of the study's knobs
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from .errors import SimulatorUnavailableError

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

    def run(self, study: str, values: Sequence[float], seed: int, replication: int) -> str:
        return str(self._page.run(study, self._to_js(list(values)), seed, replication))
