//! Messages on their way and the pool they live in.

use super::super::stages::StageTimes;

/// Most messages and transactions in the system; beyond it the backlog has no end in sight.
pub const MESSAGE_LIMIT: usize = 50_000;

/// No message.
pub const NONE: u32 = u32::MAX;

/// A request, which becomes the response at the backend.
#[derive(Clone, Copy)]
pub struct Message {
    /// When the load generator stamped the request, ms.
    pub born_ms: f64,
    /// When the backend received the request and stamped the response, ms.
    pub answered_ms: f64,
    /// When the stage it is in began, ms.
    pub mark_ms: f64,
    /// Time in each stage as a request, or as the response once it is one, ms.
    pub stages_ms: StageTimes,
    /// How long its host instance had been at its limit in flight when it joined the inbox, ms.
    pub held_back_ms: f64,
    /// Its number among the messages of the run, from 1.
    pub number: u32,
    /// The next message of the batch it belongs to.
    pub next: u32,
    /// The user it came from.
    pub user: u16,
    /// Receiving or sending host instance that has it.
    pub host: u16,
    /// MessageBox it is kept in.
    pub messagebox: u8,
    /// Whether it is the response by now.
    pub is_response: bool,
    /// Whether the response has reached its destination.
    pub finished: bool,
}

/// A pool of items with a limit; memory is kept for reuse.
pub struct Pool<T> {
    items: Vec<T>,
    free: Vec<u32>,
    limit: usize,
}

impl<T: Copy> Pool<T> {
    /// An empty pool of at most `limit` items.
    pub fn new(limit: usize) -> Self {
        Self {
            items: Vec::new(),
            free: Vec::new(),
            limit,
        }
    }

    /// Puts an item in; `None` when the pool is full.
    pub fn insert(&mut self, item: T) -> Option<u32> {
        if let Some(index) = self.free.pop() {
            *self.items.get_mut(index as usize)? = item;
            return Some(index);
        }
        if self.items.len() >= self.limit || self.items.try_reserve(1).is_err() {
            return None;
        }
        self.items.push(item);
        Some(self.items.len() as u32 - 1)
    }

    /// Gives the item's place back.
    pub fn remove(&mut self, index: u32) {
        self.free.push(index);
    }

    /// Items in the pool.
    pub fn len(&self) -> usize {
        self.items.len() - self.free.len()
    }

    /// Whether the pool is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<T> core::ops::Index<u32> for Pool<T> {
    type Output = T;

    fn index(&self, index: u32) -> &T {
        &self.items[index as usize]
    }
}

impl<T> core::ops::IndexMut<u32> for Pool<T> {
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.items[index as usize]
    }
}
