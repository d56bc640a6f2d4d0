//! The load generator: a closed loop of virtual users.

use super::message::{Message, NONE};
use super::system::{Fault, System};
use crate::kernel::variates::uniform_range;
use crate::scenario::knobs::Id;

/// Where a user is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Not yet started, or between two requests.
    Pausing,
    /// Its request travels to a BizTalk computer.
    Sending(u32),
    /// Its request is being received and stored.
    Waiting,
    /// Its request is stored and the acknowledgement travels back.
    Returning,
}

/// A virtual user.
pub struct User {
    slot: u32,
    phase: Phase,
    sent_ms: f64,
    leaves_ms: f64,
}

impl User {
    /// A user that has not started.
    pub fn new(slot: u32) -> Self {
        Self {
            slot,
            phase: Phase::Pausing,
            sent_ms: 0.0,
            leaves_ms: f64::INFINITY,
        }
    }
}

impl System {
    /// Users start one after the other during the ramp-up and leave in the same order during the
    /// ramp-down.
    pub(super) fn start_users(&mut self) {
        let count = self.users.len() as f64;
        let schedule = self.schedule;
        for (index, user) in self.users.iter_mut().enumerate() {
            let share = index as f64 / count;
            self.timers.schedule(user.slot, schedule.ramp_up_ms * share);
            let ramp_down = schedule.end_ms - schedule.ramp_down_ms;
            user.leaves_ms = ramp_down + schedule.ramp_down_ms * (index as f64 + 1.0) / count;
        }
    }

    pub(super) fn user_due(&mut self, index: u16) {
        let now = self.timers.now();
        match self.users[index as usize].phase {
            Phase::Pausing => self.send_request(index),
            Phase::Sending(message) => {
                self.users[index as usize].phase = Phase::Waiting;
                self.arrive(message);
            }
            Phase::Waiting => {}
            Phase::Returning => {
                let sent_ms = self.users[index as usize].sent_ms;
                self.observations.acknowledged(now, now - sent_ms);
                let pause = self.think_ms();
                let user = &mut self.users[index as usize];
                if now < user.leaves_ms {
                    user.phase = Phase::Pausing;
                    self.timers.schedule(user.slot, now + pause);
                }
            }
        }
    }

    fn send_request(&mut self, index: u16) {
        let now = self.timers.now();
        let message = Message {
            born_ms: now,
            answered_ms: 0.0,
            mark_ms: now,
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
        self.observations.in_system.add(now, 1.0);
        let p = &self.parameters;
        let connect = if self.values.on(Id::KeepAlive) {
            0.0
        } else {
            p.connect_ms
        };
        let travel = p.network_ms + connect + self.values.get(Id::RequestKb) / p.link_kb_per_ms;
        let user = &mut self.users[index as usize];
        user.phase = Phase::Sending(message);
        user.sent_ms = now;
        self.timers.schedule(user.slot, now + travel);
    }

    /// A user's request is stored: the acknowledgement is on its way.
    pub(super) fn acknowledge(&mut self, index: u16, after_ms: f64) {
        let user = &mut self.users[index as usize];
        user.phase = Phase::Returning;
        self.timers
            .schedule(user.slot, self.timers.now() + after_ms);
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
