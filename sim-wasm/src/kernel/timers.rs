//! Timers: one slot per resource or entity, ordered by a tournament tree.

const NONE: u32 = u32::MAX;

/// When a slot fires; equal times fire in the order in which they were scheduled.
#[derive(Clone, Copy)]
struct Key {
    time: f64,
    sequence: u64,
}

const IDLE: Key = Key {
    time: f64::INFINITY,
    sequence: u64::MAX,
};

impl Key {
    #[inline]
    fn precedes(self, other: Key) -> bool {
        self.time < other.time || (self.time == other.time && self.sequence < other.sequence)
    }
}

/// A fixed set of timer slots and the clock they drive.
///
/// The clock never runs backwards: it moves only in [`Timers::pop`], always to the earliest
/// pending time, and [`Timers::schedule`] lifts a time in the past (or not a number) to the
/// present. Times between two pops are therefore never below [`Timers::now`].
pub struct Timers {
    /// One key per leaf; the number of leaves is a power of two.
    keys: Vec<Key>,
    /// `tree[1]` is the slot that fires next, `tree[n]` the winner of `tree[2n]` and `tree[2n + 1]`.
    tree: Vec<u32>,
    slots: u32,
    now: f64,
    sequence: u64,
    /// The slot popped last while its path in the tree still names it. Most slots are scheduled
    /// again at once, so waiting saves one of two walks up the tree.
    fired: u32,
}

impl Timers {
    /// All slots idle, the clock at 0.
    pub fn new(slots: usize) -> Self {
        let slots = slots.min(1 << 30);
        let leaves = slots.next_power_of_two();
        let mut tree: Vec<u32> = (0..2 * leaves)
            .map(|node| node.saturating_sub(leaves) as u32)
            .collect();
        for node in (1..leaves).rev() {
            tree[node] = tree[2 * node];
        }
        Timers {
            keys: vec![IDLE; leaves],
            tree,
            slots: slots as u32,
            now: 0.0,
            sequence: 0,
            fired: NONE,
        }
    }

    /// The time of the last popped event.
    #[inline]
    pub fn now(&self) -> f64 {
        self.now
    }

    /// Sets a slot to fire at `time`, replacing what was scheduled for it before.
    /// A time before now becomes now, an infinite time leaves the slot idle, and a slot that
    /// does not exist is ignored.
    #[inline]
    pub fn schedule(&mut self, slot: u32, time: f64) {
        let time = if time >= self.now { time } else { self.now };
        if time == f64::INFINITY {
            return self.cancel(slot);
        }
        let sequence = self.sequence;
        self.sequence += 1;
        self.update(slot, Key { time, sequence });
    }

    /// Makes a slot idle.
    #[inline]
    pub fn cancel(&mut self, slot: u32) {
        self.update(slot, IDLE);
    }

    /// When a slot fires; infinite when it is idle.
    #[inline]
    pub fn time_of(&self, slot: u32) -> f64 {
        self.key(slot).time
    }

    /// The slot that fires next and its time.
    #[inline]
    pub fn next(&self) -> Option<(u32, f64)> {
        let winner = if self.fired == NONE {
            self.node(1)
        } else {
            self.challenge(self.fired)
        };
        let time = self.time_of(winner);
        (time < f64::INFINITY).then_some((winner, time))
    }

    /// Takes the next slot, makes it idle and moves the clock to its time.
    #[inline]
    pub fn pop(&mut self) -> Option<(u32, f64)> {
        if self.fired != NONE {
            let fired = self.fired;
            self.fired = NONE;
            self.replay(fired);
        }
        let winner = self.node(1);
        let time = self.time_of(winner);
        if time == f64::INFINITY {
            return None;
        }
        if let Some(key) = self.keys.get_mut(winner as usize) {
            *key = IDLE;
        }
        self.fired = winner;
        self.now = time;
        Some((winner, time))
    }

    #[inline]
    fn key(&self, slot: u32) -> Key {
        self.keys.get(slot as usize).copied().unwrap_or(IDLE)
    }

    #[inline]
    fn node(&self, index: usize) -> u32 {
        self.tree.get(index).copied().unwrap_or(NONE)
    }

    #[inline]
    fn update(&mut self, slot: u32, key: Key) {
        if slot >= self.slots {
            return;
        }
        if let Some(place) = self.keys.get_mut(slot as usize) {
            *place = key;
        }
        if slot == self.fired {
            self.fired = NONE;
        }
        self.replay(slot);
    }

    /// Plays the matches from a slot's leaf to the root. The whole path is always replayed:
    /// while another slot's path is out of date an unchanged match says nothing about those above.
    #[inline]
    fn replay(&mut self, slot: u32) {
        let mut node = self.keys.len() + slot as usize;
        let mut winner = slot;
        let mut best = self.key(slot);
        while node > 1 {
            let rival = self.node(node ^ 1);
            let key = self.key(rival);
            if key.precedes(best) {
                winner = rival;
                best = key;
            }
            node >>= 1;
            if let Some(place) = self.tree.get_mut(node) {
                *place = winner;
            }
        }
    }

    /// The winner of the same matches, without recording them.
    fn challenge(&self, slot: u32) -> u32 {
        let mut node = self.keys.len() + slot as usize;
        let mut winner = slot;
        let mut best = self.key(slot);
        while node > 1 {
            let rival = self.node(node ^ 1);
            let key = self.key(rival);
            if key.precedes(best) {
                winner = rival;
                best = key;
            }
            node >>= 1;
        }
        winner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fires_in_time_order_and_first_scheduled_first_among_equals() {
        let mut timers = Timers::new(5);
        timers.schedule(3, 2.0);
        timers.schedule(1, 2.0);
        timers.schedule(4, 1.0);
        timers.schedule(0, 2.0);
        let order: Vec<_> = std::iter::from_fn(|| timers.pop()).collect();
        assert_eq!(order, [(4, 1.0), (3, 2.0), (1, 2.0), (0, 2.0)]);
        assert_eq!(timers.next(), None);
    }

    #[test]
    fn never_runs_backwards() {
        let mut timers = Timers::new(2);
        timers.schedule(0, 10.0);
        timers.pop();
        timers.schedule(1, 4.0);
        timers.schedule(0, f64::NAN);
        assert_eq!(timers.pop(), Some((1, 10.0)));
        assert_eq!(timers.pop(), Some((0, 10.0)));
        assert_eq!(timers.now(), 10.0);
    }

    #[test]
    fn next_sees_through_a_popped_slot() {
        let mut timers = Timers::new(3);
        timers.schedule(0, 1.0);
        timers.schedule(1, 3.0);
        timers.pop();
        assert_eq!(timers.next(), Some((1, 3.0)));
        timers.schedule(2, 2.0);
        assert_eq!(timers.next(), Some((2, 2.0)));
        timers.cancel(2);
        assert_eq!(timers.pop(), Some((1, 3.0)));
    }

    #[test]
    fn ignores_what_cannot_fire() {
        let mut timers = Timers::new(0);
        timers.schedule(0, 1.0);
        assert_eq!(timers.pop(), None);
        let mut timers = Timers::new(3);
        timers.schedule(3, 1.0);
        timers.schedule(u32::MAX, 1.0);
        timers.schedule(1, f64::INFINITY);
        timers.cancel(9);
        assert_eq!(timers.next(), None);
        assert_eq!(timers.time_of(3), f64::INFINITY);
    }
}
