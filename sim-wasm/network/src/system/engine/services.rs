//! Requests join the line of a station, are served, and set its servers free.

use super::Engine;
use super::plan::{Mode, Speed};
use super::requests::State;
use crate::description::{Batch, Poll};
use messagebox_sim::kernel::convert::{Real, Whole};

impl Engine {
    /// A request joins the line, and is served at once where that can be.
    #[inline]
    pub(super) fn join(&mut self, place: u32, station: usize) {
        self.requests[place].joined_ms = self.now;
        match self.plan.stations[station].mode {
            Mode::Delay => self.begin(place, station),
            Mode::Servers(count) => {
                if self.stations[station].busy < count {
                    self.stations[station].busy += 1;
                    self.begin(place, station);
                } else {
                    self.wait(place, station);
                }
            }
            Mode::Work(speed) => {
                self.run_clock(station, &speed);
                if self.stations[station].busy < speed.most {
                    self.begin_work(place, station);
                } else {
                    self.wait(place, station);
                }
                self.await_end_of_work(station, &speed);
            }
            Mode::Batches(..) | Mode::Polls(..) => {
                self.wait(place, station);
                self.attend(station);
            }
        }
    }

    #[inline]
    fn wait(&mut self, place: u32, station: usize) {
        let request = &mut self.requests[place];
        request.state = State::InLine;
        let rank = self.plan.classes[request.class].rank;
        let state = &mut self.stations[station];
        state.line.push(place, request.ticket, rank);
        state.levels.in_line.add(self.now, 1.0);
        self.tell(place);
    }

    #[inline]
    fn next_in_line(&mut self, station: usize) -> Option<u32> {
        let state = &mut self.stations[station];
        let place = state.line.pop(&self.requests)?;
        state.levels.in_line.add(self.now, -1.0);
        Some(place)
    }

    /// A service begins whose speed is 1: its end is known.
    #[inline]
    fn begin(&mut self, place: u32, station: usize) {
        let demand_ms = self.start(place, station);
        self.timers
            .schedule(self.slots.request(place), self.now + demand_ms);
    }

    /// Notes the beginning of a service: ms of work.
    #[inline]
    fn start(&mut self, place: u32, station: usize) -> f64 {
        let request = &mut self.requests[place];
        request.state = State::InService;
        request.began_ms = self.now;
        let state = &mut self.stations[station];
        state.counts.waits.add(self.now - request.joined_ms);
        state.levels.in_service.add(self.now, 1.0);
        let demand_ms = self.plan.steps[request.step]
            .demand
            .draw(&mut state.services);
        self.tell(place);
        demand_ms
    }

    fn begin_work(&mut self, place: u32, station: usize) {
        let demand_ms = self.start(place, station);
        let state = &mut self.stations[station];
        state.busy += 1;
        state
            .work
            .begin(place, self.requests[place].ticket, demand_ms);
    }

    pub(super) fn run_clock(&mut self, station: usize, speed: &Speed) {
        let state = &mut self.stations[station];
        let in_line = u32::saturated(state.line.len());
        state.work.advance(self.now, speed, in_line);
    }

    pub(super) fn await_end_of_work(&mut self, station: usize, speed: &Speed) {
        let state = &mut self.stations[station];
        let in_line = u32::saturated(state.line.len());
        let end_ms = state
            .work
            .next_end_ms(self.now, speed, in_line, &self.requests);
        let serving = f64::from(state.work.in_service).min(speed.processors);
        state.levels.serving.set(self.now, serving);
        let slot = self.slots.station(station);
        match end_ms {
            Some(end_ms) => self.timers.schedule(slot, end_ms),
            None => self.timers.cancel(slot),
        }
    }

    /// What was awaited of a request is over: a service, a pause, or thinking.
    pub(super) fn end(&mut self, place: u32) {
        let request = &self.requests[place];
        match request.state {
            State::InService => {
                let station = self.plan.steps[request.step].station;
                match self.plan.stations[station].mode {
                    Mode::Batches(..) => self.end_batch(place, station),
                    _ => self.end_service(place, station),
                }
            }
            State::Thinking => self.end_thinking(place),
            State::Pausing => self.come(place),
            _ => {}
        }
    }

    /// Does what is due at a station without a request of its own: an end of work, a full batch, a look.
    pub(super) fn attend(&mut self, station: usize) {
        match self.plan.stations[station].mode {
            Mode::Work(speed) => {
                self.run_clock(station, &speed);
                if let Some(place) = self.stations[station].work.end(&self.requests) {
                    self.end_service(place, station);
                }
                self.await_end_of_work(station, &speed);
            }
            Mode::Batches(count, batch) => self.form_batches(station, count, &batch),
            Mode::Polls(_, poll) => self.look(station, &poll),
            Mode::Delay | Mode::Servers(_) => {}
        }
    }

