"""The helpers against values from textbooks and against each other."""

from __future__ import annotations

import copy
import math
from typing import Any

import pytest

import messageboxlab as lab


def test_mva_of_two_equal_stations() -> None:
    # Balanced network without think time: X(N) = N / (D (N + K - 1)), by symmetry.
    for users in (1, 2, 5, 20):
        found = lab.mva([100, 100], users)
        assert found.throughput_per_second == pytest.approx(users / (0.1 * (users + 1)))
        assert found.queue_lengths["0"] == pytest.approx(users / 2)


def test_mva_of_lazowska_example() -> None:
    # Three users, think time 15 s, demands 0.605, 2.1 and 1.35 s: Lazowska et al., chapter 6.
    demands_ms = {"cpu": 605, "disk 1": 2100, "disk 2": 1350}
    found = lab.mva(demands_ms, users=3, think_time_ms=15_000)
    assert found.throughput_per_second == pytest.approx(0.152, abs=5e-4)
    assert found.response_time_ms == pytest.approx(4760, abs=50)


def test_mva_of_one_station_is_the_machine_repairman() -> None:
    users, demand, think = 8, 2.0, 10.0
    weights = [
        math.factorial(users) / math.factorial(users - k) * (demand / think) ** k
        for k in range(users + 1)
    ]
    busy = 1 - weights[0] / sum(weights)
    assert lab.mva([demand], users, think).throughput_per_second == pytest.approx(
        1000 * busy / demand
    )


def test_mva_keeps_littles_law_and_utilisation_law() -> None:
    demands = {"a": 3.0, "b": 1.5, "c": 0.25}
    for found in lab.mva_curve(demands, 30, think_time_ms=20):
        thinking = found.throughput_per_second * 0.020
        assert sum(found.queue_lengths.values()) + thinking == pytest.approx(found.users)
        assert found.utilisations["a"] == pytest.approx(found.throughput_per_second * 0.003)
        assert found.utilisations["a"] < 1


def test_bounds_hold_for_every_population() -> None:
    demands = [3.0, 1.5, 0.25]
    for found in lab.mva_curve(demands, 40, think_time_ms=12):
        limit = lab.bounds(demands, found.users, think_time_ms=12)
        assert limit.throughput_low_per_second <= found.throughput_per_second * (1 + 1e-12)
        assert found.throughput_per_second <= limit.throughput_high_per_second * (1 + 1e-12)
        assert limit.response_time_low_ms <= found.response_time_ms * (1 + 1e-12)
        assert found.response_time_ms <= limit.response_time_high_ms * (1 + 1e-12)
    assert limit.saturation_users == pytest.approx(16.75 / 3)
    assert limit.bottleneck == "0"


def test_one_user_never_waits() -> None:
    assert lab.mva([1.0, 2.0], 1, 7.0).throughput_per_second == pytest.approx(100)
    assert lab.bounds([1.0, 2.0], 1, 7.0).throughput_high_per_second == pytest.approx(100)


def _mmc(rate: float, service_ms: float, servers: int = 1) -> lab.Mmc:
    return lab.mmc(arrival_rate_per_second=rate, service_time_ms=service_ms, servers=servers)


def test_mm1() -> None:
    found = _mmc(0.8, 1000)
    assert found.waiting_probability == pytest.approx(0.8)
    assert found.response_time_ms == pytest.approx(5000)
    assert found.queue_length == pytest.approx(3.2)
    assert found.number_in_system == pytest.approx(4.0)


def test_mmc_of_erlang() -> None:
    # Erlang C for 10 servers and an offered load of 8: 0.4092; for 2 servers at load 1: 1/3.
    assert _mmc(8.0, 1000, 10).waiting_probability == pytest.approx(0.4092, abs=1e-4)
    assert _mmc(1.0, 1000, 2).waiting_probability == pytest.approx(1 / 3)
    assert _mmc(1.0, 1000, 2).response_time_ms == pytest.approx(4000 / 3)


def test_mmc_of_many_servers_stays_finite() -> None:
    assert 0 < _mmc(990.0, 1000, 1000).waiting_probability < 1


def test_both_analyses_speak_of_milliseconds_and_of_rates_per_second() -> None:
    # A crowd of users that think for long sends almost at random: the closed loop nears M/M/1.
    found = lab.mva({"lock": 10}, users=2000, think_time_ms=40_000)
    queue = _mmc(found.throughput_per_second, 10)
    assert found.throughput_per_second == pytest.approx(49.9, abs=0.1)
    assert queue.response_time_ms == pytest.approx(found.response_time_ms, rel=0.02)
    assert queue.utilisation == pytest.approx(found.utilisations["lock"])


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: _mmc(2.0, 1000, 2), "rates below 2: no queue grows"),
        (lambda: _mmc(1.0, 0.0), "service_time_ms"),
        (lambda: lab.mva([], 1), "at least one station"),
        (lambda: lab.mva([1.0], 0), "users is 0"),
        (lambda: lab.mva({"disk": -1.0}, 1), "the demand at disk is -1.0"),
        (lambda: lab.bounds([1.0], 1, -1.0), "think_time_ms"),
    ],
)
def test_what_has_no_answer_is_refused(call: object, said: str) -> None:
    assert callable(call)
    with pytest.raises(lab.SettingError, match=said):
        call()


def test_a_name_without_its_unit_is_answered_by_the_one_with_it() -> None:
    former: dict[str, Any] = {"think_time": 15}
    with pytest.raises(lab.UnknownNameError, match="Did you mean 'think_time_ms'"):
        lab.mva([1.0], 1, **former)
    former = {"arrival_rate": 90, "service_time": 0.01}
    with pytest.raises(lab.UnknownNameError, match="Did you mean 'arrival_rate_per_second'"):
        lab.mmc(**former)
    # What was in seconds by its place must not be taken for milliseconds.
    by_place: Any = lab.mmc
    with pytest.raises(TypeError):
        by_place(90, 0.01, 2)
    found: Any = lab.mva([1.0], 1)
    with pytest.raises(AttributeError, match="Did you mean 'throughput_per_second'"):
        _ = found.throughput
    assert not hasattr(found, "nothing_like_it")
    assert copy.copy(found) == found
