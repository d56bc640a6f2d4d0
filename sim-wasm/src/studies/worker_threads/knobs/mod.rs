//! The knobs of the worker-threads study. Their order is the order of the values in a scenario.

mod hosts;
mod load;
mod sql;
mod threads;
mod throttling;
mod work;

use crate::scenario::knob::Knob;
use crate::scenario::rule::Rule;
use crate::scenario::values::KnobId;

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    MaxWorkerThreads,
    ThreadsPerCpu,
    ConnectionsPerCpu,
    OrchestrationHosts,
    ReceiveHosts,
    SendHosts,
    ProcessorsPerHost,
    MessagingThreads,
    SqlProcessors,
    SqlWorkers,
    HotLocks,
    BurstMessages,
    BurstMinutes,
    PeriodMinutes,
    SteadyPerSecond,
    TransactionsPerOrchestration,
    ClientRoundTripMs,
    ReplySeconds,
    RunMinutes,
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    threads::MAX_WORKER_THREADS,
    threads::THREADS_PER_CPU,
    throttling::CONNECTIONS_PER_CPU,
    hosts::ORCHESTRATION_HOSTS,
    hosts::RECEIVE_HOSTS,
    hosts::SEND_HOSTS,
    hosts::PROCESSORS_PER_HOST,
    threads::MESSAGING_THREADS,
    sql::SQL_PROCESSORS,
    sql::SQL_WORKERS,
    sql::HOT_LOCKS,
    load::BURST_MESSAGES,
    load::BURST_MINUTES,
    load::PERIOD_MINUTES,
    load::STEADY_PER_SECOND,
    work::TRANSACTIONS_PER_ORCHESTRATION,
    work::CLIENT_ROUND_TRIP_MS,
    work::REPLY_SECONDS,
    load::RUN_MINUTES,
];

/// What scenarios of this study keep: the messages of a burst that outlasts its period would be lost.
pub static RULES: &[Rule] = &[Rule::AtMost {
    knob: "burstMinutes",
    limit: "periodMinutes",
    meaning: "from one burst to the next",
    accepted: "at most the time between bursts",
}];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;
    const RULES: &'static [Rule] = RULES;

    fn index(self) -> usize {
        self as usize
    }
}
