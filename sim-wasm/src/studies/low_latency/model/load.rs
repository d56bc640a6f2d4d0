//! The load generator: a closed loop of virtual users.

use super::shared::Shared;
use super::stages::STAGES;
use super::state::message::{Message, MessageId};
use super::state::slots::{Owner, Slots};
use super::state::user::User;
use crate::kernel::arena::{self, Arena};
use crate::kernel::convert::Real;
use crate::kernel::random::Stream;
use crate::kernel::variates::uniform_range;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;

/// When users arrive and what counts, ms from the start.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// What is reported begins here.
    pub warm_up_ms: f64,
    /// All users are there.
    pub ramp_up_ms: f64,
    pub end_ms: f64,
}

/// The virtual users and the randomness of their think time.
pub struct LoadGenerator {
    users: Arena<User>,
    think: Stream,
    /// Requests sent so far.
    sent: u32,
}

impl LoadGenerator {
    /// Users that have not started.
    pub(super) fn new(values: &Values<Id>, slots: &mut Slots, think: Stream) -> Self {
        let mut users = Arena::default();
        for _ in 0..values.count(Id::VirtualUsers) {
            users.add(|user| User::new(slots.take(Owner::User(user))));
        }
        Self {
            users,
            think,
            sent: 0,
        }
    }

    /// Users start one after the other during the ramp-up and stay.
    pub(super) fn start(&mut self, schedule: Schedule, shared: &mut Shared) {
        let count = self.users.len().real();
        for (index, user) in self.users.iter_mut().enumerate() {
            let share = index.real() / count;
            user.sent_ms = schedule.ramp_up_ms * share + shared.limits.connect_ms;
            let arrives_ms = user.sent_ms + shared.limits.request_travel_ms;
            shared.course.timers.schedule(user.slot, arrives_ms);
        }
    }

    /// The request of a user that arrives at the group now.
    pub(super) fn request(
        &mut self,
        user: arena::Id<User>,
        shared: &mut Shared,
    ) -> Option<MessageId> {
        let sent_ms = self.users[user].sent_ms;
        self.sent = self.sent.wrapping_add(1);
        let message = shared.messages.insert(Message {
            born_ms: sent_ms,
            answered_ms: 0.0,
            mark_ms: sent_ms,
            stages_ms: [0.0; STAGES].into(),
            held_back_ms: 0.0,
            number: self.sent,
            next: None,
            user,
            host: 0,
            messagebox: None,
            is_response: false,
            finished: false,
        });
        match message {
            Some(_) => shared.observations.in_system.enter(sent_ms),
            None => shared.fail(),
        }
        message
    }

    /// A user's request is stored and the acknowledgement on its way. From here to the arrival
    /// of the next request nothing depends on the rest of the system, so one timer spans
    /// acknowledgement, thinking, connecting and travel.
    pub(super) fn acknowledge(
        &mut self,
        user: arena::Id<User>,
        after_ms: f64,
        shared: &mut Shared,
    ) {
        let returns_ms = shared.course.now_ms() + after_ms;
        let began_ms = self.users[user].sent_ms - shared.limits.connect_ms;
        shared
            .observations
            .acknowledged(returns_ms, returns_ms - began_ms);
        let sent_ms = returns_ms + self.think_ms(&shared.values) + shared.limits.connect_ms;
        let user = &mut self.users[user];
        user.sent_ms = sent_ms;
        let arrives_ms = sent_ms + shared.limits.request_travel_ms;
        shared.course.timers.schedule(user.slot, arrives_ms);
    }

    fn think_ms(&mut self, values: &Values<Id>) -> f64 {
        let (mean, spread) = (values.get(Id::ThinkTimeMs), values.get(Id::ThinkSpreadMs));
        if spread == 0.0 {
            return mean;
        }
        let shortest = if mean > spread { mean - spread } else { 0.0 };
        uniform_range(&mut self.think, shortest, mean + spread)
    }
}
