//! Systems that are drawn at random, seen through levels with noise: what is said of them must hold as
//! often as it claims to. `PLANTED` sets how many of each family are drawn.

use crate::asked::{ask, is_alive, levels, prediction, range};
use messagebox_network::exact::single::{LoadDependent, curve};
use messagebox_network::exact::speed::Speed;
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::variates::{standard_normal, uniform_range};
use serde_json::json;

const SEEN: [usize; 5] = [1, 2, 4, 8, 16];
const BEYOND: usize = 32;
/// So many users are taken for any number.
const CROWD: usize = 4_000;

struct Planted {
    stations: Vec<LoadDependent>,
    delay_ms: f64,
}

impl Planted {
    /// Throughput per second of so many users, by the convolution that fits do not use.
    fn throughput(&self, users: usize) -> f64 {
        let points = curve(&self.stations, self.delay_ms, users);
        1_000.0 * points.last().unwrap().0
    }
}

fn one_of<Item: Copy>(items: &[Item], stream: &mut Stream) -> Item {
    let place = uniform_range(stream, 0.0, items.len() as f64);
    items[place as usize]
}

fn delay(stream: &mut Stream) -> Planted {
    Planted {
        stations: vec![],
        delay_ms: uniform_range(stream, 5.0, 200.0),
    }
}

fn places(stream: &mut Stream) -> Planted {
    let servers = one_of(&[1, 1, 2, 3, 4, 6, 8], stream);
    let demand_ms = uniform_range(stream, 2.0, 40.0);
    Planted {
        stations: vec![LoadDependent::servers(servers, demand_ms)],
        delay_ms: demand_ms * uniform_range(stream, 0.2, 3.0),
    }
}

fn coherency(stream: &mut Stream) -> Planted {
    let servers = one_of(&[2, 4, 6, 8], stream);
    let cost = uniform_range(stream, 0.01, 0.1);
    let demand_ms = uniform_range(stream, 5.0, 40.0);
    let speeds = (1..=servers).map(|n| f64::from(n) / (1.0 + cost * f64::from(n - 1)));
    Planted {
        stations: vec![LoadDependent {
            demand_ms,
            speed: Speed::Given(speeds.collect()),
        }],
        delay_ms: demand_ms * uniform_range(stream, 0.2, 2.0),
    }
}

fn two_stations(stream: &mut Stream) -> Planted {
    let (first, second) = (one_of(&[1, 2, 4], stream), one_of(&[1, 2, 3, 8], stream));
    let per_ms = uniform_range(stream, 0.05, 0.4);
    let ours = LoadDependent::servers(first, f64::from(first) / per_ms);
    let more_per_ms = per_ms * uniform_range(stream, 1.0, 1.6);
    let theirs = LoadDependent::servers(second, f64::from(second) / more_per_ms);
    Planted {
        delay_ms: uniform_range(stream, 0.1, 1.0) * (ours.demand_ms + theirs.demand_ms),
        stations: vec![ours, theirs],
    }
}

/// How often what was said held.
#[derive(Debug, Default)]
struct Counts {
    drawn: u32,
    family_alive: u32,
    limits: u32,
    limits_inside: u32,
    predicted_inside: u32,
}

fn count(kind: &str, draw: fn(&mut Stream) -> Planted, noise: f64) -> Counts {
    let drawn = std::env::var("PLANTED")
        .ok()
        .and_then(|count| count.parse().ok());
    let mut counts = Counts {
        drawn: drawn.unwrap_or(20),
        ..Counts::default()
    };
    for seed in 0..counts.drawn {
        let mut stream = Draw {
            seed,
            replication: 0,
        }
        .stream(7);
        let system = draw(&mut stream);
        let mut measured = |users: usize| {
            let scatter = 1.0 + noise * standard_normal(&mut stream);
            (users as f64, system.throughput(users) * scatter)
        };
        let test = SEEN.map(&mut measured);
        let beyond = measured(BEYOND).1;
        let answer = ask(&json!({ "levels": levels(&test), "at": [BEYOND] }));
        counts.family_alive += u32::from(is_alive(&answer, kind));
        if let Some(limit) = answer["limit"].as_object() {
            let (_, low, high) = range(&limit["throughputPerSecond"]);
            let most = system.throughput(CROWD);
            counts.limits += 1;
            counts.limits_inside += u32::from(low <= most && most <= high);
        }
        let predicted = prediction(&answer, BEYOND as f64);
        let (_, low, high) = range(&predicted["throughputPerSecond"]);
        counts.predicted_inside += u32::from(low <= beyond && beyond <= high);
    }
    println!("{kind} {noise} {counts:?}");
    counts
}

/// Whether at least `share` of so many, but for two standard deviations of chance.
fn is_at_least(share: f64, count: u32, of: u32) -> bool {
    let of = f64::from(of);
    f64::from(count) >= share * of - 2.0 * (share * (1.0 - share) * of).sqrt()
}

fn keeps_its_word(kind: &str, draw: fn(&mut Stream) -> Planted, noise: f64) {
    let counts = count(kind, draw, noise);
    assert!(
        is_at_least(0.95, counts.family_alive, counts.drawn),
        "{counts:?}"
    );
    assert!(
        is_at_least(0.85, counts.limits_inside, counts.limits),
        "{counts:?}"
    );
    assert!(
        is_at_least(0.85, counts.predicted_inside, counts.drawn),
        "{counts:?}"
    );
    assert!(2 * counts.limits > counts.drawn, "{counts:?}");
}

#[test]
fn places_with_little_noise() {
    keeps_its_word("places", places, 0.01);
}

#[test]
fn places_with_noise() {
    keeps_its_word("places", places, 0.03);
}

#[test]
fn places_that_slow_each_other_with_little_noise() {
    keeps_its_word("coherency", coherency, 0.01);
}

#[test]
fn places_that_slow_each_other_with_noise() {
    keeps_its_word("coherency", coherency, 0.03);
}

#[test]
fn two_stations_with_little_noise() {
    keeps_its_word("two-stations", two_stations, 0.01);
}

#[test]
fn two_stations_with_noise() {
    keeps_its_word("two-stations", two_stations, 0.03);
}

#[test]
fn no_limit_is_claimed_where_there_is_none() {
    for noise in [0.01, 0.03] {
        let counts = count("delay", delay, noise);
        assert!(
            is_at_least(0.99, counts.drawn - counts.limits, counts.drawn),
            "{counts:?}"
        );
        assert!(
            is_at_least(0.95, counts.family_alive, counts.drawn),
            "{counts:?}"
        );
        assert!(
            is_at_least(0.85, counts.predicted_inside, counts.drawn),
            "{counts:?}"
        );
    }
}
