//! Servers take messages from the line, serve them, and let them go.

use super::log::{Kind, Place};
use super::messages::Held;
use super::{Engine, State, slots};
use core::mem::take;
use messagebox_sim::kernel::convert::Real;

impl Engine {
    /// Does what can be done at a station: lets messages in, starts services, looks away.
    pub(super) fn attend(&mut self, station: usize) {
        self.admit(station);
        while self.is_batch_due(station)
            && let Some(server) = self.stations[station].take_idle(&self.plan.stations[station])
        {
            self.begin_service(station, server);
        }
        self.look_away(station);
        self.await_batch(station);
    }

    /// Whether the line has what a service needs.
    fn is_batch_due(&self, station: usize) -> bool {
        let plan = &self.plan.stations[station];
        let line = &self.stations[station].line;
        let has_waited = |wait_ms| {
            let oldest_ms = line.oldest_ms();
            oldest_ms.is_some_and(|joined_ms| self.now >= joined_ms + wait_ms)
        };
        line.len() >= plan.batch_size() || plan.batch.is_some_and(|batch| has_waited(batch.wait_ms))
    }

    /// Sets the timer for the end of waiting for a full batch.
    fn await_batch(&mut self, station: usize) {
        let plan = &self.plan.stations[station];
        let state = &self.stations[station];
        let due = plan.batch.and_then(|batch| {
            let oldest_ms = state.line.oldest_ms()?;
            let is_waiting = state.has_idle(plan) && state.line.len() < plan.batch_size();
            is_waiting.then_some(oldest_ms + batch.wait_ms)
        });
        match due {
            Some(time_ms) => self.timers.schedule(slots::batch(station), time_ms),
            None => self.timers.cancel(slots::batch(station)),
        }
    }

    fn begin_service(&mut self, station: usize, server: usize) {
        let plan = &self.plan.stations[station];
        let state = &mut self.stations[station];
        let mut messages = take(&mut state.servers[server].messages);
        while messages.len() < plan.batch_size()
            && let Some(message) = state.line.pop()
        {
            messages.push(message);
            let joined_ms = self.messages[message].joined_ms;
            state.counts.waits.add(self.now - joined_ms);
            self.messages[message].held = Some(Held { station, server });
            self.log.add(
                self.now,
                self.messages[message].number,
                Kind::BeginsService,
                Place::Station(station),
            );
        }
        let service_ms = plan.service.draw(&mut state.services) * plan.slowness(self.now);
        let until_ms = self.now + service_ms;
        if let Some(&first) = messages.first() {
            self.timers.schedule(slots::service(first), until_ms);
        }
        let count = messages.len().real();
        state.levels.in_line.add(self.now, -count);
        state.levels.in_service.add(self.now, count);
        state.levels.busy.add(self.now, 1.0);
        let server = &mut state.servers[server];
        server.state = State::Serving;
        server.since_ms = self.now;
        server.until_ms = until_ms;
        server.pause_ms = 0.0;
        server.messages = messages;
    }

    /// The service ends whose first message is this one.
    pub(super) fn end_service(&mut self, first: u32) {
        let Some(Held { station, server }) = self.messages[first].held else {
            return;
        };
        let state = &mut self.stations[station];
        let messages = take(&mut state.servers[server].messages);
        let since_ms = state.servers[server].since_ms;
        state.servers[server].state = State::Blocked;
        state.counts.served += messages.len() as u64;
        state.counts.services.add(self.now - since_ms);
        let count = messages.len().real();
        state.levels.in_service.add(self.now, -count);
        state.levels.blocked.add(self.now, count);
        state.levels.busy.add(self.now, -1.0);
        state.servers[server].messages.clone_from(&messages);
        for message in messages {
            self.finish(station, message);
        }
    }

    /// The service of a message has ended: it goes on, if it can.
    fn finish(&mut self, station: usize, message: u32) {
        self.tell(message, Kind::EndsService, Place::Station(station));
        if let Some(lock) = self.plan.stations[station].frees {
            self.free(message, lock);
        }
        let source = self.messages[message].source;
        if self.plan.sources[source].answered_at() == Some(station) {
            self.answer(message, true);
        }
        let routes = &mut self.stations[station].routes;
        let to = self.plan.stations[station].route.draw(routes);
        self.go(message, to);
    }

    /// A message leaves the server that it is in, if any; the last one sets it free.
    pub(super) fn depart(&mut self, message: u32) {
        let Some(Held { station, server }) = self.messages[message].held.take() else {
            return;
        };
        let joined_ms = self.messages[message].joined_ms;
        let state = &mut self.stations[station];
        state.present -= 1;
        state.levels.blocked.add(self.now, -1.0);
        state.counts.visits.add(self.now - joined_ms);
        let messages = &mut state.servers[server].messages;
        messages.retain(|&one| one != message);
        if messages.is_empty() {
            self.release(station, server);
        }
        self.call(station);
    }

    /// A server has nothing to do any more: it becomes idle, or closes where there are too many.
    fn release(&mut self, station: usize, server: usize) {
        let state = &mut self.stations[station];
        let planned = self.plan.stations[station].servers;
        if planned.is_some_and(|planned| server >= planned as usize) {
            state.servers[server].state = State::Closed;
            state.count_servers(self.now);
        } else {
            state.servers[server].state = State::Idle;
            state.give_idle(server);
        }
    }

    /// Idle servers that poll look away.
    fn look_away(&mut self, station: usize) {
        let plan = &self.plan.stations[station];
        let Some(poll) = plan.poll else {
            return;
        };
        while let Some(server) = self.stations[station].take_idle(plan) {
            let state = &mut self.stations[station].servers[server];
            state.pause_ms = if state.pause_ms > 0.0 {
                (state.pause_ms * poll.growth).min(poll.longest_ms)
            } else {
                poll.first_ms
            };
            let until_ms = self.now + state.pause_ms;
            state.state = State::Away { until_ms };
            self.timers.schedule(slots::look(station, server), until_ms);
        }
    }

    /// A server looks again.
    pub(super) fn look(&mut self, station: usize, server: usize) {
        self.release(station, server);
        self.call(station);
    }
}
