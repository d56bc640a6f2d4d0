//! Priorities without preemption: open by Cobham, closed by the exact chain.

use crate::chain::Chain;
use crate::compare::{compare, per_second};
use crate::networks::{closed, exponential, network, open, station, with};
use messagebox_network::run::{Draw, Run};
use serde_json::{Value, json};
use std::collections::HashMap;

fn server(mean_ms: f64) -> Value {
    with(
        station("server", 1, exponential(mean_ms), "out"),
        json!({ "priorities": true }),
    )
}

/// Mean waits of the messages of two sources, from what happens to each of them.
fn waits_by_source(network: &Value, ids: [&str; 2]) -> [f64; 2] {
    let mut sums = [(0.0, 0.0); 2];
    for replication in 0..4 {
        let draw = Draw {
            seed: 5,
            replication,
        };
        let mut run = Run::new(network.to_string().as_bytes(), draw).unwrap();
        run.follow(true);
        let mut joined: HashMap<u64, (usize, f64)> = HashMap::new();
        for slice in 1..=200 {
            run.advance(1e4 * f64::from(slice), u32::MAX);
            let events = run.drain_events();
            assert_eq!(events.dropped, 0);
            for (now, message, kind, place) in events.events {
                let kind = format!("{kind:?}");
                if kind == "Born" {
                    let source = ids.iter().position(|id| *id == place).unwrap();
                    joined.insert(message, (source, now));
                } else if kind == "BeginsService" {
                    let (source, since) = joined.remove(&message).unwrap();
                    sums[source].0 += now - since;
                    sums[source].1 += 1.0;
                }
            }
        }
    }
    sums.map(|(sum, count)| sum / count)
}

#[test]
fn open_classes_by_cobham() {
    let source = |id: &str, priority: u32, mean_ms: f64| {
        with(
            open(mean_ms, "server"),
            json!({ "id": id, "priority": priority }),
        )
    };
    let two = network(
        json!([source("low", 7, 20.0), source("high", 2, 12.5)]),
        json!([server(5.0)]),
    );
    let residual_ms = 0.65 * 5.0;
    let high_ms = residual_ms / (1.0 - 0.4);
    let low_ms = high_ms / (1.0 - 0.65);
    let [low, high] = waits_by_source(&two, ["low", "high"]);
    assert!((high / high_ms - 1.0).abs() < 0.02, "{high} {high_ms}");
    assert!((low / low_ms - 1.0).abs() < 0.03, "{low} {low_ms}");
}

/// Who is served, and how many of each class wait.
type State = (Option<bool>, [u32; 2]);

#[test]
fn closed_classes_by_their_chain() {
    const USERS: [u32; 2] = [4, 3];
    const THINK_MS: [f64; 2] = [60.0, 25.0];
    let source = |id: &str, class: usize, priority: u32| {
        with(
            closed(USERS[class], THINK_MS[class], "server"),
            json!({ "id": id, "priority": priority }),
        )
    };
    let two = network(
        json!([source("low", 0, 1), source("high", 1, 0)]),
        json!([server(9.0)]),
    );
    let present = |&(served, waiting): &State, class: usize| {
        waiting[class] + u32::from(served == Some(class == 1))
    };
    let chain = Chain::solve((None, [0, 0]), |state: &State| {
        let &(served, waiting) = state;
        let mut leaps = Vec::new();
        for class in 0..2 {
            let thinking = f64::from(USERS[class] - present(state, class));
            let mut next = waiting;
            let served = served.or_else(|| {
                next[class] = 0;
                Some(class == 1)
            });
            if state.0.is_some() {
                next[class] += 1;
            }
            if thinking > 0.0 {
                leaps.push(((served, next), thinking / THINK_MS[class]));
            }
        }
        if served.is_some() {
            let mut next = waiting;
            let class = [1, 0].into_iter().find(|&class| waiting[class] > 0);
            if let Some(class) = class {
                next[class] -= 1;
            }
            leaps.push(((class.map(|class| class == 1), next), 1.0 / 9.0));
        }
        leaps
    });
    let low = chain.mean(|state| f64::from(present(state, 0)));
    let high = chain.mean(|state| f64::from(present(state, 1)));
    let rate = |class: usize, present: f64| (f64::from(USERS[class]) - present) / THINK_MS[class];
    compare(
        &two,
        1e6,
        &[
            ("low thinking", 4.0 - low, |r| r.sources[0].mean_thinking),
            ("high thinking", 3.0 - high, |r| r.sources[1].mean_thinking),
            ("low answer", low / rate(0, low), |r| {
                r.sources[0].answer_ms.unwrap()
            }),
            ("high answer", high / rate(1, high), |r| {
                r.sources[1].answer_ms.unwrap()
            }),
            ("low rate", per_second(rate(0, low)), |r| {
                r.sources[0].rate_per_second
            }),
        ],
    );
}
