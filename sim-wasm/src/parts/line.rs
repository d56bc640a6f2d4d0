//! A constant delay without a queue: what enters first leaves first, so one timer serves all.

use crate::kernel::fifo::Fifo;
use crate::kernel::timers::Timers;

/// Items on their way.
pub struct Line<Item: Copy = u32> {
    slot: u32,
    delay_ms: f64,
    items: Fifo<(f64, Item)>,
}

impl<Item: Copy> Line<Item> {
    /// An empty line that holds at most `limit` items.
    pub fn new(slot: u32, delay_ms: f64, limit: usize) -> Self {
        Self {
            slot,
            delay_ms,
            items: Fifo::new(limit),
        }
    }

    /// An item enters; it leaves after the delay.
    pub fn enter(&mut self, now: f64, item: Item, timers: &mut Timers) {
        let due = now + self.delay_ms;
        if self.items.is_empty() {
            timers.schedule(self.slot, due);
        }
        self.items.push((due, item));
    }

    /// Items on their way.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether nothing is on its way.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The line's timer fired: the item that leaves.
    pub fn leave(&mut self, timers: &mut Timers) -> Option<Item> {
        let (_, item) = self.items.pop()?;
        if let Some((due, _)) = self.items.front() {
            timers.schedule(self.slot, due);
        }
        Some(item)
    }
}
