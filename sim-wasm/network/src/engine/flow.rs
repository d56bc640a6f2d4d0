//! Messages go from place to place: into a station and its lock's line, and out.

use super::Engine;
use super::log::{Kind, Place};
use crate::description::WhenFull;
use crate::plan::Destination;

impl Engine {
    /// A message goes on, unless it has to stay where it is until there is room. A message in a
    /// server says so in `held`.
    pub(super) fn go(&mut self, message: u32, to: Destination) {
        let Destination::Station(station) = to else {
            self.depart(message);
            return self.leave(message);
        };
        let plan = &self.plan.stations[station];
        let state = &self.stations[station];
        // One that comes back to its own station takes the room that it leaves.
        let held = self.messages[message].held;
        // Those who wait for room are let in before the next event: whoever finds room is next.
        let is_room = held.is_some_and(|held| held.station == station) || state.has_room(plan);
        if is_room {
            self.depart(message);
            return self.enter(message, station);
        }
        let can_wait = held.is_some() || self.messages[message].user.is_some();
        if plan.when_full == WhenFull::Block && can_wait {
            self.messages[message].station = station;
            self.stations[station].entrance.push_back(message);
            return;
        }
        self.depart(message);
        self.lose(message, station);
    }

    /// Lets those in who wait for room.
    pub(super) fn admit(&mut self, station: usize) {
        while self.stations[station].has_room(&self.plan.stations[station])
            && let Some(message) = self.stations[station].entrance.pop_front()
        {
            self.depart(message);
            self.enter(message, station);
        }
    }

    fn enter(&mut self, message: u32, station: usize) {
        let state = &mut self.stations[station];
        state.counts.arrived += 1;
        state.present += 1;
        self.messages[message].station = station;
        let Some(lock) = self.plan.stations[station].takes else {
            return self.join(message);
        };
        if self.messages[message].locks & 1 << lock != 0 {
            return self.join(message);
        }
        if self.locks[lock].ask(self.now, message) {
            self.take(message, lock);
        } else {
            self.tell(message, Kind::WaitsForLock, Place::Lock(lock));
        }
    }

    /// A message has got a lock.
    fn take(&mut self, message: u32, lock: usize) {
        self.messages[message].locks |= 1 << lock;
        self.tell(message, Kind::TakesLock, Place::Lock(lock));
        self.join(message);
    }

    pub(super) fn free(&mut self, message: u32, lock: usize) {
        if self.messages[message].locks & 1 << lock == 0 {
            return;
        }
        self.messages[message].locks &= !(1 << lock);
        self.tell(message, Kind::FreesLock, Place::Lock(lock));
        if let Some(next) = self.locks[lock].free(self.now) {
            self.take(next, lock);
        }
    }

    /// Joins the line of the station that the message is at.
    fn join(&mut self, message: u32) {
        let station = self.messages[message].station;
        self.messages[message].joined_ms = self.now;
        let priority = if self.plan.stations[station].priorities {
            self.messages[message].priority
        } else {
            0
        };
        let state = &mut self.stations[station];
        state.line.push(message, priority, self.now);
        state.levels.in_line.add(self.now, 1.0);
        self.tell(message, Kind::JoinsLine, Place::Station(station));
        self.call(station);
    }

    fn leave(&mut self, message: u32) {
        let time_ms = self.now - self.messages[message].born_ms;
        self.records.times.add(time_ms);
        self.records.distribution.add(time_ms);
        self.answer(message, true);
        self.tell(message, Kind::Leaves, Place::Out);
        self.remove(message);
    }

    fn lose(&mut self, message: u32, station: usize) {
        self.stations[station].counts.lost += 1;
        self.records.lost += 1;
        self.tell(message, Kind::Lost, Place::Station(station));
        self.answer(message, false);
        self.remove(message);
    }

    fn remove(&mut self, message: u32) {
        for lock in 0..self.locks.len() {
            self.free(message, lock);
        }
        self.records.in_network.add(self.now, -1.0);
        self.messages.remove(message);
    }
}
