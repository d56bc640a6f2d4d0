//! How finished sends go back to the engine: gathered, then stored and deleted in one transaction.

use super::database::Database;
use super::sending::Sending;
use super::shared::Shared;
use super::stages::Stage;
use super::state::limits::{TRACK_REQUEST_SENT, TRACK_RESPONSE_SENT};
use super::state::message::{Batch, Message, MessageId};
use super::state::sender::Sender;
use super::state::transaction::{Bodies, Operation, Transaction, TransactionId};
use crate::kernel::arena::Id;
use crate::kernel::gate::Grant;

impl Sending {
    /// A send is finished; its `actions` join the batch that goes back to the engine together.
    pub(super) fn complete(
        &mut self,
        id: Id<Sender>,
        message: MessageId,
        actions: u32,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let sender = &mut self.senders[id];
        sender.inflight -= 1;
        sender.inflight_average.add(now, -1.0);
        let completion = &mut sender.completion;
        completion.batch.push(message, &mut shared.messages);
        completion.actions += actions;
        if completion.actions >= shared.limits.complete_size {
            self.flush_completions(id, database, shared);
        } else if completion.batch.count() == 1 {
            let due = now + shared.parameters.batch_timeout_ms;
            shared.course.timers.schedule(completion.slot, due);
        }
        self.dispatch(id, shared);
    }

    /// Publishes the responses of a completion batch and deletes its messages.
    pub(super) fn flush_completions(
        &mut self,
        id: Id<Sender>,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let completion = &mut self.senders[id].completion;
        let batch = core::mem::take(&mut completion.batch);
        if batch.count() == 0 {
            return;
        }
        completion.actions = 0;
        shared.course.timers.cancel(completion.slot);
        let mut bodies = Bodies::default();
        let mut responses = Batch::default();
        let mut roundtrips = 0;
        let mut message = batch.head();
        while let Some(done) = message {
            let Message { next, finished, .. } = shared.messages[done];
            let point = if finished {
                TRACK_RESPONSE_SENT
            } else {
                TRACK_REQUEST_SENT
            };
            bodies.add(shared.limits.tracking & point != 0);
            if finished {
                roundtrips += 1;
                shared.messages.remove(done);
            } else {
                shared.pass(done, Stage::CompletionBatchWait);
                responses.push(done, &mut shared.messages);
            }
            message = next;
        }
        let transaction = Transaction {
            bodies,
            count: responses.count(),
            head: responses.head(),
            deletes: batch.count(),
            roundtrips,
            storing: responses.head(),
            ..Transaction::new(Operation::Complete(id), database.place())
        };
        self.run_on_thread(id, transaction, database, shared);
    }

    /// Runs a transaction on one of the host instance's threads, when one is free.
    fn run_on_thread(
        &mut self,
        sender: Id<Sender>,
        transaction: Transaction,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let Some(id) = database.enlist(transaction, shared) else {
            return;
        };
        let threads = &mut self.senders[sender].completion.threads;
        match threads.acquire(now, id) {
            Grant::Granted => begin_on_thread(id, database, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
        }
    }

    /// The transaction of a completion batch is committed: its responses become visible.
    pub(super) fn completed(
        &mut self,
        sender: Id<Sender>,
        transaction: Transaction,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        database.log.write(now);
        let deleted = -f64::from(transaction.deletes);
        shared.observations.application_queue.add(now, deleted);
        let threads = &mut self.senders[sender].completion.threads;
        if let Some(next) = threads.release(now) {
            begin_on_thread(next, database, shared);
        }
    }
}

fn begin_on_thread(id: TransactionId, database: &mut Database, shared: &mut Shared) {
    let head = database.transactions[id].head;
    shared.pass_batch(head, Stage::CompletionThreadWait);
    database.begin(id, shared);
}
