//! SQL Server's checkpoints: once a minute the changed pages go to the SAN. Writes to the log wait
//! for them where both share a volume, or where the cache is full.

use super::shared::Shared;
use super::state::log::Log;
use super::state::san::San;
use super::state::slots::{Owner, Slots};
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// What the checkpoint process does.
#[derive(Clone, Copy)]
enum Phase {
    /// Nothing, until the next checkpoint.
    Waits,
    /// Its pages go to the cache, and for the last `throttled_ms` to a full one.
    Writes { throttled_ms: f64 },
    /// The cache is full: its pages wait for the disks.
    Throttled,
}

/// The MessageBox's checkpoint process.
pub struct Checkpoint {
    slot: u32,
    phase: Phase,
    started_ms: f64,
    /// Requests stored since the last one started.
    messages: u64,
    interval_ms: f64,
    san: San,
    /// What each write to the log waits for the page writes before it on the same volume, ms.
    log_behind_ms: f64,
}

impl Checkpoint {
    /// A process between two checkpoints.
    pub(super) fn new(values: &Values<Id>, p: &Parameters, slots: &mut Slots) -> Self {
        Self {
            slot: slots.take(Owner::Checkpoint),
            phase: Phase::Waits,
            started_ms: 0.0,
            messages: 0,
            interval_ms: 1000.0 * values.get(Id::CheckpointIntervalSeconds),
            san: San::new(values, p),
            log_behind_ms: if values.on(Id::LogVolume) {
                0.0
            } else {
                (p.checkpoint_write_ms - p.log_write_ms).max(0.0)
            },
        }
    }

    /// Sets the timer for the first checkpoint.
    pub(super) fn start(&self, shared: &mut Shared) {
        shared.course.timers.schedule(self.slot, self.interval_ms);
    }

    /// A request has left its traces in memory.
    pub(super) fn count_message(&mut self) {
        self.messages += 1;
    }

    /// A checkpoint starts, fills the cache, or ends.
    pub(super) fn due(&mut self, log: &mut Log, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let p = &shared.parameters;
        let due = match self.phase {
            Phase::Waits => {
                shared.observations.checkpoints_ms.push(now);
                self.started_ms = now;
                log.san_wait_ms = self.log_behind_ms;
                let flow = self.san.take(self.messages, now);
                self.messages = 0;
                self.phase = Phase::Writes {
                    throttled_ms: flow.throttled_ms,
                };
                now + flow.accepted_ms
            }
            Phase::Writes { throttled_ms } if throttled_ms > 0.0 => {
                let write_ms = p.checkpoint_write_ms * self.san.slowdown();
                // A write to the log needs room in the same cache, and waits in the same line.
                log.san_wait_ms = self.log_behind_ms + write_ms;
                self.phase = Phase::Throttled;
                now + throttled_ms
            }
            Phase::Writes { .. } | Phase::Throttled => {
                log.san_wait_ms = 0.0;
                self.phase = Phase::Waits;
                (self.started_ms + self.interval_ms).max(now)
            }
        };
        shared.course.timers.schedule(self.slot, due);
    }
}
