//! The BizTalk computers and the work on their processors.

use super::roster::Place;
use crate::kernel::station::Station;

/// A BizTalk computer.
pub struct Machine {
    pub place: Place,
    /// The sending host instance on it.
    pub sender: Option<u16>,
    pub station: Station,
    /// Processor work against its equals.
    pub cpu_factor: f64,
}

/// Work on the processors of a BizTalk computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    Parse,
    Send,
    Reply,
    Track,
}

impl Job {
    const ALL: [Self; 4] = [Self::Parse, Self::Send, Self::Reply, Self::Track];
    /// Bits of a job number that hold the message.
    const MESSAGE_BITS: u32 = 20;

    pub fn number(self, message: u32) -> u32 {
        (self as u32) << Self::MESSAGE_BITS | (message & ((1 << Self::MESSAGE_BITS) - 1))
    }

    pub fn of(number: u32) -> (Self, u32) {
        let kind = Self::ALL[(number >> Self::MESSAGE_BITS) as usize & 3];
        (kind, number & ((1 << Self::MESSAGE_BITS) - 1))
    }
}
