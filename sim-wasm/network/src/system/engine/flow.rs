//! Requests come to a step, wait for room, and go on.

use super::Engine;
use super::class::Reason;
use super::requests::State;
use crate::system::description::WhenFull;

impl Engine {
    /// A request goes on to a step, or out. If its service has just ended, it still keeps its server.
    #[inline]
    pub(super) fn go(&mut self, place: u32, to: Option<usize>) {
        let Some(step) = to else {
            self.depart(place);
            return self.answer(place);
        };
        let request = &mut self.requests[place];
        request.step = step;
        request.tries = 0;
        request.taken_here = 0;
        self.come(place);
    }

    /// A request comes to its step, for the first time or again.
    #[inline]
    pub(super) fn come(&mut self, place: u32) {
        self.await_timeout(place);
        let request = &mut self.requests[place];
        let station = self.plan.steps[request.step].station;
        let plan = &self.plan.stations[station];
        // One that comes back to its own station takes the room that it leaves.
        if request.holds == Some(station) || self.stations[station].has_room(plan) {
            self.depart(place);
            return self.enter(place, station);
        }
        let can_wait = request.holds.is_some() || request.has_user;
        if plan.when_full == WhenFull::Block && can_wait {
            request.state = State::AtDoor;
            let ticket = request.ticket;
            if let Some(holds) = request.holds {
                self.stations[holds].levels.blocked.add(self.now, 1.0);
            }
            self.stations[station].door.push_back((place, ticket));
            return self.tell(place);
        }
        self.depart(place);
        let counts = &mut self.stations[station].counts;
        if self.plan.stations[station].when_full == WhenFull::Refuse {
            counts.refused += 1;
            return self.retry(place, Reason::Refused);
        }
        counts.lost += 1;
        if self.plan.steps[self.requests[place].step].timeout.is_some() {
            self.requests[place].state = State::Lost;
            self.tell(place);
        } else {
            self.fail(place, Reason::Lost);
        }
    }

    /// Lets those in who wait for room.
    pub(super) fn admit(&mut self, station: usize) {
        while self.stations[station].has_room(&self.plan.stations[station])
            && let Some(entry) = self.stations[station].door.pop_front()
        {
            if self.requests.is_current(entry) {
                self.leave_door(entry.0);
                self.depart(entry.0);
                self.enter(entry.0, station);
            }
        }
    }

    /// A request no longer waits for room.
    pub(super) fn leave_door(&mut self, place: u32) {
        if let Some(holds) = self.requests[place].holds {
            self.stations[holds].levels.blocked.add(self.now, -1.0);
        }
    }

    /// A request has room at a station. What it needs no more it gives back, before it asks for more.
    #[inline]
    fn enter(&mut self, place: u32, station: usize) {
        let state = &mut self.stations[station];
        state.counts.arrived += 1;
        state.present += 1;
        let pools = self.plan.stations[station].pools;
        if self.requests[place].held & !pools != 0 {
            self.give_back(place, !pools);
        }
        self.ask(place, station);
    }

    /// A request leaves the station whose server it keeps, if any.
    #[inline]
    pub(super) fn depart(&mut self, place: u32) {
        let Some(station) = self.requests[place].holds.take() else {
            return;
        };
        let joined_ms = self.requests[place].joined_ms;
        self.stations[station]
            .counts
            .visits
            .add(self.now - joined_ms);
        self.leave_room(station);
        self.free_server(place, station);
    }

    /// There is room for one more at a station.
    #[inline]
    pub(super) fn leave_room(&mut self, station: usize) {
        let state = &mut self.stations[station];
        state.present -= 1;
        if !state.door.is_empty() {
            self.opened.push_back(station);
        }
    }
}
