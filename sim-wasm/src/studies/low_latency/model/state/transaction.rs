//! A transaction on a MessageBox.

use super::database::MessageBox;
use super::message::MessageId;
use super::polling::Looker;
use super::receiver::Receiver;
use super::sender::Sender;
use crate::kernel::arena::Id;

/// What a transaction does, and who waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// A receiving host instance stores requests.
    PublishRequests(Id<Receiver>),
    /// A polling loop takes messages to send.
    Dequeue(Looker),
    /// A polling loop reads the messages it has taken.
    Load(Looker),
    /// A sending host instance stores the responses of a completion batch, one after the other,
    /// then removes its finished messages; all of it becomes visible together.
    Complete(Id<Sender>),
    /// A transaction that spans MessageBoxes ends in each of them: what it has stored becomes visible.
    Spread,
}

/// Bodies of messages that are saved for tracking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bodies(u32);

impl Bodies {
    pub fn new(count: u32) -> Self {
        Self(count)
    }

    /// One more, if it is to be saved.
    pub fn add(&mut self, is_saved: bool) {
        self.0 = self.0.saturating_add(u32::from(is_saved));
    }

    pub fn count(self) -> u32 {
        self.0
    }
}

/// A transaction under way.
#[derive(Clone, Copy)]
pub struct Transaction {
    pub operation: Operation,
    pub messagebox: Id<MessageBox>,
    /// What it saves for tracking; of a completion, when it removes the finished messages.
    pub bodies: Bodies,
    /// Messages it carries; for a dequeue known once it holds the lock.
    pub count: u32,
    /// The first of them.
    pub head: Option<MessageId>,
    /// Sent messages that a completion deletes.
    pub deletes: u32,
    /// Roundtrips that end with it.
    pub roundtrips: u32,
    /// The response that a completion is storing; none while it removes the finished messages.
    pub storing: Option<MessageId>,
}

pub type TransactionId = Id<Transaction>;

impl Transaction {
    /// One that has no messages yet.
    pub fn new(operation: Operation, messagebox: Id<MessageBox>) -> Self {
        Self {
            operation,
            messagebox,
            bodies: Bodies::default(),
            count: 0,
            head: None,
            deletes: 0,
            roundtrips: 0,
            storing: None,
        }
    }

    /// Messages that its present step stores: a completion stores its responses one at a time.
    pub fn publications(&self) -> u32 {
        match self.operation {
            Operation::PublishRequests(_) => self.count,
            Operation::Complete(_) => u32::from(self.storing.is_some()),
            Operation::Load(_) | Operation::Dequeue(_) | Operation::Spread => 0,
        }
    }

    /// Whether its present step stores messages.
    pub fn publishes(&self) -> bool {
        self.publications() > 0
    }
}
