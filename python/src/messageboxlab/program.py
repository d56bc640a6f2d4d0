"""Runs programs cell by cell, as the Python pages of the site and the tests of the notebooks do."""

from __future__ import annotations

import ast
import builtins
import io
import linecache
import re
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from types import CodeType
from typing import Any, NoReturn

from .errors import LabError
from .output import Output, show

_MISSING = """{name} is not here. A page has Python's standard library, messageboxlab and, where
the site was built with it, SimPy; in a Python of your own, "pip install {name}" adds it."""
_NO_INPUT = "A program on a page cannot ask for input: write the value into the program."


@dataclass(frozen=True)
class Cell:
    """A part of a notebook: code, or the text between."""

    kind: str
    """code or markdown."""
    source: str
    is_live: bool = False
    """Whether it shows something else in each run, such as times it took."""


def read_cells(text: str) -> list[Cell]:
    """The cells of a notebook: `# %%` starts code, `# %% [markdown]` text behind `#`, and
    `# %% [live]` code that shows something else in each run."""
    cells = []
    for part in re.split(r"^(?=# %%)", text, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        if not heading.startswith("# %%"):
            continue
        if "[markdown]" in heading:
            body = re.sub(r"^# ?", "", body, flags=re.MULTILINE)
            cells.append(Cell("markdown", body.strip()))
        else:
            cells.append(Cell("code", body.strip("\n").rstrip(), "[live]" in heading))
    return cells


class Program:
    """Cells that share their names. Text, tables, plots and errors go to `take`, as they come."""

    def __init__(self, take: Callable[[Output], None]) -> None:
        self._take = take
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, source: str, name: str = "program") -> bool:
        """Runs a cell; whether it came to its end. The value of a last expression is shown."""
        file = f"<{name}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        with self._shown():
            try:
                for code, is_value in _compiled(source, file):
                    value = eval(code, self._names)
                    if is_value and value is not None:
                        print(repr(value))
            except SystemExit as leave:
                if leave.code not in (None, 0):
                    self._take({"kind": "error", "text": f"SystemExit: {leave.code}"})
                    return False
            except BaseException as error:  # a program may raise anything
                self._take({"kind": "error", "text": traceback_text(error)})
                return False
        return True

    @contextmanager
    def _shown(self) -> Iterator[None]:
        show.send_to(self._take)
        asked = builtins.input
        builtins.input = _no_input
        try:
            with (
                redirect_stdout(_Stream(self._take, "out")),
                redirect_stderr(_Stream(self._take, "err")),
            ):
                yield
        finally:
            builtins.input = asked
            show.send_to(None)


def run_cells(sources: Sequence[str]) -> list[list[Output]]:
    """What each cell of a notebook shows, pieces of text joined."""
    outputs: list[list[Output]] = []
    program = Program(lambda output: _append(outputs[-1], output))
    for number, source in enumerate(sources, start=1):
        outputs.append([])
        if not program.run(source, f"cell {number}"):
            break
    return outputs


def _append(outputs: list[Output], output: Output) -> None:
    last = outputs[-1] if outputs else None
    if last is not None and _is_text(output) and output.get("stream") == last.get("stream"):
        last["text"] += output["text"]
    else:
        outputs.append(output)


def _is_text(output: Output) -> bool:
    return bool(output["kind"] == "text")


class _Stream(io.TextIOBase):
    """A stream of text that is shown."""

    def __init__(self, take: Callable[[Output], None], stream: str) -> None:
        self._take = take
        self._stream = stream

    def write(self, text: str) -> int:
        if text:
            self._take({"kind": "text", "stream": self._stream, "text": text})
        return len(text)

    def writable(self) -> bool:
        return True


def _no_input(_prompt: object = "") -> NoReturn:
    raise RuntimeError(_NO_INPUT)


def _compiled(source: str, file: str) -> list[tuple[CodeType, bool]]:
    """The statements in one piece, and a last expression apart, whose value is shown."""
    tree = ast.parse(source, file)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        return [(compile(tree, file, "exec"), False)]
    tree.body.pop()
    return [
        (compile(tree, file, "exec"), False),
        (compile(ast.Expression(last.value), file, "eval"), True),
    ]


def traceback_text(error: BaseException) -> str:
    """The traceback of a program: its own lines, without those of what runs it."""
    if isinstance(error, ModuleNotFoundError) and error.name is not None:
        error.add_note(_MISSING.format(name=error.name.partition(".")[0]))
    report = traceback.TracebackException.from_exception(error)
    _strip(report, isinstance(error, LabError))
    return "".join(report.format()).rstrip("\n")


def _strip(report: traceback.TracebackException | None, on_purpose: bool) -> None:
    """Leaves out the lines before the program's own; and where the package refuses, its own."""
    while report is not None:
        own = [at for at, frame in enumerate(report.stack) if _is_program(frame.filename)]
        if own:
            end = own[-1] + 1 if on_purpose else len(report.stack)
            report.stack[:] = report.stack[own[0] : end]
        else:  # the program did not even begin, as with an error of syntax
            report.stack = None  # type: ignore[assignment]
        report = report.__cause__ or report.__context__


def _is_program(file: str) -> bool:
    return bool(re.fullmatch(r"<(program|cell \d+)>", file))
