//! What is in the MessageBox, counted: a backlog of millions takes no more memory than none.

use super::cleanup::JobId;

/// Rows of the spool table by state, and parts of deleted rows.
///
/// A published message is one row and one part. Its reference count falls to 0 when its
/// subscriber is done with it; the row stays until message cleanup deletes it, the part until
/// parts cleanup does.
#[derive(Clone, Debug, Default)]
pub struct Spool {
    /// Received, no orchestration has taken them.
    pub to_process: u64,
    /// Taken by an orchestration that has not committed.
    pub processing: u64,
    /// To send, not taken.
    pub to_send: u64,
    /// Taken by a send host, not committed.
    pub sending: u64,
    /// Rows with a reference count of 0.
    pub unreferenced: u64,
    /// Parts whose row is deleted.
    pub orphaned_parts: u64,
    pub received: u64,
    pub sent: u64,
    /// Rows ever written.
    pub published: u64,
    /// Rows ever deleted.
    pub deleted: u64,
    pub deleted_parts: u64,
}

impl Spool {
    /// Rows of the spool table.
    #[inline]
    pub fn rows(&self) -> u64 {
        self.referenced() + self.unreferenced
    }

    /// Rows whose message a subscriber still wants.
    #[inline]
    pub fn referenced(&self) -> u64 {
        self.to_process + self.processing + self.to_send + self.sending
    }

    /// Message parts in store.
    #[inline]
    pub fn parts(&self) -> u64 {
        self.rows() + self.orphaned_parts
    }

    /// Messages have been received, for an orchestration or to be sent as they are.
    #[inline]
    pub fn receive(&mut self, messages: u64, orchestration: bool) {
        self.received += messages;
        self.published += messages;
        if orchestration {
            self.to_process += messages;
        } else {
            self.to_send += messages;
        }
    }

    /// Orchestrations take up to so many messages: how many there were.
    #[inline]
    pub fn take_to_process(&mut self, messages: u64) -> u64 {
        take(messages, &mut self.to_process, &mut self.processing)
    }

    /// Orchestrations are done with so many messages and have published as many.
    #[inline]
    pub fn process(&mut self, messages: u64) {
        let done = take(messages, &mut self.processing, &mut self.unreferenced);
        self.to_send += done;
        self.published += done;
    }

    /// Send hosts take up to so many messages: how many there were.
    #[inline]
    pub fn take_to_send(&mut self, messages: u64) -> u64 {
        take(messages, &mut self.to_send, &mut self.sending)
    }

    /// So many messages have been sent.
    #[inline]
    pub fn send(&mut self, messages: u64) {
        self.sent += take(messages, &mut self.sending, &mut self.unreferenced);
    }

    /// A job has deleted up to so many rows, whose parts are then orphans, or orphaned parts.
    pub fn delete(&mut self, job: JobId, most: u64) {
        match job {
            JobId::Messages => {
                let rows = most.min(self.unreferenced);
                self.unreferenced -= rows;
                self.orphaned_parts += rows;
                self.deleted += rows;
            }
            JobId::Parts => {
                let parts = most.min(self.orphaned_parts);
                self.orphaned_parts -= parts;
                self.deleted_parts += parts;
            }
        }
    }
}

#[inline]
fn take(most: u64, from: &mut u64, to: &mut u64) -> u64 {
    let taken = most.min(*from);
    *from -= taken;
    *to += taken;
    taken
}
