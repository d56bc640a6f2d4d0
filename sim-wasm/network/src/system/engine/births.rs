//! Requests are sent, by users who have thought and from outside, and come to their end.

use super::Engine;
use super::class::Reason;
use super::requests::{Request, State};

impl Engine {
    /// Users begin to think, or send at once where they never do, and the first arrivals are awaited.
    pub(super) fn open(&mut self) {
        for class in 0..self.classes.len() {
            let plan = &self.plan.classes[class];
            let (users, thinks) = (plan.users, plan.think.mean_ms > 0.0);
            for _ in 0..users {
                let user = Request::new(class, State::Thinking, true, self.now);
                match self.requests.add(user) {
                    Some(place) if thinks => self.think(place),
                    Some(place) => self.send(place),
                    None => {}
                }
            }
            self.await_arrival(class);
        }
        self.settle();
    }

    fn await_arrival(&mut self, class: usize) {
        if let Some(rates) = &self.plan.classes[class].rates {
            let at_ms = rates.next(self.now, &mut self.classes[class].times);
            self.timers.schedule(self.slots.arrival(class), at_ms);
        }
    }

    /// A request arrives from outside.
    pub(super) fn arrive(&mut self, class: usize) {
        let request = Request::new(class, State::Free, false, self.now);
        match self.requests.add(request) {
            Some(place) => self.send(place),
            None => self.is_crowded = true,
        }
        self.await_arrival(class);
    }

    fn think(&mut self, place: u32) {
        let request = &mut self.requests[place];
        request.state = State::Thinking;
        let class = request.class;
        let state = &mut self.classes[class];
        state.thinking.add(self.now, 1.0);
        let think_ms = self.plan.classes[class].think.draw(&mut state.times);
        self.tell_thinking(class);
        self.timers
            .schedule(self.slots.request(place), self.now + think_ms);
    }

    /// A user has thought and sends.
    pub(super) fn end_thinking(&mut self, place: u32) {
        let class = self.requests[place].class;
        self.classes[class].thinking.add(self.now, -1.0);
        self.tell_thinking(class);
        self.send(place);
    }

    fn send(&mut self, place: u32) {
        let request = &mut self.requests[place];
        request.born_ms = self.now;
        let class = request.class;
        let state = &mut self.classes[class];
        state.counts.sent += 1;
        state.inside.add(self.now, 1.0);
        let first = self.plan.classes[class].entry.draw(&mut state.routes);
        self.tell_sent(place);
        self.go(place, first);
    }

    /// A request is answered.
    pub(super) fn answer(&mut self, place: u32) {
        let request = &self.requests[place];
        let response_ms = self.now - request.born_ms;
        let state = &mut self.classes[request.class];
        state.responses.add(response_ms);
        state.distribution.add(response_ms);
        self.finish(place);
    }

    pub(super) fn fail(&mut self, place: u32, reason: Reason) {
        let class = self.requests[place].class;
        self.classes[class].counts.count(reason);
        self.finish(place);
    }

    /// A request is at its end: it gives back its permits, and its user thinks again.
    fn finish(&mut self, place: u32) {
        self.finished += 1;
        self.tell_end(place);
        self.give_back(place, u64::MAX);
        let request = &self.requests[place];
        self.classes[request.class].inside.add(self.now, -1.0);
        if request.has_user {
            self.think(place);
        } else {
            self.requests.remove(place);
        }
    }
}
