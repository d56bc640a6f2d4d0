"""The readers of load tests in CPython: the site's TypeScript, bundled, in V8 by mini-racer.

V8 is also what runs them in Node and in Chromium, so that a number read is the same to the last
bit, and mini-racer has wheels for every Python. Each call has a context of its own and closes it:
one that is left open may keep the interpreter from ending.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from .errors import MissingPackageError, SimulatorUnavailableError

_NO_RACER = """Load tests are read by JavaScript, and the package that runs it is missing.
Install it with "pip install mini-racer" in the environment of this Python."""

_NO_READERS = """The readers of load tests are not in the package messageboxlab.
In a clone of the repository, "npm run build:python" puts them there."""


class RacerReaders:
    """The readers of the package."""

    def read(self, files: str, options: str) -> str:
        return _call("read", files, options)

    def question(self, reading: str, asked: str) -> str:
        return _call("question", reading, asked)

    def answer(self, reading: str, fitted: str) -> str:
        return _call("answer", reading, fitted)


@cache
def _script() -> str:
    file = files(__package__).joinpath("readers.js")
    if not file.is_file():
        raise SimulatorUnavailableError(_NO_READERS)
    return file.read_text("utf-8")


def _call(name: str, *texts: str) -> str:
    try:
        from py_mini_racer import MiniRacer  # here, so that the rest works without it
    except ImportError as error:
        raise MissingPackageError(_NO_RACER) from error
    with MiniRacer() as context:
        context.eval(_script())
        return str(context.call(f"readers.{name}", *texts))
