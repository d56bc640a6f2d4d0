"""Notebooks with blanks: not yet as they stand or filled wrongly, passed with their solutions."""

from __future__ import annotations

from pathlib import Path

import pytest
from notebooks.record import HERE

from messageboxlab.program import read_cells, run_cells

SOLUTIONS = sorted((HERE / "solutions").glob("*.py"))


def code(path: Path) -> list[str]:
    return [cell.source for cell in read_cells(path.read_text("utf-8")) if cell.kind == "code"]


def is_blank(source: str) -> bool:
    return source.endswith(("return ...", "= ..."))


def verdicts(sources: list[str]) -> list[str]:
    """The lines of the checks."""
    shown = run_cells(sources)
    assert "error" not in {output["kind"] for outputs in shown for output in outputs}
    text = "".join(
        str(output["text"]) for outputs in shown for output in outputs if output["kind"] == "text"
    )
    return [line for line in text.splitlines() if ": not yet" in line or ": passed" in line]


def filled(notebook: list[str], answers: list[str]) -> list[str]:
    left = iter(answers)
    sources = [next(left) if is_blank(source) else source for source in notebook]
    assert next(left, None) is None
    return sources


@pytest.mark.parametrize("solution", SOLUTIONS, ids=lambda path: path.stem)
def test_blanks_are_not_yet_and_solutions_pass(solution: Path) -> None:
    notebook = code(HERE / solution.name)
    answers = code(solution)
    assert len([source for source in notebook if is_blank(source)]) == len(answers) > 1
    before = verdicts(notebook)
    assert len(before) == len(answers)
    assert all("the blank is still empty" in line for line in before)
    after = verdicts(filled(notebook, answers))
    assert len(after) == len(answers)
    assert all(": passed" in line for line in after), after


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        (
            "blanks_laws",
            [
                "def inside(rate, stay_ms):\n    return rate * stay_ms",
                "def busy(rate, work_ms, servers):\n    return rate * work_ms / 1000",
                "def answer_ms(users, think_ms, rate):\n    return 1000 * users / rate",
            ],
        ),
        (
            "blanks_limit",
            [
                'narrowest = "send"',
                "def most_per_second(work_ms):\n    return 1000 / sum(work_ms.values())",
                "users = 1",
            ],
        ),
    ],
)
def test_wrong_answers_are_not_yet(name: str, wrong: list[str]) -> None:
    lines = verdicts(filled(code(HERE / f"{name}.py"), wrong))
    assert len(lines) == len(wrong)
    assert all(": not yet" in line and "empty" not in line for line in lines), lines
