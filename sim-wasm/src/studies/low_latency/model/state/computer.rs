//! The BizTalk computers and the work on their processors.

use super::message::MessageId;
use super::receiver::Receiver;
use super::roster::Place;
use super::sender::Sender;
use crate::kernel::arena::Id;
use crate::kernel::station::Station;

/// A BizTalk computer.
pub struct Machine {
    pub place: Place,
    /// The host instances on it.
    pub receiver: Option<Id<Receiver>>,
    pub sender: Option<Id<Sender>>,
    pub station: Station<Job>,
    /// Processor time of work that does not queue, ms.
    pub unqueued_cpu_ms: f64,
}

/// Work on the processors of a BizTalk computer: for a message of the receiving host instance on it
/// or of the sending one. It names no host instance, so that it takes no more than two
/// words: as three it would cost a run a hundredth of its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    Parse(MessageId),
    Send(MessageId),
    Reply(MessageId),
}
