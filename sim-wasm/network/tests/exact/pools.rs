//! Pools against solved chains.

use crate::build::{arrivals, close, delay, in_order, network, solved, users};
use crate::chain::Chain;
use messagebox_network::exact::approximate::solve;
use messagebox_network::exact::network::{Network, Pool};
use messagebox_network::exact::{self, bounds::bounds};

/// Those who wait for a permit, those at the station and at the delay that it is held over, and at
/// a further station.
type State = [usize; 4];

/// Users, thinking, permits, servers and demand of the station that is covered, the delay that is,
/// and the demand of the further station. Times in ms.
#[derive(Clone, Copy)]
struct Held {
    users: usize,
    think_ms: f64,
    permits: usize,
    servers: usize,
    demand_ms: f64,
    delay_ms: f64,
    further_ms: f64,
}

fn leaps(held: &Held, state: &State) -> Vec<(State, f64)> {
    let [waiting, line, delayed, further] = *state;
    let away = held.users - state.iter().sum::<usize>();
    let mut leaps = Vec::new();
    if away > 0 {
        let next = match line + delayed < held.permits {
            true => [waiting, line + 1, delayed, further],
            false => [waiting + 1, line, delayed, further],
        };
        leaps.push((next, away as f64 / held.think_ms));
    }
    if line > 0 {
        let rate = line.min(held.servers) as f64 / held.demand_ms;
        leaps.push(([waiting, line - 1, delayed + 1, further], rate));
    }
    if delayed > 0 {
        let next = match waiting > 0 {
            true => [waiting - 1, line + 1, delayed - 1, further + 1],
            false => [waiting, line, delayed - 1, further + 1],
        };
        leaps.push((next, delayed as f64 / held.delay_ms));
    }
    if further > 0 {
        leaps.push(([waiting, line, delayed, further - 1], 1.0 / held.further_ms));
    }
    leaps
}

fn pool(name: &str, permits: u32, stations: &[usize]) -> Pool {
    Pool {
        name: name.into(),
        permits,
        stations: stations.to_vec(),
    }
}

fn described(held: &Held) -> Network {
    let stations = vec![
        in_order(held.servers as u32, &[held.demand_ms]),
        delay(&[held.delay_ms]),
        in_order(1, &[held.further_ms]),
    ];
    let mut network = network(&[users(held.users as u32, held.think_ms)], stations);
    network.pools = vec![pool("connections", held.permits as u32, &[0, 1])];
    network
}

#[test]
fn a_pool_over_two_stations() {
    let held = Held {
        users: 9,
        think_ms: 10.0,
        permits: 4,
        servers: 2,
        demand_ms: 10.0,
        delay_ms: 15.0,
        further_ms: 4.0,
    };
    for held in [
        held,
        Held { permits: 1, ..held },
        Held { permits: 8, ..held },
        Held {
            further_ms: 9.0,
            ..held
        },
        Held {
            think_ms: 60.0,
            ..held
        },
        Held { servers: 1, ..held },
    ] {
        let chain = Chain::solve([0; 4], |state| leaps(&held, state));
        let away = chain.mean(|state| (held.users - state.iter().sum::<usize>()) as f64);
        let rate = away / held.think_ms;
        let network = described(&held);
        let found = solve(&network).unwrap();
        let within = |what: &str, found: f64, exact: f64, share: f64| {
            let error = (found / exact - 1.0).abs();
            assert!(error < share, "{what}: {found}, expected {exact}");
        };
        assert!(found.converged);
        let throughput = found.solution.throughputs[0];
        within("rate", throughput, rate, 0.015);
        let waiting = chain.mean(|state| state[0] as f64);
        within("waiting", found.pools[0].waiting, waiting, 0.16);
        let taken = chain.mean(|state| (state[1] + state[2]) as f64);
        let share = taken / held.permits as f64;
        within("taken", found.pools[0].utilisation, share, 0.015);
        for station in 0..3 {
            let inside = chain.mean(|state| state[station + 1] as f64);
            within(
                "inside",
                found.solution.stations[station].by_class[0],
                inside,
                0.12,
            );
        }
        let bounds = bounds(&network).unwrap().classes[0].asymptotic;
        assert!(bounds.throughput.low < rate && rate < bounds.throughput.high.unwrap());
        // Little's law, over all that is between two thoughts.
        let response = found.solution.responses_ms[0].unwrap();
        close(
            "users",
            throughput * (response + held.think_ms),
            held.users as f64,
        );
    }
}

