//! The knobs of the adapter study. Their order is the order of the values in a scenario.

mod adapter;
mod computers;
mod path;
mod protocol;

use crate::scenario::knob::{Choice, Knob};
use crate::scenario::rule::Rule;
use crate::scenario::values::KnobId;
pub use adapter::Adapter;

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    ReceiveAdapter,
    SendAdapter,
    Version,
    SizeKb,
    Orchestration,
    TwoWay,
    Ssl,
    Transactional,
    InOrder,
    ReceiveRemote,
    SendRemote,
    HostInstances,
    MaxConnections,
    QueueTarget,
    FolderTarget,
    ThrottleAt,
    RunMinutes,
}

/// Number of BizTalk Server 2004 SP1 in a scenario.
pub const VERSION_2004_SP1: f64 = 2004.0;
const VERSION_2006: f64 = 2006.0;

const fn choice(id: &'static str, label: &'static str, value: f64) -> Choice {
    Choice { id, label, value }
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    path::RECEIVE_ADAPTER,
    path::SEND_ADAPTER,
    path::VERSION,
    path::SIZE_KB,
    path::ORCHESTRATION,
    path::TWO_WAY,
    path::SSL,
    path::TRANSACTIONAL,
    path::IN_ORDER,
    path::RECEIVE_REMOTE,
    path::SEND_REMOTE,
    computers::HOST_INSTANCES,
    computers::MAX_CONNECTIONS,
    protocol::QUEUE_TARGET,
    protocol::FOLDER_TARGET,
    protocol::THROTTLE_AT,
    protocol::RUN_MINUTES,
];

/// What scenarios of this study keep.
pub static RULES: &[Rule] = &[Rule::Lacks {
    knob: "version",
    value: VERSION_2004_SP1,
    instead: VERSION_2006,
    others: &["receiveAdapter", "sendAdapter"],
    values: adapter::NEW_IN_2006,
    noun: "adapter",
    accepted: "2006, because 2004 SP1 has no POP3 and no SharePoint adapter",
}];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;
    const RULES: &'static [Rule] = RULES;

    fn index(self) -> usize {
        self as usize
    }
}
