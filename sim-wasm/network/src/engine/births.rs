//! Messages are born at sources, and users think, send and are answered.

use super::log::{Kind, Place};
use super::messages::Message;
use super::{Engine, slots};
use crate::plan::SourceKind;

impl Engine {
    /// Opens stations and sources.
    pub(super) fn open(&mut self) {
        for station in 0..self.stations.len() {
            self.stations[station].staff(&self.plan.stations[station], self.now);
            self.call(station);
        }
        for source in 0..self.sources.len() {
            match self.plan.sources[source].kind {
                SourceKind::Open { .. } => self.await_arrival(source),
                SourceKind::Closed { .. } => self.invite(source),
            }
        }
        self.attend_all();
    }

    /// Users begin to think until there are as many as planned.
    pub(super) fn invite(&mut self, source: usize) {
        while let Some(user) = self.sources[source].add_user(&self.plan.sources[source]) {
            self.think(source, user);
        }
    }

    fn await_arrival(&mut self, source: usize) {
        if let SourceKind::Open { interarrival, .. } = self.plan.sources[source].kind {
            let distance_ms = interarrival.draw(&mut self.sources[source].times);
            self.timers
                .schedule(slots::arrival(source), self.now + distance_ms);
        }
    }

    /// An open source sends.
    pub(super) fn arrive(&mut self, source: usize) {
        if let SourceKind::Open { batch, .. } = self.plan.sources[source].kind {
            for _ in 0..batch {
                self.bear(source, None);
            }
        }
        self.await_arrival(source);
    }

    fn think(&mut self, source: usize, user: u32) {
        if let SourceKind::Closed { think, .. } = self.plan.sources[source].kind {
            let state = &mut self.sources[source];
            state.thinking.add(self.now, 1.0);
            let think_ms = think.draw(&mut state.times);
            self.timers
                .schedule(slots::user(source, user), self.now + think_ms);
        }
    }

    /// A user sends.
    pub(super) fn send(&mut self, source: usize, user: u32) {
        self.sources[source].thinking.add(self.now, -1.0);
        self.bear(source, Some(user));
    }

    fn bear(&mut self, source: usize, user: Option<u32>) {
        self.births += 1;
        let plan = &self.plan.sources[source];
        let message = Message {
            number: self.births,
            born_ms: self.now,
            source,
            priority: plan.priority,
            user,
            locks: 0,
            station: 0,
            joined_ms: self.now,
            held: None,
        };
        let Some(message) = self.messages.add(message) else {
            self.is_unstable = true;
            return;
        };
        let state = &mut self.sources[source];
        state.born += 1;
        let to = plan.route.draw(&mut state.routes);
        self.records.in_network.add(self.now, 1.0);
        self.tell(message, Kind::Born, Place::Source(source));
        self.go(message, to);
    }

    /// The user of a message has the answer, or learns that it is lost.
    pub(super) fn answer(&mut self, message: u32, is_answered: bool) {
        let source = self.messages[message].source;
        let Some(user) = self.messages[message].user.take() else {
            return;
        };
        if is_answered {
            let answer_ms = self.now - self.messages[message].born_ms;
            self.sources[source].answers.add(answer_ms);
            self.tell(message, Kind::Answered, Place::Source(source));
        }
        if !self.sources[source].releases(&self.plan.sources[source], user) {
            self.think(source, user);
        }
    }
}
