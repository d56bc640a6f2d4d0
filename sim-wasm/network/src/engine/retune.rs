//! Other numbers for a network at work. Every message stays where it is.

use super::{Engine, State, slots};
use crate::plan::Plan;

impl Engine {
    /// Goes on with a plan that differs in numbers only.
    pub fn retune(&mut self, plan: Plan) {
        self.plan = plan;
        for source in 0..self.sources.len() {
            self.invite(source);
        }
        for station in 0..self.stations.len() {
            self.retune_station(station);
            self.call(station);
        }
        self.attend_all();
    }

    fn retune_station(&mut self, station: usize) {
        let plan = &self.plan.stations[station];
        let state = &mut self.stations[station];
        for (number, server) in state.servers.iter_mut().enumerate() {
            let is_away = matches!(server.state, State::Away { .. });
            let is_planned = plan.servers.is_none_or(|servers| number < servers as usize);
            // Without polling every server sees the line; one that closes no longer looks.
            if is_away && (plan.poll.is_none() || !is_planned) {
                server.state = State::Idle;
                server.pause_ms = 0.0;
                self.timers.cancel(slots::look(station, number));
            }
        }
        state.staff(plan, self.now);
    }
}
