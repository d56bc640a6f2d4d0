"""The simulators in CPython: their modules in wasmtime, over the modules' plain C interface."""

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
from .systems import Question

_EVENTS_PER_CALL = 1_000_000  # some tenths of a second, so that an interrupt is answered
_RUNNING = 0
_CONDUCTING = 1

_NO_WASMTIME = """The simulator is a WebAssembly module, and the package that runs it is missing.
Install it with "pip install wasmtime" in the environment of this Python."""

_NO_MODULE = """The compiled simulator is not in the package messageboxlab.
In a clone of the repository, "npm run build:wasm" puts it there;
"pip install ./python" compiles it, for which Rust is needed (https://rustup.rs)."""

_OTHER_VERSION = """The compiled simulator in the package messageboxlab is of another version.
In a clone of the repository, "npm run build:wasm" renews it;
elsewhere install the package again."""


@cache
def _compiled(name: str) -> tuple[Any, Any, Any]:
    """wasmtime, an engine and the compiled module, which all instances of this process share."""
    try:
        import wasmtime  # here, so that the rest works without it
    except ImportError as error:
        raise SimulatorUnavailableError(_NO_WASMTIME) from error
    file = files(__package__).joinpath(name)
    if not file.is_file():
        raise SimulatorUnavailableError(_NO_MODULE)
    engine = wasmtime.Engine()
    return wasmtime, engine, wasmtime.Module(engine, file.read_bytes())


class _Instance:
    """One instance of a module, for one thread."""

    def __init__(self, name: str) -> None:
        wasmtime, engine, module = _compiled(name)
        self._store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory: Any = self.exports["memory"]

    def call(self, name: str, *arguments: int) -> int:
        function: Callable[..., int] = self.exports[name]
        return function(self._store, *arguments)

    def write(self, content: bytes, address: int) -> None:
        self._memory.write(self._store, content, address)

    def text(self, length: int) -> str:
        start = self.call("output")
        return bytes(self._memory.read(self._store, start, start + length)).decode("utf-8")


class WasmtimeSimulator:
    """The simulator of the studies, for one thread."""

    def __init__(self) -> None:
        self._module = _Instance("messagebox_sim.wasm")
        if (
            "abi_version" not in self._module.exports
            or self._module.call("abi_version") != ABI_VERSION
        ):
            raise SimulatorUnavailableError(_OTHER_VERSION)
        schemas = json.loads(self.schemas())
        self._order = [schema["study"] for schema in schemas]

    def schemas(self) -> str:
        return self._module.text(self._module.call("schema"))

    def parameters(self) -> str:
        return self._module.text(self._module.call("parameters"))

    def run(self, run: Run) -> str:
        module, count = self._module, len(run.values)
        module.write(struct.pack(f"<{count}d", *run.values), module.call("input", count))
        number = self._order.index(run.study)
        seed, replication = _signed(run.seed), _signed(run.replication)
        handle = module.call("create", number, seed, replication, int(run.preview))
        if handle == 0:
            return module.text(module.call("output_length"))
        try:
            while module.call("advance", handle, _EVENTS_PER_CALL) == _RUNNING:
                pass
            return module.text(module.call("report", handle))
        finally:
            module.call("destroy", handle)


class WasmtimeSystems:
    """The module of readers' systems, for one thread."""

    def __init__(self) -> None:
        self._module = _Instance("messagebox_system.wasm")

    def ask(self, question: Question, text: str) -> str:
        self._write(text)
        return self._module.text(self._module.call(question))

    def simulate(self, text: str, seed: int, replication: int) -> str:
        module = self._module
        self._write(text)
        handle = module.call("create", _signed(seed), _signed(replication))
        if handle == 0:
            return module.text(module.call("output_length"))
        try:
            while module.call("conduct", handle, _EVENTS_PER_CALL) == _CONDUCTING:
                pass
            return module.text(module.call("report", handle))
        finally:
            module.call("destroy", handle)

    def _write(self, text: str) -> None:
        content = text.encode()
        self._module.write(content, self._module.call("input", len(content)))


def _signed(value: int) -> int:
    """The same 32 bits as a signed number, which is how WebAssembly's integers are passed."""
    return value - (1 << 32) if value >= 1 << 31 else value
