//! Permits are asked for, outer before inner, and given back.

use super::Engine;
use super::requests::State;

impl Engine {
    /// Asks for the permits that are held at the station and still lacking. With all of them the
    /// request joins the line.
    #[inline]
    pub(super) fn ask(&mut self, place: u32, station: usize) {
        let lacking = self.plan.stations[station].pools & !self.requests[place].held;
        if lacking == 0 || self.takes(place, lacking) {
            self.join(place, station);
        }
    }

    /// Takes the permits that are lacking, as far as there are some; whether it has all of them.
    fn takes(&mut self, place: u32, mut lacking: u64) -> bool {
        while lacking != 0 {
            let number = lacking.trailing_zeros() as usize;
            let request = &mut self.requests[place];
            let pool = &mut self.pools[number];
            if pool.taken >= self.plan.pools[number].count {
                request.state = State::AtPool(number);
                request.asked_ms = self.now;
                let rank = self.plan.classes[request.class].rank;
                pool.line.push(place, request.ticket, rank);
                pool.levels.in_line.add(self.now, 1.0);
                self.tell(place);
                return false;
            }
            pool.count(self.now, pool.taken + 1);
            pool.waits.add(0.0);
            request.held |= 1 << number;
            request.taken_here |= 1 << number;
            self.tell_permits(number);
            lacking &= lacking - 1;
        }
        true
    }

    /// A request gives back those of its permits that are in `which`; who waits gets them.
    pub(super) fn give_back(&mut self, place: u32, which: u64) {
        let request = &mut self.requests[place];
        let mut given = request.held & which;
        request.held &= !given;
        request.taken_here &= !given;
        while given != 0 {
            let number = given.trailing_zeros() as usize;
            given &= given - 1;
            self.hand_on(number);
        }
    }

    fn hand_on(&mut self, number: usize) {
        let pool = &mut self.pools[number];
        let Some(next) = pool.line.pop(&self.requests) else {
            pool.count(self.now, pool.taken - 1);
            return self.tell_permits(number);
        };
        let request = &mut self.requests[next];
        pool.levels.in_line.add(self.now, -1.0);
        pool.waits.add(self.now - request.asked_ms);
        request.held |= 1 << number;
        request.taken_here |= 1 << number;
        self.ready.push_back(next);
    }
}
