from __future__ import annotations

from textwrap import dedent

from messageboxlab.output import Output
from messageboxlab.program import Program, read_cells, run_cells


def run(source: str) -> list[Output]:
    return run_cells([dedent(source).strip("\n")])[0]


def error_of(source: str) -> str:
    (error,) = [output for output in run(source) if output["kind"] == "error"]
    return str(error["text"])


def test_text_and_the_value_of_the_last_expression_are_shown() -> None:
    assert run("print('a')\n1 + 1") == [{"kind": "text", "stream": "out", "text": "a\n2\n"}]
    assert run("None") == []
    assert run("x = 3") == []
    assert run("") == []


def test_cells_share_their_names_and_stop_at_the_first_error() -> None:
    assert run_cells(["x = 2", "x * 3"])[1][0]["text"] == "6\n"
    outputs = run_cells(["x = 2", "y", "x"])
    assert len(outputs) == 2
    assert outputs[1][0]["kind"] == "error"


def test_tables_stand_between_the_text_around_them() -> None:
    outputs = run("import messageboxlab as lab\nprint(1)\nlab.show([{'a': 1}])\nprint(2)")
    assert [output["kind"] for output in outputs] == ["text", "table", "text"]


def test_errors_of_the_stream_are_apart() -> None:
    outputs = run("import sys\nprint('a')\nprint('b', file=sys.stderr)")
    assert [(output["stream"], output["text"]) for output in outputs] == [
        ("out", "a\n"),
        ("err", "b\n"),
    ]


def test_a_traceback_holds_the_lines_of_the_program_alone() -> None:
    assert error_of(
        """
        def half(value):
            return value / 0

        half(3)
        """
    ).splitlines() == [
        "Traceback (most recent call last):",
        '  File "<cell 1>", line 4, in <module>',
        "    half(3)",
        '  File "<cell 1>", line 2, in half',
        "    return value / 0",
        "           ~~~~~~^~~",
        "ZeroDivisionError: division by zero",
    ]


def test_an_error_of_syntax_shows_its_line() -> None:
    text = error_of("a = 1\nb = (")
    assert text.startswith('  File "<cell 1>", line 2')
    assert "program.py" not in text
    assert "SyntaxError" in text


def test_an_unknown_knob_is_named_with_the_nearest_and_no_line_of_the_package() -> None:
    text = error_of(
        "import messageboxlab as lab\nlab.simulate('low-latency/20-A', sendOnyl=6, replications=1)"
    )
    assert "Did you mean 'sendOnly'?" in text
    assert "simulation.py" not in text
    assert "line 2, in <module>" in text


def test_an_error_in_the_library_keeps_the_lines_of_the_library() -> None:
    assert "decoder.py" in error_of("import json\njson.loads('{')")


def test_a_chain_of_errors_is_clean_throughout() -> None:
    text = error_of(
        """
        try:
            1 / 0
        except ZeroDivisionError as error:
            raise ValueError("again") from error
        """
    )
    assert "program.py" not in text
    assert "direct cause" in text


def test_a_missing_package_explains_itself() -> None:
    text = error_of("import nowhere.near")
    assert "ModuleNotFoundError" in text
    assert "nowhere is not here" in text


def test_a_program_cannot_ask_and_may_leave() -> None:
    assert "cannot ask for input" in error_of("input('?')")
    assert run("import sys\nsys.exit()\nprint('after')") == []
    assert error_of("import sys\nsys.exit('enough')") == "SystemExit: enough"


def test_a_program_goes_on_after_an_error() -> None:
    outputs: list[Output] = []
    program = Program(outputs.append)
    assert not program.run("x = 1\nraise KeyboardInterrupt")
    assert program.run("x")
    assert outputs[-2]["text"] == "1"


def test_the_cells_of_a_notebook() -> None:
    cells = read_cells("# %% [markdown]\n# # Head\n#\n# Text.\n\n# %%\nx = 1\n\n# %%\n\ny = 2\n")
    assert [(cell.kind, cell.source) for cell in cells] == [
        ("markdown", "# Head\n\nText."),
        ("code", "x = 1"),
        ("code", "y = 2"),
    ]