    /// The service of a request has ended. It keeps its server until it can go on.
    #[inline]
    fn end_service(&mut self, place: u32, station: usize) {
        let request = &mut self.requests[place];
        let state = &mut self.stations[station];
        state.levels.in_service.add(self.now, -1.0);
        state.counts.services.add(self.now - request.began_ms);
        request.holds = Some(station);
        if request.is_ghost {
            state.counts.unseen += 1;
            self.tell_unseen_end(station);
            self.depart(place);
            return self.requests.remove(place);
        }
        state.counts.served += 1;
        if self.plan.has_timeouts {
            self.timers.cancel(self.slots.timeout(place));
        }
        let request = &self.requests[place];
        let routes = &mut self.classes[request.class].routes;
        let to = self.plan.steps[request.step].next.draw(routes);
        self.go(place, to);
    }

    /// A request no longer needs its server: the next in line gets it.
    #[inline]
    pub(super) fn free_server(&mut self, place: u32, station: usize) {
        match self.plan.stations[station].mode {
            Mode::Delay => {}
            Mode::Servers(_) => match self.next_in_line(station) {
                Some(next) => self.begin(next, station),
                None => self.stations[station].busy -= 1,
            },
            Mode::Work(speed) => {
                self.run_clock(station, &speed);
                self.stations[station].busy -= 1;
                if let Some(next) = self.next_in_line(station) {
                    self.begin_work(next, station);
                }
                self.await_end_of_work(station, &speed);
            }
            Mode::Batches(..) => {
                let group = self.requests[place].group;
                let state = &mut self.stations[station];
                if state.groups.leave(group, place) {
                    state.busy -= 1;
                    self.attend(station);
                }
            }
            Mode::Polls(_, poll) => match self.next_in_line(station) {
                Some(next) => self.begin(next, station),
                None => self.stations[station].lookers.look_away(self.now, &poll),
            },
        }
    }

    /// Serves batches that are full, or whose first has waited long enough, and awaits the next.
    fn form_batches(&mut self, station: usize, count: u32, batch: &Batch) {
        let size = usize::floored(batch.size);
        let slot = self.slots.station(station);
        loop {
            let state = &mut self.stations[station];
            if state.busy >= count {
                return self.timers.cancel(slot);
            }
            let Some(oldest_ms) = state.line.oldest_ms(&self.requests) else {
                return self.timers.cancel(slot);
            };
            let due_ms = oldest_ms + batch.wait_ms;
            if state.line.len() < size && self.now < due_ms {
                return self.timers.schedule(slot, due_ms);
            }
            self.begin_batch(station, size);
        }
    }

    fn begin_batch(&mut self, station: usize, size: usize) {
        let mut members = Vec::with_capacity(size.min(self.stations[station].line.len()));
        while members.len() < size
            && let Some(place) = self.next_in_line(station)
        {
            members.push(place);
        }
        let Some(&first) = members.first() else {
            return;
        };
        let step = self.requests[first].step;
        for &place in &members {
            let request = &mut self.requests[place];
            request.state = State::InService;
            request.began_ms = self.now;
            let waited_ms = self.now - request.joined_ms;
            self.stations[station].counts.waits.add(waited_ms);
            self.tell(place);
        }
        let state = &mut self.stations[station];
        let demand_ms = self.plan.steps[step].demand.draw(&mut state.services);
        state.busy += 1;
        state.levels.in_service.add(self.now, members.len().real());
        state.levels.serving.add(self.now, 1.0);
        let group = state.groups.add(members.clone());
        for place in members {
            self.requests[place].group = group;
        }
        self.timers
            .schedule(self.slots.request(first), self.now + demand_ms);
    }

    fn end_batch(&mut self, first: u32, station: usize) {
        let group = self.requests[first].group;
        let members = self.stations[station].groups.members(group);
        self.stations[station].levels.serving.add(self.now, -1.0);
        for place in members {
            self.end_service(place, station);
        }
    }

    /// Servers that look now serve who is in line; the next look is awaited while somebody is.
    fn look(&mut self, station: usize, poll: &Poll) {
        let slot = self.slots.station(station);
        loop {
            let state = &mut self.stations[station];
            if state.line.len() == 0 {
                return self.timers.cancel(slot);
            }
            if !state.lookers.find(self.now, poll) {
                return match state.lookers.next_ms(self.now, poll) {
                    Some(next_ms) => self.timers.schedule(slot, next_ms),
                    None => self.timers.cancel(slot),
                };
            }
            if let Some(next) = self.next_in_line(station) {
                self.begin(next, station);
            }
        }
    }
}
