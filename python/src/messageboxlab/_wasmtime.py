"""The simulator in CPython: its module in wasmtime, over the module's plain C interface."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from ._abi import ABI_VERSION
from .errors import SimulatorUnavailableError
from .simulator import Run

_EVENTS_PER_CALL = 1_000_000  # some tenths of a second, so that an interrupt is answered
_RUNNING = 0

_NO_WASMTIME = """The simulator is a WebAssembly module, and the package that runs it is missing.
Install it with "pip install wasmtime" in the environment of this Python."""

_NO_MODULE = """The compiled simulator is not in the package messageboxlab.
In a clone of the repository, "npm run build:wasm" puts it there;
"pip install ./python" compiles it, for which Rust is needed (https://rustup.rs)."""

_OTHER_VERSION = """The compiled simulator in the package messageboxlab is of another version.
In a clone of the repository, "npm run build:wasm" renews it;
elsewhere install the package again."""


@cache
def _compiled() -> tuple[Any, Any, Any]:
    """wasmtime, its engine and the compiled module, which all instances of this process share."""
    try:
        import wasmtime  # here, so that the rest works without it
    except ImportError as error:
        raise SimulatorUnavailableError(_NO_WASMTIME) from error
    file = files(__package__).joinpath("messagebox_sim.wasm")
    if not file.is_file():
        raise SimulatorUnavailableError(_NO_MODULE)
    engine = wasmtime.Engine()
    return wasmtime, engine, wasmtime.Module(engine, file.read_bytes())


class WasmtimeSimulator:
    """One instance of the module, for one thread."""

    def __init__(self) -> None:
        wasmtime, engine, module = _compiled()
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        if "abi_version" not in self._exports or self._call("abi_version") != ABI_VERSION:
            raise SimulatorUnavailableError(_OTHER_VERSION)
        self._memory: Any = self._exports["memory"]
        schemas = json.loads(self.schemas())
        self._order = [schema["study"] for schema in schemas]

    def schemas(self) -> str:
        return self._text(self._call("schema"))

    def parameters(self) -> str:
        return self._text(self._call("parameters"))

    def run(self, run: Run) -> str:
        count = len(run.values)
        address = self._call("input", count)
        self._memory.write(self._store, struct.pack(f"<{count}d", *run.values), address)
        number = self._order.index(run.study)
        seed, replication = _signed(run.seed), _signed(run.replication)
        handle = self._call("create", number, seed, replication, int(run.preview))
        if handle == 0:
            return self._text(self._call("output_length"))
        try:
            while self._call("advance", handle, _EVENTS_PER_CALL) == _RUNNING:
                pass
            return self._text(self._call("report", handle))
        finally:
            self._call("destroy", handle)

    def _call(self, name: str, *arguments: int) -> int:
        function: Callable[..., int] = self._exports[name]
        return function(self._store, *arguments)

    def _text(self, length: int) -> str:
        start = self._call("output")
        return bytes(self._memory.read(self._store, start, start + length)).decode("utf-8")


def _signed(value: int) -> int:
    """The same 32 bits as a signed number, which is how WebAssembly's integers are passed."""
    return value - (1 << 32) if value >= 1 << 31 else value
