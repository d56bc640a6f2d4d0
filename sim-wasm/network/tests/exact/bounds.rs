//! Bounds hold the exact answers of random networks.

use crate::build::{arrivals, close, delay, in_order, network, shared, solved, users};
use crate::random::Dice;
use messagebox_network::exact::bounds::{Bounds, Range, bounds};
use messagebox_network::exact::network::Pool;
use messagebox_network::exact::solution::Overloaded;

fn holds(range: Range, exact: f64) -> bool {
    let slack = 1e-9 * exact.abs();
    range.low <= exact + slack && range.high.is_none_or(|high| exact <= high + slack)
}

#[track_caller]
fn hold(what: &str, bounds: &Bounds, throughput: f64, response: f64) {
    let all = holds(bounds.throughput, throughput) && holds(bounds.response, response);
    assert!(all, "{what}: {bounds:?}, exact {throughput}, {response}");
}

#[test]
fn bounds_of_one_class_hold_what_is_exact() {
    let mut dice = Dice::new(1);
    let mut narrower = 0;
    for case in 0..500 {
        let one = dice.closed(1, 60, true);
        let exact = solved(&one);
        let found = bounds(&one).expect("no arrivals");
        let class = &found.classes[0];
        let (rate, time) = (exact.throughputs[0], exact.responses_ms[0].unwrap());
        hold(&format!("asymptotic {case}"), &class.asymptotic, rate, time);
        let Some(balanced) = class.balanced else {
            continue;
        };
        hold(&format!("balanced {case}"), &balanced, rate, time);
        let (inner, outer) = (balanced.throughput, class.asymptotic.throughput);
        assert!(inner.low >= outer.low && inner.high <= outer.high, "{case}");
        narrower += u32::from(inner.low > 1.05 * outer.low);
    }
    assert!(narrower > 150, "{narrower}");
}

#[test]
fn bounds_of_several_classes_hold_what_is_exact() {
    let mut dice = Dice::new(2);
    for case in 0..100 {
        let several = dice.closed(2, 12, true);
        let exact = solved(&several);
        let found = bounds(&several).expect("no arrivals");
        for (class, bounds) in found.classes.iter().enumerate() {
            let (rate, time) = (exact.throughputs[class], exact.responses_ms[class].unwrap());
            hold(&format!("{case}, {class}"), &bounds.asymptotic, rate, time);
            assert_eq!(bounds.balanced, None);
        }
    }
}

#[test]
fn users_beside_arrivals_get_what_is_left() {
    let stations = vec![shared(2, &[10.0, 8.0]), delay(&[5.0, 5.0])];
    let mixed = network(&[users(40, 20.0), arrivals(0.1)], stations.clone());
    let exact = solved(&mixed);
    let found = bounds(&mixed).unwrap();
    let (rate, time) = (exact.throughputs[0], exact.responses_ms[0].unwrap());
    hold("users", &found.classes[0].asymptotic, rate, time);
    let high = found.classes[0].asymptotic.throughput.high.unwrap();
    close("most", high, (2.0 - 0.8) / 10.0);
    assert!(high < 1.01 * rate, "{high} {rate}");
    close("limit", found.limits[0].open_share, 0.4);
    close("least", found.classes[1].asymptotic.response.low, 13.0);
    let flooded = network(&[users(40, 20.0), arrivals(0.3)], stations);
    assert_eq!(bounds(&flooded).err(), Some(Overloaded::Station(0)));
}

#[test]
fn a_pool_limits_like_a_station() {
    let stations = vec![in_order(4, &[10.0]), delay(&[15.0]), in_order(1, &[1.0])];
    let mut pooled = network(&[users(40, 0.0)], stations);
    pooled.pools.push(Pool {
        name: "connections".into(),
        permits: 5,
        stations: vec![0, 1],
    });
    let found = bounds(&pooled).unwrap();
    let busiest = &found.limits[found.bottleneck.unwrap()];
    assert_eq!(
        (busiest.name.as_str(), busiest.is_pool),
        ("connections", true)
    );
    let high = found.classes[0].asymptotic.throughput.high.unwrap();
    close("most", high, 5.0 / 25.0);
    close("knee", found.classes[0].knee_users.unwrap(), 26.0 / 5.0);
    let free = network(&[users(3, 10.0)], vec![delay(&[4.0])]);
    let found = bounds(&free).unwrap();
    assert_eq!(
        (found.bottleneck, found.classes[0].knee_users),
        (None, None)
    );
}
