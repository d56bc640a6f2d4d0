//! How much is under way.

use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Role, Scale};

pub(super) const MESSAGES_UNDER_WAY: Knob = Knob {
    id: "messagesUnderWay",
    label: "Messages under way",
    unit: "messages",
    group: "load",
    role: Role::Load,
    advanced: true,
    min: 1.0,
    max: 10_000.0,
    scale: Scale::Log,
    default: 2_000.0,
    default_origin: Assumed,
    description: "Messages that are on their way from a receive host to a send host at the same time.",
    mechanism: "The load drivers supply the next message for each one that is sent. Many keep every part supplied; few show how long the way takes.",
    source: "Batch process testing: as much load as possible; the number is not printed",
    ..INTEGER
};
