//! What who watches is told: where each request is, and how many think, hold permits or are served
//! though nobody waits for them.

use super::Engine;
use super::requests::{Request, State};
use messagebox_sim::experiment::notes::{Note, Part, place_of};
use messagebox_sim::kernel::convert::Whole;

/// What notes tell of. The host instance of a note is the number of a station; of `permitWait` and
/// `permits` of a pool, of `thinking` of a class.
pub const PARTS: &[Part] = &[
    Part::wait("doorWait", "Wait for room"),
    Part::wait("permitWait", "Wait for a permit"),
    Part::wait("line", "Wait for a server"),
    Part::work("service", "In service"),
    Part::wait("blocked", "Served, wait for room elsewhere"),
    Part::wait("lost", "Lost, wait for the timeout"),
    Part::wait("pause", "Pause before a retry"),
    Part::line("thinking", "Users who think"),
    Part::line("permits", "Permits that are held"),
    Part::line("unseen", "In service, though nobody waits for the end"),
];

/// Place of a part, known when this is compiled.
const fn at(id: &str) -> u8 {
    place_of(PARTS, id)
}

impl Engine {
    /// Notes from now on what happens between two times, ms.
    pub fn watch(&mut self, from_ms: f64, until_ms: f64) {
        self.watching.start(from_ms, until_ms);
        for class in 0..self.classes.len() {
            self.tell_thinking(class);
        }
        for pool in 0..self.pools.len() {
            self.tell_permits(pool);
        }
        for station in 0..self.stations.len() {
            self.tell_unseen_at(station);
        }
        for place in 0..self.requests.len() {
            let request = &self.requests[place];
            if !request.is_ghost && !matches!(request.state, State::Thinking | State::Free) {
                self.tell_sent(place);
                self.tell(place);
            }
        }
    }

    pub fn notes(&mut self) -> &[Note] {
        self.watching.notes(self.now)
    }

    pub fn noted_until_ms(&self) -> f64 {
        self.watching.noted_until_ms()
    }

    /// A request is sent.
    #[inline]
    pub(super) fn tell_sent(&mut self, place: u32) {
        if self.watching.is_on() {
            self.watching.take(place, 0, self.now);
        }
    }

    /// A request has come to its end.
    #[inline]
    pub(super) fn tell_end(&mut self, place: u32) {
        if self.watching.is_on() {
            self.watching.leave(place, self.now);
        }
    }

    /// A request is where its state says.
    #[inline]
    pub(super) fn tell(&mut self, place: u32) {
        if self.watching.is_on() {
            self.tell_watcher(place);
        }
    }

    #[cold]
    fn tell_watcher(&mut self, place: u32) {
        let request = &self.requests[place];
        let station = self.plan.steps[request.step].station;
        if let Some((part, host)) = whereabouts(request, station) {
            let host = u32::saturated(host);
            self.watching.enter_at(place, host, part, self.now);
        }
    }

    /// How many users of a class think.
    #[inline]
    pub(super) fn tell_thinking(&mut self, class: usize) {
        if self.watching.is_on() {
            let count = u64::floored(self.classes[class].thinking.value());
            self.tell_line(const { at("thinking") }, class, count);
        }
    }

    /// How many permits of a pool are held.
    #[inline]
    pub(super) fn tell_permits(&mut self, pool: usize) {
        if self.watching.is_on() {
            let count = u64::from(self.pools[pool].taken);
            self.tell_line(const { at("permits") }, pool, count);
        }
    }

    /// A service goes on, and its request is at another place.
    pub(super) fn tell_unseen(&mut self, ghost: u32, other: u32) {
        let station = self.plan.steps[self.requests[ghost].step].station;
        self.stations[station].unseen += 1;
        self.watching.hand_over(ghost, other);
        self.tell_unseen_at(station);
    }

    /// A service to whose end nobody waited is over.
    pub(super) fn tell_unseen_end(&mut self, station: usize) {
        self.stations[station].unseen -= 1;
        self.tell_unseen_at(station);
    }

    fn tell_unseen_at(&mut self, station: usize) {
        if self.watching.is_on() {
            let count = u64::from(self.stations[station].unseen);
            self.tell_line(const { at("unseen") }, station, count);
        }
    }

    #[cold]
    fn tell_line(&mut self, part: u8, host: usize, count: u64) {
        let host = u32::saturated(host);
        self.watching.line_at(part, host, count, self.now);
    }
}

/// The part of its way that a request is in, and the number of the station or the pool.
fn whereabouts(request: &Request, station: usize) -> Option<(u8, usize)> {
    Some(match request.state {
        State::AtDoor => match request.holds {
            Some(kept) => (const { at("blocked") }, kept),
            None => (const { at("doorWait") }, station),
        },
        State::AtPool(pool) => (const { at("permitWait") }, pool),
        State::InLine => (const { at("line") }, station),
        State::InService => (const { at("service") }, station),
        State::Lost => (const { at("lost") }, station),
        State::Pausing => (const { at("pause") }, station),
        State::Thinking | State::Free => return None,
    })
}
