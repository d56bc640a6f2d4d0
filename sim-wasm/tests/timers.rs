//! Timers against a list searched from end to end, under seeded random operations.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::timers::Timers;

/// Pending times with the order in which they were set.
struct Reference {
    pending: Vec<Option<(f64, u64)>>,
    sequence: u64,
    now: f64,
}

impl Reference {
    fn schedule(&mut self, slot: usize, time: f64) {
        self.pending[slot] = Some((time.max(self.now), self.sequence));
        self.sequence += 1;
    }

    fn next(&self) -> Option<(u32, f64)> {
        let pending = self.pending.iter().enumerate();
        pending
            .filter_map(|(slot, key)| key.map(|(time, order)| (time, order, slot)))
            .min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)))
            .map(|(time, _, slot)| (slot as u32, time))
    }

    fn pop(&mut self) -> Option<(u32, f64)> {
        let (slot, time) = self.next()?;
        self.pending[slot as usize] = None;
        self.now = time;
        Some((slot, time))
    }
}

fn compare(slots: usize, seed: u64, operations: u32) {
    let mut stream = Stream::new(seed, slots as u64);
    let mut timers = Timers::new(slots);
    let mut reference = Reference {
        pending: vec![None; slots],
        sequence: 0,
        now: 0.0,
    };
    for _ in 0..operations {
        let slot = stream.below(slots as u64);
        match stream.below(8) {
            // Few distinct times, so that ties are common; some lie in the past.
            0..=3 => {
                let time = reference.now + stream.below(6) as f64 - 1.0;
                timers.schedule(slot as u32, time);
                reference.schedule(slot as usize, time);
            }
            4 => {
                timers.cancel(slot as u32);
                reference.pending[slot as usize] = None;
            }
            5 => {
                let expected = reference.pending[slot as usize].map_or(f64::INFINITY, |key| key.0);
                assert_eq!(timers.time_of(slot as u32), expected);
            }
            _ => {
                let popped = timers.pop();
                assert_eq!(popped, reference.pop());
                // Often the popped slot is set again at once, as stations do.
                if let Some((slot, now)) = popped
                    && stream.below(2) == 0
                {
                    let time = now + stream.below(5) as f64;
                    timers.schedule(slot, time);
                    reference.schedule(slot as usize, time);
                }
            }
        }
        assert_eq!(timers.next(), reference.next());
        assert_eq!(timers.now(), reference.now);
    }
}

#[test]
fn agree_with_a_sorted_reference() {
    for slots in [1, 2, 3, 5, 8, 13, 64, 100] {
        for seed in 0..4 {
            compare(slots, seed, 10_000);
        }
    }
}

#[test]
fn thousands_of_equal_times_keep_their_order() {
    let mut timers = Timers::new(4096);
    let mut stream = Stream::new(11, 0);
    let mut slots: Vec<u32> = (0..4096).collect();
    for index in (1..slots.len()).rev() {
        slots.swap(index, stream.below(index as u64 + 1) as usize);
    }
    for &slot in &slots {
        timers.schedule(slot, 1.0);
    }
    let popped: Vec<u32> = std::iter::from_fn(|| timers.pop())
        .map(|(slot, _)| slot)
        .collect();
    assert_eq!(popped, slots);
}
