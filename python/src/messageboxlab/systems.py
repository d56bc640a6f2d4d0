"""The module of readers' systems and the readers of load tests, whichever way they are run here.

In CPython the module runs in `wasmtime` and the readers, which are TypeScript, in `mini-racer`;
in Pyodide the page runs both (see `_pyodide.py`). Everything above this file is the same for both.
"""

from __future__ import annotations

import json
import sys
import threading
from typing import Any, Literal, Protocol, TypeAlias

from .errors import DescriptionError, Refusal

Question: TypeAlias = Literal["check", "bounds", "mva", "fit"]

MOST_BYTES = 1 << 20
"""The module keeps room for no longer text."""

_loaded = threading.local()


class Systems(Protocol):
    """The loaded module. Texts are JSON; a refusal is `{"error": …}` or `{"errors": […]}`."""

    def ask(self, question: Question, text: str) -> str:
        """Its answer to a description or to the levels of a load test."""
        ...

    def simulate(self, text: str, seed: int, replication: int) -> str:
        """The report of one replication of a described system."""
        ...


class Readers(Protocol):
    """The readers of load tests. Texts are JSON."""

    def read(self, files: str, options: str) -> str:
        """What files hold: levels, troubles, and what is missing."""
        ...

    def question(self, reading: str, asked: str) -> str:
        """The question about what was read that the module answers."""
        ...

    def answer(self, reading: str, fitted: str) -> str:
        """The module's answer with the levels that it is about."""
        ...


def systems() -> Systems:
    """The module of this thread, loaded when it is first needed."""
    found: Systems | None = getattr(_loaded, "systems", None)
    if found is None:
        found = _load_systems()
        _loaded.systems = found
    return found


def readers() -> Readers:
    """The readers of load tests."""
    if sys.platform == "emscripten":
        from ._pyodide import PyodideReaders

        return PyodideReaders()
    from ._racer import RacerReaders

    return RacerReaders()


def accepted(answer: str) -> Any:
    """An answer as data; raises DescriptionError where it is a refusal."""
    found = json.loads(answer)
    refusals = found.get("errors") or [found["error"]] if {"error", "errors"} & set(found) else []
    if refusals:
        raise DescriptionError(Refusal(**one) for one in refusals)
    return found


def text_of(given: Any) -> str:
    """Plain data as JSON; raises DescriptionError for what is none or is too long."""
    try:
        text = json.dumps(given, allow_nan=False)
    except (RecursionError, TypeError, ValueError) as error:
        raise DescriptionError([Refusal("description", str(error), "data of JSON")]) from error
    if len(text) > MOST_BYTES:
        limit = f"at most {MOST_BYTES} bytes"
        raise DescriptionError([Refusal("description", f"{len(text)} bytes long", limit)])
    return text


def ask(question: Question, given: Any) -> Any:
    """The module's answer to plain data; raises DescriptionError where it is refused."""
    return accepted(systems().ask(question, text_of(given)))


def _load_systems() -> Systems:
    if sys.platform == "emscripten":
        from ._pyodide import PyodideSystems

        return PyodideSystems()
    from ._wasmtime import WasmtimeSystems

    return WasmtimeSystems()
