//! The messages in the network: each keeps its place in a table until it leaves.

use crate::plan::MOST_MESSAGES;
use crate::table::Table;
use core::ops::{Index, IndexMut};
use messagebox_sim::kernel::convert::Whole;

/// Where a message is blocked: which server it keeps busy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub station: usize,
    pub server: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// Counts from 1 in the order of birth.
    pub number: u64,
    pub born_ms: f64,
    pub source: usize,
    pub priority: u8,
    /// The user who waits for the answer.
    pub user: Option<u32>,
    /// One bit per lock.
    pub locks: u8,
    /// Station that it is at or waits to enter.
    pub station: usize,
    /// When it joined the line of the station.
    pub joined_ms: f64,
    /// The server that it stays in until the next station has room.
    pub held: Option<Held>,
}

/// Messages by their places, which are given again once free.
#[derive(Default)]
pub struct Messages {
    table: Table<Message>,
    free: Vec<u32>,
}

impl Messages {
    pub fn count(&self) -> u32 {
        u32::saturated(self.table.len() - self.free.len())
    }

    /// The place of a new message; none when there are too many.
    pub fn add(&mut self, message: Message) -> Option<u32> {
        if let Some(place) = self.free.pop() {
            self[place] = message;
            return Some(place);
        }
        let place = u32::saturated(self.table.len());
        if place >= MOST_MESSAGES {
            return None;
        }
        self.table.push(message);
        Some(place)
    }

    pub fn remove(&mut self, place: u32) {
        self.free.push(place);
    }
}

impl Index<u32> for Messages {
    type Output = Message;

    #[inline]
    fn index(&self, place: u32) -> &Message {
        &self.table[place as usize]
    }
}

impl IndexMut<u32> for Messages {
    #[inline]
    fn index_mut(&mut self, place: u32) -> &mut Message {
        &mut self.table[place as usize]
    }
}
