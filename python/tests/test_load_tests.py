"""Load tests, read by the readers of the site: the numbers of the command line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import messageboxlab as lab
from messageboxlab.load_tests import NoSuchFileError
from test_networks import command

TABLE = """users,throughputPerSecond,responseMeanMs
1,65.1,15.3
2,129.3,15.5
4,203.4,19.7
x,1,2
8,220.1,36.4
16,220.9,72.5
"""


def test_the_levels_are_those_of_the_command_line(root: Path, tmp_path: Path) -> None:
    (tmp_path / "levels.csv").write_text(TABLE, "utf-8")
    printed = command(root, "read", str(tmp_path))
    for files in (tmp_path, tmp_path / "levels.csv", [str(tmp_path / "levels.csv")]):
        read = lab.load_test(files)
        assert read.levels == printed["levels"]
        assert read.troubles == printed["troubles"]


def test_a_bad_row_is_named_and_the_good_ones_stay() -> None:
    read = lab.load_test({"levels.csv": TABLE})
    assert [level["users"] for level in read.levels] == [1, 2, 4, 8, 16]
    (trouble,) = read.troubles
    assert trouble["value"] == "x"
    assert "5" in trouble["place"]


def test_users_are_given_where_a_file_does_not_tell_them() -> None:
    file = {"results.csv": "throughputPerSecond,responseMeanMs\n65,15\n"}
    assert lab.load_test(file).missing == ["users of results.csv"]
    read = lab.load_test(file, users=4)
    assert (read.levels[0]["users"], read.missing) == (4, [])
    chosen = lab.load_test(file, choices={"users of results.csv": "8"})
    assert chosen.levels[0]["users"] == 8


def test_a_monitor_is_joined_to_the_levels() -> None:
    meters = "users,cpu\n1,12\n2,24\n4,40\n8,44\n16,45\n"
    (joined,) = lab.load_test({"levels.csv": TABLE, "monitor.csv": meters}).joined
    assert (joined["file"], joined["tells"]) == ("monitor.csv", "utilisation")
    assert (joined["resources"], joined["by"], joined["levels"]) == (["cpu"], "users", 5)


def test_what_cannot_be_used_is_named() -> None:
    with pytest.raises(NoSuchFileError, match="nowhere"):
        lab.load_test("nowhere")
    with pytest.raises(lab.DescriptionError, match="users of other"):
        lab.load_test({"levels.csv": TABLE}, choices={"users of other": "8"})


def test_it_reads_within_a_running_event_loop() -> None:
    """As in a notebook, whose cells run in one."""

    async def cell() -> int:
        return len(lab.load_test({"levels.csv": TABLE}).levels)

    assert asyncio.run(cell()) == asyncio.run(cell()) == 5


def test_a_frame_has_a_line_for_each_level() -> None:
    frame = lab.load_test({"levels.csv": TABLE}).to_frame()
    assert list(frame["users"]) == [1, 2, 4, 8, 16]
    assert list(frame["responseMs.mean"])[:2] == [15.3, 15.5]


def test_readers_take_any_text() -> None:
    for text in ("", "\x00\ufffd", json.dumps({"a": [1]}), "users\n" * 3):
        assert lab.load_test({"strange.txt": text}).levels == []


def test_a_fit_gives_the_numbers_of_the_command_line_to_the_last_digit(
    root: Path, tmp_path: Path
) -> None:
    file = tmp_path / "levels.csv"
    file.write_text(TABLE, "utf-8")
    options = ("--hold", "16", "--target", "mean=30", "--at", "24", "--think", "5")
    printed = command(root, "fit", str(file), *options)
    fitted = lab.load_test(file).fit(hold=[16], targets={"mean": 30}, at=[24], think_ms=5)
    assert fitted.answer == printed
    assert fitted.sentence == printed["sentence"]
    assert fitted.limit == printed["limit"]
    assert [one["users"] for one in fitted.predictions] == list(fitted.to_frame()["users"])


def test_a_fit_explains_a_known_system_and_its_explanation_runs() -> None:
    """Two at a time for 9 ms each."""
    answer = lab.load_test({"levels.csv": TABLE}).fit(hold=[16])
    best = next(one for one in answer.explanations if one["kind"] == "places")
    assert best["places"] == 2
    assert best["demandMs"] == pytest.approx(9, rel=0.03)
    report = lab.network(best["system"]).changed({"users": 16}).simulate(replications=2)
    assert report.metrics["throughput.mean"] == pytest.approx(222, rel=0.03)


def test_what_a_fit_cannot_use_is_named() -> None:
    test = lab.load_test({"levels.csv": TABLE})
    with pytest.raises(lab.DescriptionError, match="hold"):
        test.fit(hold=[1, 2, 4, 8, 16])
    wrong: list[dict[str, Any]] = [
        {"hold": "32"},
        {"hold": 32},
        {"hold": [None]},
        {"at": ["24"]},
        {"targets": {"p80": 100}},
        {"targets": {"mean": float("nan")}},
        {"targets": [100]},
        {"think_ms": "5"},
    ]
    for asked in wrong:
        (name,) = asked
        with pytest.raises(lab.SettingError, match=f"^{name} is .*accepted: .*such as"):
            test.fit(**asked)


@pytest.mark.parametrize("files", [5, None, [5], {"a.csv": 5}, b"a.csv"])
def test_what_are_no_files_is_named(files: Any) -> None:
    with pytest.raises(lab.SettingError, match=r"files is .*accepted: paths"):
        lab.load_test(files)
    with pytest.raises(lab.SettingError, match="choices"):
        lab.load_test({"levels.csv": TABLE}, choices=5)  # type: ignore[arg-type]
