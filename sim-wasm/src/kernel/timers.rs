//! Timers: one slot per resource or entity, ordered by a tournament tree.
#![cfg_attr(
    not(test),
    expect(
        clippy::cast_possible_truncation,
        reason = "slots and leaves take 20 bits at most"
    )
)]

/// Low bits of a key's order that hold the slot; the sequence takes the 43 above, enough for
/// eight million million schedulings. The highest bit stays free for the sign of a difference.
const SLOT_BITS: u32 = 20;
const MOST_SLOTS: usize = 1 << SLOT_BITS;
const SEQUENCE_MASK: u64 = u64::MAX >> (SLOT_BITS + 1);
const NONE: u32 = u32::MAX;

/// When a slot fires: the bits of the time, then the schedule sequence above the slot. Times are
/// never negative, so their bits order as they do, and two keys never compare equal.
#[derive(Clone, Copy)]
struct Key {
    time: u64,
    order: u64,
}

/// Later than every pending key.
const IDLE: Key = Key {
    time: f64::INFINITY.to_bits(),
    order: u64::MAX >> 1,
};

impl Key {
    #[inline]
    fn new(time: f64, sequence: u64, slot: u32) -> Self {
        Key {
            // Adding zero turns a negative zero into a positive one.
            time: (time + 0.0).to_bits(),
            order: (sequence & SEQUENCE_MASK) << SLOT_BITS | u64::from(slot),
        }
    }

    #[inline]
    fn time(self) -> f64 {
        f64::from_bits(self.time)
    }

    #[inline]
    fn slot(self) -> u32 {
        self.order as u32 & (MOST_SLOTS as u32 - 1)
    }

    #[inline]
    fn is_idle(self) -> bool {
        self.time == IDLE.time
    }

    /// The earlier key. Which one wins a match is unpredictable, so the choice is the sign of a
    /// difference, spread to a mask: written as a comparison it compiles to a branch and the
    /// tree takes twice as long.
    #[inline]
    fn earlier(self, other: Key) -> Key {
        let mut lead = other.time.wrapping_sub(self.time);
        if lead == 0 {
            lead = other.order.wrapping_sub(self.order);
        }
        let mask = (lead.cast_signed() >> 63).cast_unsigned();
        Key {
            time: self.time ^ ((self.time ^ other.time) & mask),
            order: self.order ^ ((self.order ^ other.order) & mask),
        }
    }
}

/// A fixed set of timer slots and the clock they drive.
///
/// The clock never runs backwards: it moves only in [`Timers::pop`], always to the earliest
/// pending time, and [`Timers::schedule`] lifts a time in the past (or not a number) to the
/// present. Times between two pops are therefore never below [`Timers::now`].
///
/// ```
/// use messagebox_sim::kernel::timers::Timers;
///
/// let mut timers = Timers::new(2);
/// timers.schedule(0, 5.0);
/// timers.schedule(1, 3.0);
/// assert_eq!(timers.pop(), Some((1, 3.0)));
/// assert_eq!(timers.now(), 3.0);
/// timers.schedule(1, 1.0); // in the past: fires at once
/// assert_eq!(timers.pop(), Some((1, 3.0)));
/// assert_eq!(timers.pop_until(4.0), None);
/// ```
pub struct Timers {
    /// The next to fire, node 1 of the tree.
    first: Key,
    /// Node `n` of the tree is the earlier of nodes `2n` and `2n + 1`, which are `matches[n]`. The
    /// second half of the nodes are the leaves, as many as the most slots pending at a time
    /// required.
    matches: Vec<[Key; 2]>,
    /// Leaf of each pending slot, [`NONE`] for an idle one: the fewer are pending, the lower the
    /// tree, however many slots there are.
    leaf_of: Vec<u32>,
    /// Leaves in no use, the one to use next at the end.
    free: Vec<u32>,
    /// The leaf of the slot popped last while its path in the tree still names it. The next slot
    /// to become pending, most often the same at once, takes it: that saves one of two walks up
    /// the tree.
    vacant: u32,
    now: f64,
    sequence: u64,
}

