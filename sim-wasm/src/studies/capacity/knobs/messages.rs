//! What happens to a message.

use crate::scenario::knob::{Knob, Role, SWITCH};

pub(super) const ORCHESTRATION: Knob = Knob {
    id: "orchestration",
    label: "Orchestration",
    group: "messages",
    role: Role::Load,
    default: 1.0,
    description: "Whether an orchestration stands between receiving and sending.",
    mechanism: "With it a message makes two spool rows, and a second host takes part; without it the send port subscribes to what is received.",
    source: "Section on the test scenario: one receive and one send shape",
    ..SWITCH
};
