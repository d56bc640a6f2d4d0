//! What a sending host instance knows of its polling.

use super::database::MessageBox;
use super::sender::Sender;
use crate::kernel::arena::Id;
use crate::kernel::convert::Real as _;
use crate::studies::low_latency::parameters::Parameters;

/// Where a polling loop stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// It pauses between looks that find nothing, which are calculated: a timer is set only while
    /// messages wait, and for the loop whose look comes first.
    Rests,
    /// Its look finds messages, or is about to begin.
    Looks,
    /// It waits for a place in the host instance's memory.
    Blocked,
}

/// The polling loop of one sending host instance on one MessageBox.
pub struct Poll {
    pub slot: u32,
    pub sender: Id<Sender>,
    pub messagebox: Id<MessageBox>,
    pub stand: Stand,
    pub rest: Rest,
}

pub type PollId = Id<Poll>;

/// A polling loop and the host instance that it works for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looker {
    pub poll: PollId,
    pub sender: Id<Sender>,
}

/// How long the polling loops of a MessageBox pause after looks that find nothing.
pub struct Pauses {
    /// A look that finds nothing takes a processor of the server for this long, ms.
    pub look_ms: f64,
    /// What of it is under the queue lock, ms.
    hold_ms: f64,
    first_ms: f64,
    growth: f64,
    longest_ms: f64,
    /// From one look of a loop to the next, at least, ms.
    least_round_ms: f64,
}

impl Pauses {
    /// Those of a MessageBox on a server on which processor work and work under locks take so many
    /// times as long.
    pub fn new(p: &Parameters, cpu_factor: f64, hold_factor: f64, longest_ms: f64) -> Self {
        let hold_ms = p.command_hold_ms * hold_factor;
        Self {
            look_ms: p.command_cpu_ms * cpu_factor + hold_ms,
            hold_ms,
            first_ms: p.poll_first_ms,
            growth: p.poll_growth,
            longest_ms,
            least_round_ms: 0.0,
        }
    }

    /// So many loops take the queue lock in turn, and so many the processors of the server: none
    /// looks again before each of them could look once (the asymptotic bound of a closed loop).
    pub fn share(&mut self, loops_on_lock: usize, loops_on_server: usize, processors: u32) {
        let locked_ms = loops_on_lock.real() * self.hold_ms;
        let worked_ms = loops_on_server.real() * self.look_ms / f64::from(processors);
        self.least_round_ms = locked_ms.max(worked_ms);
    }

    /// From a look that finds nothing to the next, with such a pause between them, ms.
    fn round_ms(&self, pause_ms: f64) -> f64 {
        (self.look_ms + pause_ms).max(self.least_round_ms)
    }
}

/// The pauses of a loop that finds nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest {
    /// Pause before the next look, ms.
    pause_ms: f64,
    /// When that look begins, ms.
    pub looks_ms: f64,
}

impl Rest {
    /// A look has found messages.
    pub fn end(&mut self) {
        self.pause_ms = 0.0;
    }

    /// Goes on to the first look that begins at `now` or later, as all before find nothing. Returns
    /// how many those are.
    pub fn go_on(&mut self, now: f64, pauses: &Pauses) -> f64 {
        let mut looks = 0.0;
        while self.looks_ms < now && self.pause_ms < pauses.longest_ms {
            self.look_in_vain(pauses);
            looks += 1.0;
        }
        if self.looks_ms < now {
            let round_ms = pauses.round_ms(self.pause_ms);
            let rounds = libm::ceil((now - self.looks_ms) / round_ms);
            // Rounding must not let it begin in the past.
            self.looks_ms = (self.looks_ms + rounds * round_ms).max(now);
            looks += rounds;
        }
        looks
    }

    /// The next look finds nothing: the pause after it is longer.
    pub fn look_in_vain(&mut self, pauses: &Pauses) {
        let longer = (self.pause_ms * pauses.growth).max(pauses.first_ms);
        self.pause_ms = longer.min(pauses.longest_ms);
        self.looks_ms += pauses.round_ms(self.pause_ms);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSES: Pauses = Pauses {
        look_ms: 1.0,
        hold_ms: 0.4,
        first_ms: 5.0,
        growth: 4.0,
        longest_ms: 50.0,
        least_round_ms: 0.0,
    };

    #[test]
    fn loops_look_no_more_often_than_their_lock_and_processors_let_them() {
        let round_ms = |on_lock, on_server, processors, pause_ms| {
            let mut pauses = PAUSES;
            pauses.share(on_lock, on_server, processors);
            pauses.round_ms(pause_ms)
        };
        // Few loops do not notice each other.
        assert_eq!(round_ms(3, 3, 4, 2.0), 3.0);
        // Twenty under the lock take 8 ms, and as many on two processors 10 ms.
        assert_eq!(round_ms(20, 20, 4, 2.0), 8.0);
        assert_eq!(round_ms(20, 20, 2, 2.0), 10.0);
        assert_eq!(round_ms(20, 60, 4, 2.0), 15.0);
        assert_eq!(round_ms(20, 60, 4, 20.0), 21.0);
    }

    #[test]
    fn looks_that_find_nothing_are_calculated_as_if_each_were_made() {
        let pauses = PAUSES;
        // Pauses of 5 and 20, then of 50: it looks at 0, 6, 27, 78, 129, 180 and so on.
        let begins = |number: u32| match number {
            0 => 0.0,
            1 => 6.0,
            _ => 27.0 + 51.0 * f64::from(number - 2),
        };
        for last in 1..40 {
            for before_ms in [0.0, 0.5] {
                let mut rest = Rest::default();
                let looks = rest.go_on(begins(last) - before_ms, &pauses);
                assert_eq!((looks, rest.looks_ms), (f64::from(last), begins(last)));
            }
        }
        let mut rest = Rest::default();
        rest.go_on(1000.0, &pauses);
        rest.end();
        rest.looks_ms = 1000.0;
        rest.look_in_vain(&pauses);
        assert_eq!(rest.looks_ms, 1006.0);
    }
}
