//! Reads a report from an engine.

use super::{Lock, Report, RunStatus, Source, Station, distribution};
use crate::engine::Engine;
use crate::plan::SourceKind;
use messagebox_sim::kernel::convert::{Real, Whole};
use messagebox_sim::kernel::tally::Tally;

pub fn mean(tally: &Tally) -> Option<f64> {
    (tally.count() > 0).then(|| tally.mean())
}

/// What has been recorded so far.
pub fn of(engine: &Engine) -> Report {
    let now = engine.now_ms();
    let records = &engine.records;
    let observed_ms = now - records.since_ms;
    let per_second = |count: u64| {
        if observed_ms > 0.0 {
            1_000.0 * count.real() / observed_ms
        } else {
            0.0
        }
    };
    let sources = engine.plan.sources.iter().zip(engine.sources.iter());
    let sources = sources.map(|(plan, state)| Source {
        id: plan.id.clone(),
        rate_per_second: per_second(state.born),
        mean_thinking: state.thinking.mean(now),
        answer_ms: match plan.kind {
            SourceKind::Open { .. } => None,
            SourceKind::Closed { .. } => mean(&state.answers),
        },
    });
    let stations = engine.plan.stations.iter().zip(engine.stations.iter());
    let stations = stations.map(|(plan, state)| {
        let (levels, counts) = (&state.levels, &state.counts);
        let busy = levels.busy.mean(now);
        Station {
            id: plan.id.clone(),
            arrived_per_second: per_second(counts.arrived),
            served_per_second: per_second(counts.served),
            lost_per_second: per_second(counts.lost),
            utilisation: match plan.servers {
                Some(_) => busy / levels.servers.mean(now).max(1.0),
                None => busy,
            },
            mean_in_line: levels.in_line.mean(now),
            mean_in_service: levels.in_service.mean(now),
            mean_blocked: levels.blocked.mean(now),
            mean_wait_ms: mean(&counts.waits),
            mean_service_ms: mean(&counts.services),
            mean_visit_ms: mean(&counts.visits),
            in_line: u32::saturated(state.line.len()),
            in_service: u32::floored(levels.in_service.value()),
        }
    });
    let locks = engine.plan.locks.iter().zip(engine.locks.iter());
    let locks = locks.map(|(id, state)| Lock {
        id: id.clone(),
        utilisation: state.held.mean(now),
        mean_wait_ms: mean(&state.waits),
        mean_in_line: state.in_line.mean(now),
        in_line: u32::saturated(state.line.len()),
        mean_hold_ms: mean(&state.holds),
    });
    Report {
        status: if engine.is_unstable {
            RunStatus::Unstable
        } else {
            RunStatus::Running
        },
        now_ms: now,
        observed_ms,
        events: engine.events,
        throughput_per_second: per_second(records.times.count()),
        lost_per_second: per_second(records.lost),
        in_network: engine.in_network(),
        mean_in_network: records.in_network.mean(now),
        time_ms: distribution::times(records),
        histogram: distribution::bars(&records.distribution, distribution::nice),
        sources: sources.collect(),
        stations: stations.collect(),
        locks: locks.collect(),
    }
}
