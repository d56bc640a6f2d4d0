//! The timer slots of a system, and what each drives.

/// What a timer slot drives.
#[derive(Clone, Copy)]
pub enum Owner {
    User(u16),
    Machine(u16),
    Server(u8),
    PublishLock,
    QueueLock(u8),
    Poll(u16),
    Dispatcher(u16),
    ReceiveBatch(u16),
    CompletionBatch(u16),
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
        let first = self.0.len() as u32;
        self.0.extend(core::iter::repeat_n(owner, count as usize));
        first
    }
}
