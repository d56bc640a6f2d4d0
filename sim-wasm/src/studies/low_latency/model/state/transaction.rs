//! A transaction on a MessageBox.

use super::message::NONE;

/// What a transaction does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// A receiving host instance stores requests.
    PublishRequests,
    /// A sending host instance takes messages to send.
    Dequeue,
    /// A sending host instance reads the messages it has taken.
    Load,
    /// A sending host instance stores the responses of a completion batch, one after the other,
    /// then removes its finished messages; all of it becomes visible together.
    Complete,
}

/// A transaction under way.
#[derive(Clone, Copy)]
pub struct Transaction {
    pub operation: Operation,
    /// The host instance it belongs to.
    pub host: u16,
    pub messagebox: u8,
    /// Bodies it saves for tracking; of a completion, when it removes the finished messages.
    pub tracked: u8,
    /// Messages it carries; for a dequeue known once it holds the lock.
    pub count: u16,
    /// The first of them.
    pub head: u32,
    /// Sent messages that a completion deletes.
    pub deletes: u16,
    /// The response that a completion is storing; none while it removes the finished messages.
    pub storing: u32,
}

impl Transaction {
    /// Messages that its present step stores: a completion stores its responses one at a time.
    pub fn publications(&self) -> u16 {
        match self.operation {
            Operation::PublishRequests => self.count,
            Operation::Complete => u16::from(self.storing != NONE),
            Operation::Load | Operation::Dequeue => 0,
        }
    }

    /// Whether its present step stores messages.
    pub fn publishes(&self) -> bool {
        self.publications() > 0
    }
}

/// Job number of background work, which nobody waits for.
pub const BACKGROUND: u32 = u32::MAX - 1;
