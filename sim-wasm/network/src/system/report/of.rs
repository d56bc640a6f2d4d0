//! Reads a report from an engine.

use super::digest::digest;
use super::{Class, Failures, Pool, Report, Station, Status, Times};
use crate::report::bars;
use crate::system::engine::{Engine, Mode};
use crate::system::model::{Load, System};
use messagebox_sim::kernel::convert::Real;
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::tally::Tally;

fn mean(tally: &Tally) -> Option<f64> {
    (tally.count() > 0).then(|| tally.mean())
}

fn times(mean: Option<f64>, distribution: &Histogram) -> Times {
    let quantile = |p| distribution.quantile(p);
    Times {
        mean,
        p50: quantile(0.5),
        p90: quantile(0.9),
        p95: quantile(0.95),
        p99: quantile(0.99),
        count: distribution.count(),
    }
}

/// A power of two, not below `least`: the bars of two replications fit into each other.
fn doubled(least: f64) -> f64 {
    libm::exp2(libm::ceil(libm::log2(least.clamp(1e-9, 1e12))))
}

#[test]
fn widths_of_bars_fit_into_each_other() {
    assert_eq!([0.2, 1.0, 5.0].map(doubled), [0.25, 1.0, 8.0]);
}

fn why(status: Status) -> Option<String> {
    let why = match status {
        Status::Running | Status::Done => return None,
        Status::Unstable => "More requests came than the system can serve, or time stood still.",
        Status::Stuck => {
            "Requests wait for each other: each holds a permit or a server that another needs."
        }
        Status::TooLong => "There were more events than a replication may have.",
    };
    Some(why.to_string())
}

/// What has been recorded so far.
pub fn of(system: &System, engine: &Engine, status: Status) -> Report {
    let now = engine.now_ms();
    let observed_ms = now - engine.since_ms;
    let per_second = |count: u64| match observed_ms > 0.0 {
        true => 1e3 * count.real() / observed_ms,
        false => 0.0,
    };
    let classes = system.classes.iter().zip(engine.classes.iter());
    let classes: Vec<Class> = classes
        .map(|(model, state)| Class {
            name: model.name.clone(),
            users: match model.load {
                Load::Closed { users, .. } => Some(users),
                Load::Open { .. } => None,
            },
            sent_per_second: per_second(state.counts.sent),
            throughput_per_second: per_second(state.responses.count()),
            retries_per_second: per_second(state.counts.retries),
            failures_per_second: Failures {
                gave_up: per_second(state.counts.gave_up),
                refused: per_second(state.counts.refused),
                lost: per_second(state.counts.lost),
            },
            response_ms: times(mean(&state.responses), &state.distribution),
            mean_thinking: state.thinking.mean(now),
            mean_inside: state.inside.mean(now),
        })
        .collect();
    let sum = |of: fn(&Class) -> f64| classes.iter().map(of).sum();
    let distribution = all_responses(engine);
    let weighted = |class: &Class| {
        let times = &class.response_ms;
        times.mean.unwrap_or(0.0) * times.count.real()
    };
    let count = distribution.count();
    let response_ms = classes.iter().map(weighted).sum::<f64>() / count.max(1).real();
    Report {
        digest: digest(engine, &distribution),
        status,
        why: why(status),
        now_ms: now,
        observed_ms,
        events: engine.events,
        throughput_per_second: sum(|class| class.throughput_per_second),
        failures_per_second: Failures {
            gave_up: sum(|class| class.failures_per_second.gave_up),
            refused: sum(|class| class.failures_per_second.refused),
            lost: sum(|class| class.failures_per_second.lost),
        },
        response_ms: times((count > 0).then_some(response_ms), &distribution),
        histogram: bars(&distribution, doubled),
        mean_inside: sum(|class| class.mean_inside),
        stations: stations(system, engine, &per_second),
        pools: pools(system, engine, &per_second),
        classes,
    }
}

/// The responses of all classes.
fn all_responses(engine: &Engine) -> Histogram {
    let mut classes = engine.classes.iter().map(|class| &class.distribution);
    let first = classes.next().cloned();
    // There is at least one class.
    let mut all = first.unwrap_or_else(|| Histogram::new(1.0, 1.0));
    for more in classes {
        all.merge(more);
    }
    all
}

fn stations(system: &System, engine: &Engine, per_second: &dyn Fn(u64) -> f64) -> Vec<Station> {
    let now = engine.now_ms();
    let plans = system.stations.iter().zip(engine.plan.stations.iter());
    let stations = plans.zip(engine.stations.iter());
    stations
        .map(|((model, plan), state)| {
            let (levels, counts) = (&state.levels, &state.counts);
            let in_service = levels.in_service.mean(now);
            let serving = match plan.mode {
                Mode::Work(_) | Mode::Batches(..) => levels.serving.mean(now),
                Mode::Delay | Mode::Servers(_) | Mode::Polls(..) => in_service,
            };
            Station {
                name: model.name.clone(),
                utilisation: plan.mode.servers().map(|servers| serving / servers),
                arrived_per_second: per_second(counts.arrived),
                served_per_second: per_second(counts.served),
                unseen_per_second: per_second(counts.unseen),
                gave_up_per_second: per_second(counts.gave_up),
                refused_per_second: per_second(counts.refused),
                lost_per_second: per_second(counts.lost),
                mean_in_line: levels.in_line.mean(now),
                mean_in_service: in_service,
                mean_blocked: levels.blocked.mean(now),
                mean_wait_ms: mean(&counts.waits),
                mean_service_ms: mean(&counts.services),
                mean_visit_ms: mean(&counts.visits),
            }
        })
        .collect()
}

fn pools(system: &System, engine: &Engine, per_second: &dyn Fn(u64) -> f64) -> Vec<Pool> {
    let now = engine.now_ms();
    let pools = system.pools.iter().zip(engine.pools.iter());
    pools
        .map(|(model, state)| {
            let taken = state.levels.taken.mean(now);
            let per_second = per_second(state.waits.count());
            Pool {
                name: model.name.clone(),
                utilisation: taken / f64::from(model.count),
                mean_in_line: state.levels.in_line.mean(now),
                taken_per_second: per_second,
                mean_wait_ms: mean(&state.waits),
                mean_hold_ms: (per_second > 0.0).then(|| 1e3 * taken / per_second),
            }
        })
        .collect()
}
