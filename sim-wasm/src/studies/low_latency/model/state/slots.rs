//! The timer slots of a system, and what each drives.

use super::computer::Machine;
use super::database::{MessageBox, ServerId};
use super::polling::PollId;
use super::receiver::Receiver;
use super::sender::Sender;
use super::user::User;
use crate::kernel::arena::Id;
use crate::kernel::convert::Whole;

/// What a timer slot drives.
#[derive(Clone, Copy)]
pub enum Owner {
    User(Id<User>),
    Machine(Id<Machine>),
    Server(ServerId),
    PublishLock,
    QueueLock(Id<MessageBox>),
    Poll(PollId),
    Dispatcher(Id<Sender>),
    ReceiveBatch(Id<Receiver>),
    CompletionBatch(Id<Sender>),
    FromBackend,
    FromHarness,
    Checkpoint,
    Sample,
    StartRecords,
}

/// Hands out timer slots and remembers what each drives.
#[derive(Default)]
pub struct Slots(pub Vec<Owner>);

impl Slots {
    pub fn take(&mut self, owner: Owner) -> u32 {
        self.take_several(owner, 1)
    }

    pub fn take_several(&mut self, owner: Owner, count: u32) -> u32 {
        let first = u32::saturated(self.0.len());
        self.0.extend(core::iter::repeat_n(owner, count as usize));
        first
    }
}
