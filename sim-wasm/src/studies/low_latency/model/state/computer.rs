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
    /// The sending host instance on it.
    pub sender: Option<Id<Sender>>,
    pub station: Station<Job>,
    /// Processor work against its equals.
    pub cpu_factor: f64,
}

/// Work on the processors of a BizTalk computer: for a message of a host instance, or for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    Parse(Id<Receiver>, MessageId),
    Send(Id<Sender>, MessageId),
    Reply(Id<Sender>, MessageId),
    Track,
}
