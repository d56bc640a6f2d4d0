//! Messages on their way and the pool they live in.

use super::super::stages::StageTimes;
use super::database::MessageBox;
use super::user::User;
use crate::kernel::arena::{Id, Pool};

/// Most messages and transactions in the system; beyond it the backlog has no end in sight.
pub const MESSAGE_LIMIT: usize = 50_000;

pub type MessageId = Id<Message>;

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
    pub next: Option<MessageId>,
    /// The user it came from.
    pub user: Id<User>,
    /// MessageBox it is kept in.
    pub messagebox: Option<Id<MessageBox>>,
    /// Number of the receiving or sending host instance that has it, for who watches.
    pub host: u16,
    /// Whether it is the response by now.
    pub is_response: bool,
    /// Whether the response has reached its destination.
    pub finished: bool,
}

/// The messages in the system.
pub type Messages = Pool<Message>;

/// Messages one behind the other, each of which knows the next.
#[derive(Clone, Copy, Default)]
pub struct Batch {
    /// The first and the last.
    ends: Option<(MessageId, MessageId)>,
    count: u32,
}

impl Batch {
    /// The first message.
    pub fn head(&self) -> Option<MessageId> {
        self.ends.map(|(head, _)| head)
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// A message joins as the last.
    pub fn push(&mut self, message: MessageId, messages: &mut Messages) {
        messages[message].next = None;
        let head = match self.ends {
            None => message,
            Some((head, tail)) => {
                messages[tail].next = Some(message);
                head
            }
        };
        self.ends = Some((head, message));
        self.count += 1;
    }
}
