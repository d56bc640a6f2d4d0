//! What is saved of the messages.

use crate::scenario::knob::{Choice, INTEGER, Kind, Knob, SWITCH};

pub(super) const TRACKING: Knob = Knob {
    id: "tracking",
    label: "Body tracking points",
    unit: "points",
    group: "tracking",
    kind: Kind::Set,
    max: 15.0,
    default: 0.0,
    description: "Where message bodies are saved: on receipt and on sending, of the request and of the response.",
    mechanism: "Every tracked body is one more write in a MessageBox transaction: processor work, a longer lock hold, time in the dispatcher on sending, and on receipt of the request a later answer to the user.",
    source: "Section on tracking; software tables, row Msg Body Tracking; note to Table 58",
    choices: &[
        Choice {
            id: "requestReceive",
            label: "Request received",
            value: 1.0,
        },
        Choice {
            id: "requestSend",
            label: "Request sent",
            value: 2.0,
        },
        Choice {
            id: "responseReceive",
            label: "Response received",
            value: 4.0,
        },
        Choice {
            id: "responseSend",
            label: "Response sent",
            value: 8.0,
        },
    ],
    // The study's note to Table 58.
    added_in_order: &[
        "requestSend",
        "responseSend",
        "requestReceive",
        "responseReceive",
    ],
    ..INTEGER
};

pub(super) const GLOBAL_TRACKING: Knob = Knob {
    id: "globalTracking",
    label: "Global tracking",
    group: "tracking",
    advanced: true,
    default: 1.0,
    description: "Whether events of messages are recorded and moved to the tracking database.",
    mechanism: "Every stored message carries one more record, as costly as a tracked body; tracking hosts and the tracking database have work with every roundtrip.",
    source: "Note to Table 78, configuration C",
    ..SWITCH
};