#[test]
fn arrivals_before_a_pool() {
    // The pool is all there is: what is covered has a speed for each number of permits taken.
    let mut open = network(
        &[arrivals(0.15)],
        vec![in_order(2, &[10.0]), delay(&[15.0])],
    );
    open.pools = vec![pool("connections", 6, &[0, 1])];
    const MOST: usize = 60;
    let first = (0, 0, 0);
    let chain = Chain::solve(
        first,
        |&(waiting, line, delayed): &(usize, usize, usize)| {
            let mut leaps = Vec::new();
            if waiting < MOST {
                let next = match line + delayed < 6 {
                    true => (waiting, line + 1, delayed),
                    false => (waiting + 1, line, delayed),
                };
                leaps.push((next, 0.15));
            }
            if line > 0 {
                leaps.push(((waiting, line - 1, delayed + 1), line.min(2) as f64 / 10.0));
            }
            if delayed > 0 {
                let next = match waiting > 0 {
                    true => (waiting - 1, line + 1, delayed - 1),
                    false => (waiting, line, delayed - 1),
                };
                leaps.push((next, delayed as f64 / 15.0));
            }
            leaps
        },
    );
    let inside = chain.mean(|&(waiting, line, delayed)| (waiting + line + delayed) as f64);
    let found = solve(&open).unwrap();
    let response = found.solution.responses_ms[0].unwrap();
    let waiting = chain.mean(|state| state.0 as f64);
    for (found, exact, share) in [
        (response, inside / 0.15, 0.06),
        (found.pools[0].waiting, waiting, 0.2),
    ] {
        assert!((found / exact - 1.0).abs() < share, "{found}, {exact}");
    }
}

#[test]
fn pools_in_pools_and_pools_that_never_run_out() {
    let stations = vec![in_order(1, &[4.0]), delay(&[9.0]), in_order(1, &[2.0])];
    let mut nested = network(&[users(20, 5.0)], stations);
    nested.pools = vec![pool("outer", 8, &[0, 1, 2]), pool("inner", 2, &[1])];
    // The inner one makes two servers of a delay.
    let stations = vec![
        in_order(1, &[4.0]),
        in_order(2, &[9.0]),
        in_order(1, &[2.0]),
    ];
    let mut flat = network(&[users(20, 5.0)], stations);
    flat.pools = vec![pool("outer", 8, &[0, 1, 2])];
    let [nested, flat] = [&nested, &flat].map(|one| solve(one).unwrap());
    close(
        "rate",
        nested.solution.throughputs[0],
        flat.solution.throughputs[0],
    );
    let inner = &nested.pools[1];
    assert_eq!(inner.pool, 1);
    let station = &flat.solution.stations[1];
    close("inner", inner.utilisation, station.utilisation.unwrap());
    let inside = nested.solution.stations[1].by_class[0] + inner.waiting;
    close("inside", inside, station.by_class[0]);

    let mut ample = network(&[users(6, 5.0)], vec![in_order(1, &[4.0]), delay(&[9.0])]);
    let exact = solved(&ample);
    ample.pools = vec![pool("ample", 6, &[0, 1])];
    let found = exact::solve(&ample).unwrap();
    assert!(found.obstacles.is_empty());
    close("rate", found.solution.throughputs[0], exact.throughputs[0]);
}

#[test]
fn a_pool_that_lies_across_another_is_named() {
    let stations = vec![in_order(1, &[4.0]), delay(&[9.0]), in_order(1, &[2.0])];
    let mut crossing = network(&[users(20, 5.0)], stations);
    crossing.pools = vec![pool("one", 3, &[0, 1]), pool("two", 3, &[1, 2])];
    let found = exact::solve(&crossing).unwrap();
    let why = found.obstacles.join(" ");
    assert!(why.contains("“one” lies across other pools"), "{why}");
}
