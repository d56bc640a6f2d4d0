//! How a sending host instance gets its messages: look, take a batch, read it, look again.

use super::database::Database;
use super::sending::Sending;
use super::shared::Shared;
use super::stages::Stage;
use super::state::message::NONE;
use super::state::polling::Polls;
use super::state::sender::Sender;
use super::state::slots::Slots;
use super::state::transaction::{Operation, Transaction};

/// The polling loops.
pub struct Polling {
    pub(super) polls: Polls,
}

impl Polling {
    /// A loop of each of the sending host instances on each MessageBox that keeps messages.
    pub(super) fn new(sending: &Sending, database: &Database, slots: &mut Slots) -> Self {
        Self {
            polls: Polls::new(sending.senders.len(), &database.storing, slots),
        }
    }

    /// All loops look at once.
    pub(super) fn start(&self, shared: &mut Shared) {
        self.polls.start(&mut shared.timers);
    }

    /// Looks for messages, unless the host instance holds as many batches as it may.
    pub(super) fn look(
        &mut self,
        index: u16,
        sending: &Sending,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let poll = &mut self.polls[index];
        let inbox = &sending.senders[poll.host as usize].inbox;
        if inbox.open_batches() >= shared.limits.open_batches {
            poll.blocked = true;
            return;
        }
        let transaction = Transaction {
            operation: Operation::Dequeue,
            host: index,
            messagebox: poll.messagebox,
            tracked: 0,
            count: 0,
            head: NONE,
            deletes: 0,
            storing: NONE,
        };
        database.transact(transaction, shared);
    }

    /// A dequeue is committed; its `host` is the polling loop. What it took is read, and the loop
    /// looks for more. A loop that finds nothing pauses, longer each time.
    pub(super) fn dequeued(
        &mut self,
        transaction: Transaction,
        sending: &mut Sending,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        let poll = &mut self.polls[transaction.host];
        if transaction.count == 0 {
            let p = &shared.parameters;
            let longer = (poll.pause_ms * p.poll_growth).max(p.poll_first_ms);
            poll.pause_ms = longer.min(shared.limits.max_receive_interval_ms);
            return shared.timers.schedule(poll.slot, now + poll.pause_ms);
        }
        poll.pause_ms = 0.0;
        let host = poll.host;
        let mut message = transaction.head;
        while message != NONE {
            shared.messages[message].host = host;
            message = shared.messages[message].next;
        }
        sending.senders[host as usize].inbox.loading += 1;
        let operation = Operation::Load;
        let load = Transaction {
            operation,
            ..transaction
        };
        shared.pass_batch(load.head, Stage::Dequeue);
        database.transact(load, shared);
        self.look(load.host, sending, database, shared);
    }

    /// A batch is read: it waits for the dispatcher.
    pub(super) fn loaded(
        &self,
        transaction: Transaction,
        sending: &mut Sending,
        shared: &mut Shared,
    ) {
        let host = self.polls[transaction.host].host;
        let now = shared.timers.now();
        let Sender {
            inbox, held_back, ..
        } = &mut sending.senders[host as usize];
        let held_back_ms = held_back.total_ms(now);
        inbox.loading -= 1;
        inbox.add_batch(transaction.count);
        let mut message = transaction.head;
        while message != NONE {
            shared.pass(message, Stage::Dequeue);
            let state = &mut shared.messages[message];
            state.held_back_ms = held_back_ms;
            let next = state.next;
            inbox.messages.push(message);
            message = next;
        }
        sending.dispatch(host, shared);
    }
}
