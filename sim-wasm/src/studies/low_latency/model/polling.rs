//! How a sending host instance gets its messages: look, take a batch, read it, look again.

use super::database::Database;
use super::sending::Sending;
use super::shared::Shared;
use super::stages::Stage;
use super::state::polling::{Looker, PollId, Polls};
use super::state::sender::Sender;
use super::state::slots::Slots;
use super::state::transaction::{Operation, Transaction};
use crate::kernel::arena::Id;

/// The polling loops.
pub struct Polling {
    pub(super) polls: Polls,
}

impl Polling {
    /// A loop of each of the sending host instances on each MessageBox that keeps messages.
    pub(super) fn new(sending: &Sending, database: &Database, slots: &mut Slots) -> Self {
        let mut polls = Polls::default();
        for sender in sending.senders.ids() {
            for &messagebox in &database.storing {
                polls.add(sender, messagebox, slots);
            }
        }
        Self { polls }
    }

    /// All loops look at once.
    pub(super) fn start(&self, shared: &mut Shared) {
        self.polls.start(&mut shared.course.timers);
    }

    /// Looks for messages, unless the host instance holds as many batches as it may.
    pub(super) fn look(
        &mut self,
        id: PollId,
        sending: &Sending,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let poll = &mut self.polls[id];
        let sender = poll.sender;
        let inbox = &sending.senders[sender].inbox;
        if inbox.open_batches() >= shared.limits.open_batches {
            poll.blocked = true;
            return;
        }
        let dequeue = Transaction::new(
            Operation::Dequeue(Looker { poll: id, sender }),
            poll.messagebox,
        );
        database.transact(dequeue, shared);
    }

    /// The dequeue of a polling loop is committed. What it took is read, and the loop looks for
    /// more. A loop that finds nothing pauses, longer each time.
    pub(super) fn dequeued(
        &mut self,
        looker: Looker,
        transaction: Transaction,
        sending: &mut Sending,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let poll = &mut self.polls[looker.poll];
        if transaction.count == 0 {
            let p = &shared.parameters;
            let longer = (poll.pause_ms * p.poll_growth).max(p.poll_first_ms);
            poll.pause_ms = longer.min(shared.limits.max_receive_interval_ms);
            return shared
                .course
                .timers
                .schedule(poll.slot, now + poll.pause_ms);
        }
        poll.pause_ms = 0.0;
        sending.senders[looker.sender].inbox.loading += 1;
        let load = Transaction {
            operation: Operation::Load(looker),
            ..transaction
        };
        shared.pass_batch(load.head, Stage::Dequeue);
        database.transact(load, shared);
        self.look(looker.poll, sending, database, shared);
    }

    /// A batch is read: it waits for the dispatcher.
    pub(super) fn loaded(
        sender: Id<Sender>,
        transaction: Transaction,
        sending: &mut Sending,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let Sender {
            inbox, held_back, ..
        } = &mut sending.senders[sender];
        let held_back_ms = held_back.total_ms(now);
        inbox.loading -= 1;
        inbox.add_batch(transaction.count);
        let mut message = transaction.head;
        while let Some(id) = message {
            shared.pass(id, Stage::Dequeue);
            let state = &mut shared.messages[id];
            state.held_back_ms = held_back_ms;
            message = state.next;
            inbox.messages.push(id);
        }
        sending.dispatch(sender, shared);
    }
}
