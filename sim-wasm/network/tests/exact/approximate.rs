//! Approximations against exact answers and solved chains, with the errors that they make.

use crate::build::{arrivals, close, delay, in_order, network, shared, solved, station, users};
use crate::errors::Errors;
use crate::phases::{self, Pair, Phases};
use crate::random::Dice;
use messagebox_network::exact::approximate::solve;
use messagebox_network::exact::network::{Demand, Kind};
use messagebox_network::exact::speed::Speed;

#[test]
fn one_class_of_product_form_stays_exact() {
    let slowed = Kind::Shared(Speed::Slowed {
        servers: 4,
        cost: 0.05,
    });
    for count in [1, 2, 7, 60] {
        let stations = vec![
            in_order(1, &[4.0]),
            shared(6, &[30.0]),
            delay(&[9.0]),
            station("slowed", slowed.clone(), &[7.0]),
        ];
        let one = network(&[users(count, 80.0)], stations);
        let (exact, found) = (solved(&one), solve(&one).unwrap());
        assert!(found.converged);
        close("rate", found.solution.throughputs[0], exact.throughputs[0]);
    }
    let stations = vec![in_order(3, &[50.0]), delay(&[3.0])];
    let open = network(&[arrivals(0.05)], stations);
    let (exact, found) = (solved(&open), solve(&open).unwrap());
    let [exact, found] = [exact, found.solution].map(|one| one.responses_ms[0].unwrap());
    close("response", found, exact);
}

/// Errors of throughputs and response times of random networks whose exact answer is known.
fn errors(seed: u64, classes: usize, most_users: u32) -> [Errors; 2] {
    let mut dice = Dice::new(seed);
    let [mut rates, mut times] = [Errors::default(), Errors::default()];
    for _ in 0..200 {
        let one = dice.closed(classes, most_users, false);
        let (exact, found) = (solved(&one), solve(&one).unwrap());
        assert!(found.converged);
        for class in 0..classes {
            let found = &found.solution;
            rates.add(found.throughputs[class], exact.throughputs[class]);
            let [found, exact] = [found, &exact].map(|one| one.responses_ms[class].unwrap());
            times.add(found, exact);
        }
    }
    [rates, times]
}

#[test]
fn several_classes_of_product_form() {
    let [rates, times] = errors(3, 2, 20);
    rates.within("rates", [0.003, 0.04, 0.12]);
    times.within("times", [0.004, 0.05, 0.2]);
    let [rates, times] = errors(4, 3, 6);
    rates.within("rates of three", [0.005, 0.045, 0.12]);
    times.within("times of three", [0.008, 0.065, 0.15]);
}

/// Errors of throughput and of the mean number at a station in order, beside one that is shared.
fn pairs(phases: Phases) -> [Errors; 2] {
    let [mut rates, mut numbers] = [Errors::default(), Errors::default()];
    for (servers, users_) in [(1, 2), (1, 8), (2, 4), (2, 14), (4, 14)] {
        for (think_ms, other_ms) in [(0.0, 2.0), (0.0, 10.0), (20.0, 5.0), (100.0, 10.0)] {
            let other = shared(1, &[other_ms / servers as f64]);
            let mut line = in_order(servers, &[10.0]);
            line.demands = vec![phases.demand()];
            let pair = Pair {
                users: users_,
                think_ms,
                servers: servers as usize,
                phases,
                other: other.clone(),
            };
            let (rate, inside) = phases::solve(&pair);
            let count = users(users_ as u32, think_ms);
            let found = solve(&network(&[count], vec![line, other])).unwrap();
            assert!(found.converged);
            rates.add(found.solution.throughputs[0], rate);
            numbers.add(found.solution.stations[0].by_class[0], inside);
        }
    }
    [rates, numbers]
}

#[test]
fn services_in_order_that_are_not_exponential() {
    let [rates, numbers] = pairs(Phases::erlang(10.0));
    rates.within("even", [1e-6, 0.007, 0.01]);
    numbers.within("inside, even", [1e-6, 0.015, 0.02]);
    let [rates, numbers] = pairs(Phases::hyperexponential(10.0, 4.0));
    rates.within("uneven", [0.002, 0.01, 0.02]);
    numbers.within("inside, uneven", [0.002, 0.02, 0.02]);
    let [rates, numbers] = pairs(Phases::hyperexponential(10.0, 10.0));
    rates.within("very uneven", [0.002, 0.01, 0.02]);
    numbers.within("inside, very uneven", [0.003, 0.02, 0.02]);
}

#[test]
fn two_equal_phases_in_a_cycle_are_exact() {
    // Around one station in order there is only an exponential one: what it is alone is all.
    let phases = Phases::erlang(10.0);
    let other = shared(2, &[9.0]);
    let mut line = in_order(3, &[10.0]);
    line.demands = vec![phases.demand()];
    let pair = Pair {
        users: 9,
        think_ms: 0.0,
        servers: 3,
        phases,
        other: other.clone(),
    };
    let (rate, inside) = phases::solve(&pair);
    let found = solve(&network(&[users(9, 0.0)], vec![line, other]))
        .unwrap()
        .solution;
    assert!((found.throughputs[0] / rate - 1.0).abs() < 1e-6);
    assert!((found.stations[0].by_class[0] / inside - 1.0).abs() < 1e-6);
}

#[test]
fn arrivals_wait_as_pollaczek_and_khinchine_say() {
    let mut line = in_order(1, &[10.0]);
    for squared_variation in [0.0, 0.5, 6.0] {
        line.demands[0].squared_variation = squared_variation;
        let found = solve(&network(&[arrivals(0.08)], vec![line.clone()])).unwrap();
        let expected = 10.0 + 0.8 * 10.0 * (1.0 + squared_variation) / 2.0 / 0.2;
        close(
            "response",
            found.solution.responses_ms[0].unwrap(),
            expected,
        );
    }
    // Two classes that differ: the same wait for both.
    line.demands = vec![
        Demand::exponential(1.0, 4.0),
        Demand::exponential(2.0, 15.0),
    ];
    let classes = [arrivals(0.05), arrivals(0.02)];
    let found = solve(&network(&classes, vec![line])).unwrap();
    let wait = (0.05 * 4.0 * 4.0 + 0.04 * 15.0 * 15.0) / (1.0 - 0.2 - 0.6);
    close("short", found.solution.responses_ms[0].unwrap(), 4.0 + wait);
    let two = 2.0 * (15.0 + wait);
    close("long", found.solution.responses_ms[1].unwrap(), two);
}

#[test]
fn arrivals_by_priority_wait_as_cobham_says() {
    let line = station("line", Kind::ByPriority(Speed::Servers(1)), &[4.0, 10.0]);
    let mut ranked = network(&[arrivals(0.1), arrivals(0.04)], vec![line]);
    ranked.classes[1].priority = 3;
    let found = solve(&ranked).unwrap().solution;
    let rest = 0.1 * 16.0 + 0.04 * 100.0;
    let (first, both) = (1.0 - 0.4, 1.0 - 0.8);
    close("high", found.responses_ms[0].unwrap(), 4.0 + rest / first);
    close(
        "low",
        found.responses_ms[1].unwrap(),
        10.0 + rest / first / both,
    );
}
