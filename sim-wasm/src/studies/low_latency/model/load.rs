//! The load generator: a closed loop of virtual users.

use super::stages::STAGES;
use super::state::message::{Message, NONE};
use super::state::user::User;
use super::system::{Fault, System};
use crate::kernel::variates::uniform_range;
use crate::studies::low_latency::knobs::Id;

impl System {
    /// Users start one after the other during the ramp-up and leave in the same order during the
    /// ramp-down.
    pub(super) fn start_users(&mut self) {
        let count = self.users.len() as f64;
        let schedule = self.schedule;
        let ramp_down = schedule.end_ms - schedule.ramp_down_ms;
        for (index, user) in self.users.iter_mut().enumerate() {
            let share = index as f64 / count;
            user.leaves_ms = ramp_down + schedule.ramp_down_ms * (index as f64 + 1.0) / count;
            user.sent_ms = schedule.ramp_up_ms * share + self.limits.connect_ms;
            self.timers
                .schedule(user.slot, user.sent_ms + self.limits.request_travel_ms);
        }
    }

    /// A user's request arrives.
    pub(super) fn user_due(&mut self, index: u16) {
        let sent_ms = self.users[index as usize].sent_ms;
        let message = Message {
            born_ms: sent_ms,
            answered_ms: 0.0,
            mark_ms: sent_ms,
            stages_ms: [0.0; STAGES],
            held_back_ms: 0.0,
            next: NONE,
            user: index,
            host: 0,
            messagebox: 0,
            is_response: false,
            finished: false,
        };
        let Some(message) = self.messages.insert(message) else {
            return self.fail(Fault::QueueFull);
        };
        self.observations.in_system.enter(sent_ms);
        self.arrive(message);
    }

    /// A user's request is stored and the acknowledgement on its way. From here to the arrival
    /// of the next request nothing depends on the rest of the system, so one timer spans
    /// acknowledgement, thinking, connecting and travel.
    pub(super) fn acknowledge(&mut self, index: u16, after_ms: f64) {
        let returns_ms = self.timers.now() + after_ms;
        let User {
            sent_ms, leaves_ms, ..
        } = self.users[index as usize];
        let began_ms = sent_ms - self.limits.connect_ms;
        self.observations
            .acknowledged(returns_ms, returns_ms - began_ms);
        if returns_ms < leaves_ms {
            let sent_ms = returns_ms + self.think_ms() + self.limits.connect_ms;
            let user = &mut self.users[index as usize];
            user.sent_ms = sent_ms;
            self.timers
                .schedule(user.slot, sent_ms + self.limits.request_travel_ms);
        }
    }

    fn think_ms(&mut self) -> f64 {
        let (mean, spread) = (
            self.values.get(Id::ThinkTimeMs),
            self.values.get(Id::ThinkSpreadMs),
        );
        if spread == 0.0 {
            return mean;
        }
        let shortest = if mean > spread { mean - spread } else { 0.0 };
        uniform_range(&mut self.streams.think, shortest, mean + spread)
    }
}