impl Timers {
    /// All slots idle, the clock at 0. At most 2²⁰ slots; further ones do not exist.
    pub fn new(slots: usize) -> Self {
        Timers {
            first: IDLE,
            matches: vec![[IDLE; 2]; 2],
            leaf_of: vec![NONE; slots.min(MOST_SLOTS)],
            free: vec![3, 2],
            vacant: NONE,
            now: 0.0,
            sequence: 0,
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
        let Some(&leaf) = self.leaf_of.get(slot as usize) else {
            return;
        };
        let leaf = if leaf == NONE {
            self.occupy(slot)
        } else {
            leaf
        };
        let key = Key::new(time, self.sequence, slot);
        self.sequence += 1;
        self.replay(leaf, key);
    }

    /// Makes a slot idle.
    #[inline]
    pub fn cancel(&mut self, slot: u32) {
        let leaf = self.release(slot);
        if leaf != NONE {
            self.free.push(leaf);
            self.replay(leaf, IDLE);
        }
    }

    /// When a slot fires; infinite when it is idle.
    #[inline]
    pub fn time_of(&self, slot: u32) -> f64 {
        match self.leaf_of.get(slot as usize) {
            None | Some(&NONE) => f64::INFINITY,
            Some(&leaf) => self.node(leaf).time(),
        }
    }

    /// The slot that fires next and its time.
    #[inline]
    pub fn next(&self) -> Option<(u32, f64)> {
        let mut first = self.first;
        if self.vacant != NONE {
            // The same matches as in `replay`, without recording them.
            let mut node = self.vacant;
            first = IDLE;
            while node > 1 {
                first = first.earlier(self.node(node ^ 1));
                node >>= 1;
            }
        }
        (!first.is_idle()).then(|| (first.slot(), first.time()))
    }

    /// Takes the next slot, makes it idle and moves the clock to its time.
    #[inline]
    pub fn pop(&mut self) -> Option<(u32, f64)> {
        self.pop_until(f64::INFINITY)
    }

    /// Takes the next slot unless it fires after `until`.
    #[inline]
    pub fn pop_until(&mut self, until: f64) -> Option<(u32, f64)> {
        if self.vacant != NONE {
            self.free.push(self.vacant);
            self.replay(self.vacant, IDLE);
            self.vacant = NONE;
        }
        let first = self.first;
        if first.is_idle() || first.time() > until {
            return None;
        }
        let slot = first.slot();
        self.vacant = self.release(slot);
        self.now = first.time();
        Some((slot, self.now))
    }

    #[expect(clippy::indexing_slicing, reason = "a remainder of 2 in a pair")]
    #[inline]
    fn node(&self, node: u32) -> Key {
        let pair = self.matches.get(node as usize / 2);
        pair.map_or(IDLE, |pair| pair[node as usize % 2])
    }

    /// A leaf for a slot that becomes pending.
    #[inline]
    fn occupy(&mut self, slot: u32) -> u32 {
        let mut leaf = core::mem::replace(&mut self.vacant, NONE);
        if leaf == NONE {
            if self.free.is_empty() {
                self.grow();
            }
            leaf = self.free.pop().unwrap_or(NONE);
        }
        if let Some(leaf_of) = self.leaf_of.get_mut(slot as usize) {
            *leaf_of = leaf;
        }
        leaf
    }

    /// The leaf that a slot leaves, [`NONE`] when it has none.
    #[inline]
    fn release(&mut self, slot: u32) -> u32 {
        match self.leaf_of.get_mut(slot as usize) {
            Some(leaf_of) => core::mem::replace(leaf_of, NONE),
            None => NONE,
        }
    }

    /// Sets the key of a leaf and plays its matches up to the root. The whole path is always
    /// replayed: while the path of the vacant leaf is out of date, an unchanged match says
    /// nothing about those above it.
    #[expect(clippy::indexing_slicing, reason = "a remainder of 2 in a pair")]
    #[inline]
    fn replay(&mut self, leaf: u32, key: Key) {
        let mut node = leaf as usize;
        let mut first = key;
        while node > 1 {
            let Some(pair) = self.matches.get_mut(node / 2) else {
                return;
            };
            pair[node % 2] = first;
            first = first.earlier(pair[(node % 2) ^ 1]);
            node /= 2;
        }
        self.first = first;
    }

    /// Doubles the leaves, all of which are in use.
    #[cold]
    fn grow(&mut self) {
        let leaves = self.matches.len();
        let pending = self.matches.split_off(leaves / 2);
        self.matches = vec![[IDLE; 2]; 2 * leaves];
        self.free
            .extend((3 * leaves as u32..4 * leaves as u32).rev());
        for (leaf, &key) in (2 * leaves as u32..).zip(pending.as_flattened()) {
            if let Some(leaf_of) = self.leaf_of.get_mut(key.slot() as usize) {
                *leaf_of = leaf;
            }
            self.replay(leaf, key);
        }
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
    fn leaves_what_fires_later() {
        let mut timers = Timers::new(2);
        timers.schedule(0, 1.0);
        timers.schedule(1, 3.0);
        assert_eq!(timers.pop_until(1.0), Some((0, 1.0)));
        assert_eq!(timers.pop_until(2.9), None);
        assert_eq!(timers.now(), 1.0);
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
