//! What an orchestration does.

use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Role, Scale};

pub(super) const TRANSACTIONS_PER_ORCHESTRATION: Knob = Knob {
    id: "transactionsPerOrchestration",
    label: "Transactions per orchestration",
    unit: "transactions",
    group: "work",
    role: Role::Load,
    min: 2.0,
    max: 40.0,
    default: 8.0,
    default_origin: Assumed,
    description: "Transactions on the MessageBox from the activation of an orchestration to its end.",
    mechanism: "Some of them come before the orchestration waits for its reply, most after it; the last one publishes.",
    source: "Not printed; the scale-up study counts 7.6 per orchestration",
    ..INTEGER
};

pub(super) const CLIENT_ROUND_TRIP_MS: Knob = Knob {
    id: "clientRoundTripMs",
    label: "Client round trip under the lock",
    unit: "ms",
    group: "work",
    role: Role::Assumption,
    advanced: true,
    min: 1.0,
    max: 1000.0,
    scale: Scale::Log,
    default: 62.0,
    default_origin: Assumed,
    description: "Mean time between the two halves of a transaction, while the host instance has the word.",
    mechanism: "The session keeps its lock and gives its worker back; to go on it needs a worker again.",
    source: "Not printed; chosen with the calibrated parameters so that the published counts come out",
    ..INTEGER
};

pub(super) const REPLY_SECONDS: Knob = Knob {
    id: "replySeconds",
    label: "Wait for the correlated message",
    unit: "s",
    group: "work",
    role: Role::Load,
    max: 600.0,
    default: 120.0,
    default_origin: Assumed,
    description: "From the first half of an orchestration to the message that it waits for.",
    mechanism: "A constant delay without a thread. An orchestration that waits in a host instance that ends meanwhile begins again.",
    source: "Correlation with a delay; its length is not printed, and is chosen with the calibrated parameters so that the published counts come out",
    ..INTEGER
};
