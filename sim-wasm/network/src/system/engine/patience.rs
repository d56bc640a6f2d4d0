//! Requests give up after a timeout, and try again.

use super::Engine;
use super::class::Reason;
use super::plan::Mode;
use super::requests::{Request, State};

impl Engine {
    /// Sets the timer of the step to which a request comes.
    pub(super) fn await_timeout(&mut self, place: u32) {
        if !self.plan.has_timeouts {
            return;
        }
        let request = &self.requests[place];
        let slot = self.slots.timeout(place);
        match &self.plan.steps[request.step].timeout {
            Some(timeout) => {
                let after_ms = timeout
                    .after
                    .draw(&mut self.classes[request.class].patience);
                self.timers.schedule(slot, self.now + after_ms);
            }
            None => self.timers.cancel(slot),
        }
    }

    /// A request has waited as long as it would: it leaves where it is.
    pub(super) fn give_up(&mut self, place: u32) {
        let request = &self.requests[place];
        let step = request.step;
        let station = self.plan.steps[step].station;
        let stops = self.plan.steps[step]
            .timeout
            .is_some_and(|timeout| timeout.stops_service);
        let mut place = place;
        match request.state {
            State::AtDoor => {
                self.requests[place].ticket += 1;
                self.leave_door(place);
                self.depart(place);
            }
            State::AtPool(number) => {
                self.requests[place].ticket += 1;
                let pool = &mut self.pools[number];
                pool.line.give_up(&self.requests);
                pool.levels.in_line.add(self.now, -1.0);
                self.leave_room(station);
            }
            State::InLine => self.leave_line(place, station),
            State::InService => match self.plan.stations[station].mode {
                Mode::Batches(..) => place = self.leave_unseen(place),
                _ if stops => self.stop(place, station),
                _ => place = self.leave_unseen(place),
            },
            State::Lost => {}
            State::Thinking | State::Pausing | State::Free => return,
        }
        self.stations[station].counts.gave_up += 1;
        self.retry(place, Reason::GaveUp);
    }

    fn leave_line(&mut self, place: u32, station: usize) {
        // The clock of work may count those in line.
        let mode = self.plan.stations[station].mode;
        if let Mode::Work(speed) = mode {
            self.run_clock(station, &speed);
        }
        self.requests[place].ticket += 1;
        let state = &mut self.stations[station];
        state.line.give_up(&self.requests);
        state.levels.in_line.add(self.now, -1.0);
        self.leave_room(station);
        match mode {
            Mode::Work(speed) => self.await_end_of_work(station, &speed),
            Mode::Batches(..) | Mode::Polls(..) => self.attend(station),
            Mode::Delay | Mode::Servers(_) => {}
        }
    }

    /// Ends a service before its time.
    fn stop(&mut self, place: u32, station: usize) {
        if let Mode::Work(speed) = self.plan.stations[station].mode {
            self.run_clock(station, &speed);
            self.requests[place].ticket += 1;
            self.stations[station].work.leave();
        } else {
            self.timers.cancel(self.slots.request(place));
        }
        self.stations[station].levels.in_service.add(self.now, -1.0);
        self.leave_room(station);
        self.free_server(place, station);
    }

    /// A service goes on to its end without the request, which gets another place.
    fn leave_unseen(&mut self, place: u32) -> u32 {
        let request = self.requests[place];
        let Some(other) = self.requests.add(Request {
            ticket: 0,
            ..request
        }) else {
            self.is_crowded = true;
            return place;
        };
        let ghost = &mut self.requests[place];
        ghost.is_ghost = true;
        ghost.has_user = false;
        ghost.held = 0;
        ghost.taken_here = 0;
        self.tell_unseen(place, other);
        other
    }

    /// A request gives back what it took for its step, and comes to it again or fails.
    pub(super) fn retry(&mut self, place: u32, reason: Reason) {
        let request = &self.requests[place];
        self.give_back(place, request.taken_here);
        if self.plan.has_timeouts {
            self.timers.cancel(self.slots.timeout(place));
        }
        let request = &mut self.requests[place];
        let retries = self.plan.steps[request.step].retries;
        let Some(retries) = retries.filter(|retries| request.tries < retries.most) else {
            return self.fail(place, reason);
        };
        let state = &mut self.classes[request.class];
        let factor = libm::pow(retries.factor, f64::from(request.tries));
        let pause_ms = factor * retries.backoff.draw(&mut state.patience);
        request.tries += 1;
        request.state = State::Pausing;
        state.counts.retries += 1;
        self.timers
            .schedule(self.slots.request(place), self.now + pause_ms);
        self.tell(place);
    }
}
