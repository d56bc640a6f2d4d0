//! How a sending host instance gets its messages: look, take a batch, read it, look again. Looks
//! that find nothing are calculated, not simulated.

use super::database::Database;
use super::sending::Sending;
use super::shared::Shared;
use super::stages::Stage;
use super::state::database::MessageBox;
use super::state::polling::{Looker, Poll, PollId, Rest, Stand};
use super::state::sender::Sender;
use super::state::slots::{Owner, Slots};
use super::state::transaction::{Operation, Transaction};
use crate::kernel::arena::Id;

impl Database {
    /// Gives each of the sending host instances a loop on each MessageBox that keeps messages; all
    /// look at once.
    pub(super) fn add_polls(&mut self, sending: &Sending, slots: &mut Slots) {
        for sender in sending.senders.ids() {
            for &messagebox in &self.storing {
                let poll = self.polls.add(|id| Poll {
                    slot: slots.take(Owner::Poll(id)),
                    sender,
                    messagebox,
                    stand: Stand::Rests,
                    rest: Rest::default(),
                });
                self.boxes[messagebox].polls.push(poll);
            }
        }
        for &messagebox in &self.storing {
            let server = self.boxes[messagebox].server;
            let beside = self.storing.iter().map(|&other| &self.boxes[other]);
            let loops_on_server = beside
                .filter(|other| other.server == server)
                .map(|other| other.polls.len())
                .sum();
            let MessageBox { polls, pauses, .. } = &mut self.boxes[messagebox];
            let processors = self.servers[server].processors;
            pauses.share(polls.len(), loops_on_server, processors);
        }
    }

    /// Messages wait: of the loops that rest, the one whose look comes first is to look.
    pub(super) fn await_look(&mut self, messagebox: Id<MessageBox>, shared: &mut Shared) {
        let MessageBox {
            application_queue,
            awaited,
            polls,
            pauses,
            server,
            ..
        } = &mut self.boxes[messagebox];
        if application_queue.is_empty() || awaited.is_some() {
            return;
        }
        let now = shared.course.now_ms();
        let mut first = f64::INFINITY;
        let mut looks = 0.0;
        for &id in polls.iter() {
            let Poll { stand, rest, .. } = &mut self.polls[id];
            if *stand == Stand::Rests {
                looks += rest.go_on(now, pauses);
                if rest.looks_ms < first {
                    first = rest.looks_ms;
                    *awaited = Some(id);
                }
            }
        }
        self.servers[*server].unqueued_cpu_ms += looks * pauses.look_ms;
        if let Some(id) = *awaited {
            shared.course.timers.schedule(self.polls[id].slot, first);
        }
    }

    /// No message waits any more: nobody is to look.
    pub(super) fn await_nothing(&mut self, messagebox: Id<MessageBox>, shared: &mut Shared) {
        if let Some(id) = self.boxes[messagebox].awaited.take() {
            shared.course.timers.cancel(self.polls[id].slot);
        }
    }

    /// Charges the servers with all looks that have found nothing so far.
    pub(super) fn charge_looks(&mut self, now: f64) {
        for poll in self.polls.iter_mut() {
            if poll.stand == Stand::Rests {
                let MessageBox { pauses, server, .. } = &self.boxes[poll.messagebox];
                let looks = poll.rest.go_on(now, pauses);
                self.servers[*server].unqueued_cpu_ms += looks * pauses.look_ms;
            }
        }
    }

    /// A loop looks for messages, unless its host instance holds as many batches as it may.
    pub(super) fn look(&mut self, id: PollId, sending: &Sending, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let Poll {
            sender, messagebox, ..
        } = self.polls[id];
        let place = &mut self.boxes[messagebox];
        if place.awaited == Some(id) {
            place.awaited = None;
        }
        let poll = &mut self.polls[id];
        poll.rest.looks_ms = now;
        let is_full = sending.senders[sender].inbox.open_batches() >= shared.limits.open_batches;
        if is_full {
            poll.stand = Stand::Blocked;
        } else if place.application_queue.is_empty() {
            poll.stand = Stand::Rests;
            poll.rest.look_in_vain(&place.pauses);
            self.servers[place.server].unqueued_cpu_ms += place.pauses.look_ms;
        } else {
            poll.stand = Stand::Looks;
            let looker = Looker { poll: id, sender };
            let dequeue = Transaction::new(Operation::Dequeue(looker), messagebox);
            self.transact(dequeue, shared);
        }
        self.await_look(messagebox, shared);
    }

    /// The dequeue of a loop is committed. What it took is read, and the loop looks for more. If
    /// another took all of it before, the loop pauses, longer each time.
    pub(super) fn dequeued(
        &mut self,
        looker: Looker,
        transaction: Transaction,
        sending: &mut Sending,
        shared: &mut Shared,
    ) {
        let Poll { stand, rest, .. } = &mut self.polls[looker.poll];
        if transaction.count == 0 {
            *stand = Stand::Rests;
            rest.look_in_vain(&self.boxes[transaction.messagebox].pauses);
            return self.await_look(transaction.messagebox, shared);
        }
        rest.end();
        sending.senders[looker.sender].inbox.loading += 1;
        let load = Transaction {
            operation: Operation::Load(looker),
            ..transaction
        };
        shared.pass_batch(load.head, Stage::Dequeue);
        self.transact(load, shared);
        self.look(looker.poll, sending, shared);
    }

    /// A batch of a host instance is finished: a loop that waited for its place looks again.
    pub(super) fn unblock(&mut self, sender: Id<Sender>, shared: &mut Shared) {
        let waits = |poll: &&mut Poll| poll.sender == sender && poll.stand == Stand::Blocked;
        if let Some(poll) = self.polls.iter_mut().find(waits) {
            poll.stand = Stand::Looks;
            let now = shared.course.now_ms();
            shared.course.timers.schedule(poll.slot, now);
        }
    }
}

impl Sending {
    /// A batch is read: it waits for the dispatcher.
    pub(super) fn loaded(
        &mut self,
        sender: Id<Sender>,
        transaction: Transaction,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let Sender {
            inbox, held_back, ..
        } = &mut self.senders[sender];
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
        self.dispatch(sender, shared);
    }
}
