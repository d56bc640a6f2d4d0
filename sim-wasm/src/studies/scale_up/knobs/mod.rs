//! The knobs of the scale-up study. Their order is the order of the values in a scenario.

mod application;
mod database;
mod hosts;
mod load;

use crate::scenario::knob::Knob;
use crate::scenario::values::KnobId;

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    Application,
    ReceiveHosts,
    ProcessHosts,
    SendHosts,
    WorkerMessageBoxes,
    MasterProcessors,
    WorkerProcessors,
    LatencyMs,
    LatencySteps,
    ThreadsPerHost,
    MessagesUnderWay,
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    application::APPLICATION,
    hosts::RECEIVE_HOSTS,
    hosts::PROCESS_HOSTS,
    hosts::SEND_HOSTS,
    database::WORKER_MESSAGE_BOXES,
    database::MASTER_PROCESSORS,
    database::WORKER_PROCESSORS,
    application::LATENCY_MS,
    application::LATENCY_STEPS,
    hosts::THREADS_PER_HOST,
    load::MESSAGES_UNDER_WAY,
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }
}
