//! How a sending host instance gets its messages: look, take a batch, read it, look again.

use super::stages::Stage;
use super::state::message::NONE;
use super::state::sender::Sender;
use super::state::transaction::{Operation, Transaction};
use super::system::System;

impl System {
    pub(super) fn start_polls(&mut self) {
        for poll in &self.polls {
            self.timers.schedule(poll.slot, 0.0);
        }
    }

    /// Looks for messages, unless the host instance holds as many batches as it may.
    pub(super) fn look(&mut self, index: u16) {
        let poll = &mut self.polls[index as usize];
        if self.senders[poll.host as usize].inbox.open_batches() >= self.limits.open_batches {
            poll.blocked = true;
            return;
        }
        let messagebox = poll.messagebox;
        self.transact(Transaction {
            operation: Operation::Dequeue,
            host: index,
            messagebox,
            tracked: 0,
            count: 0,
            head: NONE,
            storing: NONE,
        });
    }

    /// A dequeue is committed; its `host` is the polling loop. A loop that
    /// finds nothing pauses, longer each time.
    pub(super) fn dequeued(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let index = transaction.host;
        let poll = &mut self.polls[index as usize];
        if transaction.count == 0 {
            let p = &self.parameters;
            let longer = (poll.pause_ms * p.poll_growth).max(p.poll_first_ms);
            poll.pause_ms = longer.min(self.limits.max_receive_interval_ms);
            return self.timers.schedule(poll.slot, now + poll.pause_ms);
        }
        poll.pause_ms = 0.0;
        let host = poll.host;
        let mut message = transaction.head;
        while message != NONE {
            self.messages[message].host = host;
            message = self.messages[message].next;
        }
        self.senders[host as usize].inbox.loading += 1;
        let operation = Operation::Load;
        let load = Transaction {
            operation,
            ..transaction
        };
        if let Some(id) = self.enlist(load) {
            self.loading.enter(now, id, &mut self.timers);
        }
    }

    /// The messages of a dequeued batch can be read, and the loop looks for more.
    pub(super) fn load(&mut self) {
        if let Some(id) = self.loading.leave(&mut self.timers) {
            let Transaction {
                host: index, head, ..
            } = self.transactions[id];
            self.pass_batch(head, Stage::Dequeue);
            self.begin(id);
            self.look(index);
        }
    }

    /// A batch is read: it waits for the dispatcher.
    pub(super) fn loaded(&mut self, transaction: Transaction) {
        let host = self.polls[transaction.host as usize].host;
        let now = self.timers.now();
        let Sender {
            inbox, held_back, ..
        } = &mut self.senders[host as usize];
        let held_back_ms = held_back.total_ms(now);
        inbox.loading -= 1;
        inbox.add_batch(transaction.count);
        let mut message = transaction.head;
        while message != NONE {
            self.pass(message, Stage::Dequeue);
            self.messages[message].held_back_ms = held_back_ms;
            let next = self.messages[message].next;
            self.senders[host as usize].inbox.messages.push(message);
            message = next;
        }
        self.dispatch(host);
    }

    /// A batch is finished: a polling loop that waited for its place may look again.
    pub(super) fn unblock_polls(&mut self, host: u16) {
        let now = self.timers.now();
        for poll in &mut self.polls {
            if poll.host == host && poll.blocked {
                poll.blocked = false;
                self.timers.schedule(poll.slot, now);
                return;
            }
        }
    }
}
