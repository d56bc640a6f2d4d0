//! A run of a network, in slices.

use crate::check;
use crate::engine::Engine;
pub use crate::engine::Status;
pub use crate::engine::log::Kind;
use crate::engine::log::Place;
use crate::refusal::Refusal;
use crate::report::{self, Report};
use crate::snapshot::{self, Snapshot};
use core::mem::take;
pub use messagebox_sim::kernel::random::Draw;
use serde::Serialize;

/// One replication of a network.
///
/// ```
/// use messagebox_network::run::{Draw, Run, Status};
///
/// let network = br#"{
///     "sources": [{ "kind": "open", "id": "sender", "interarrival": { "kind": "exponential", "meanMs": 10 },
///                   "to": [{ "to": "server", "share": 1 }] }],
///     "stations": [{ "id": "server", "servers": 1, "service": { "kind": "exponential", "meanMs": 8 },
///                    "to": [{ "to": "out", "share": 1 }] }]
/// }"#;
/// let mut run = Run::new(network, Draw { seed: 1, replication: 0 }).unwrap();
/// assert_eq!(run.advance(60_000.0, u32::MAX), Status::Reached);
/// assert!((run.report().throughput_per_second - 100.0).abs() < 5.0);
/// ```
pub struct Run {
    engine: Engine,
}

/// What happened to single messages since the last call: time in ms, number of the message, what
/// happened, and the id of the place; `out` is none.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Events {
    pub events: Vec<(f64, u64, Kind, String)>,
    /// How many more there were than are kept.
    pub dropped: u64,
}

impl Run {
    /// A run before its first event, of a network described in JSON.
    pub fn new(description: &[u8], draw: Draw) -> Result<Self, Refusal> {
        let engine = Engine::new(check::plan(description)?, draw);
        Ok(Run { engine })
    }

    /// Handles at most so many events, none of them after `until_ms`.
    pub fn advance(&mut self, until_ms: f64, most_events: u32) -> Status {
        self.engine.advance(until_ms, most_events)
    }

    /// Goes on with other numbers of the same network; all messages stay where they are.
    pub fn retune(&mut self, description: &[u8]) -> Result<(), Refusal> {
        let plan = check::plan(description)?;
        if let Some(part) = self.engine.plan.difference(&plan) {
            let accepted = "the ids, kinds, locks and routes of the run; only numbers may change";
            return Err(Refusal::new(part, "another structure", accepted));
        }
        self.engine.retune(plan);
        Ok(())
    }

    /// Forgets what was recorded, such as a warm-up.
    pub fn reset_statistics(&mut self) {
        self.engine.reset_statistics();
    }

    pub fn report(&self) -> Report {
        report::of(&self.engine)
    }

    pub fn snapshot(&self) -> Snapshot {
        snapshot::of(&self.engine)
    }

    /// Whether to record what happens to single messages.
    pub fn follow(&mut self, is_on: bool) {
        self.engine.log.is_on = is_on;
    }

    /// Gives what was recorded of single messages, and forgets it.
    pub fn drain_events(&mut self) -> Events {
        let log = &mut self.engine.log;
        let events = take(&mut log.events);
        let dropped = take(&mut log.dropped);
        let plan = &self.engine.plan;
        let id = |place| {
            let id = match place {
                Place::Source(index) => plan.sources.at(index).map(|one| &one.id),
                Place::Station(index) => plan.stations.at(index).map(|one| &one.id),
                Place::Lock(index) => plan.locks.at(index),
                Place::Out => None,
            };
            id.map_or("out", String::as_str).to_string()
        };
        let tuple = |event: crate::engine::log::Event| {
            (event.time_ms, event.message, event.kind, id(event.place))
        };
        Events {
            events: events.into_iter().map(tuple).collect(),
            dropped,
        }
    }
}
