//! Stations alone, whose answers are formulas.

use crate::build::{arrivals, close, delay, in_order, network, shared, solved, users};

/// Probability that all servers are busy, and the mean number inside, of M/M/k.
fn erlang(servers: u32, work: f64) -> (f64, f64) {
    let k = f64::from(servers);
    let term = |n: u32| (1..=n).map(|i| work / f64::from(i)).product::<f64>();
    let full = term(servers) / (1.0 - work / k);
    let waits = full / ((0..servers).map(term).sum::<f64>() + full);
    (waits, work + waits * (work / k) / (1.0 - work / k))
}

#[test]
fn open_lines_are_those_of_erlang() {
    for (servers, work) in [(1, 0.4), (2, 1.9), (16, 15.0), (64, 63.9)] {
        let line = in_order(servers, &[10.0]);
        let found = solved(&network(&[arrivals(work / 10.0)], vec![line]));
        let (_, inside) = erlang(servers, work);
        close("inside", found.stations[0].by_class[0], inside);
        let response = found.responses_ms[0].expect("arrivals");
        close("response", response, 10.0 * inside / work);
        let utilisation = found.stations[0].utilisation.expect("servers");
        close("busy", utilisation, work / f64::from(servers));
    }
}

#[test]
fn open_classes_share_a_processor_by_their_work() {
    let classes = [arrivals(0.02), arrivals(0.03)];
    let stations = vec![shared(1, &[10.0, 20.0]), delay(&[5.0, 0.0])];
    let found = solved(&network(&classes, stations));
    close("first", found.responses_ms[0].unwrap(), 10.0 / 0.2 + 5.0);
    close("second", found.responses_ms[1].unwrap(), 20.0 / 0.2);
}

#[test]
fn repair_shop() {
    // Births and deaths: those who think, and those in repair.
    for (servers, count, think_ms) in [(1, 7, 50.0), (3, 20, 40.0), (8, 5, 3.0)] {
        let mut weights = vec![1.0];
        for broken in 1..=count {
            let up = f64::from(count - broken + 1) / think_ms;
            let down = f64::from(servers.min(broken)) / 12.0;
            weights.push(weights.last().unwrap() * up / down);
        }
        let sum: f64 = weights.iter().sum();
        let states = (0..).zip(&weights);
        let broken = states.map(|(n, w)| f64::from(n) * w).sum::<f64>() / sum;
        let rate = (f64::from(count) - broken) / think_ms;
        for station in [in_order(servers, &[12.0]), shared(servers, &[12.0])] {
            let found = solved(&network(&[users(count, think_ms)], vec![station]));
            close("broken", found.stations[0].by_class[0], broken);
            close("rate", found.throughputs[0], rate);
        }
    }
}
