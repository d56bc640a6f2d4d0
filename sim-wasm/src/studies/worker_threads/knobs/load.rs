//! The bursts, and how long the run is.

use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Role};

pub(super) const BURST_MESSAGES: Knob = Knob {
    id: "burstMessages",
    label: "Messages per burst",
    unit: "messages",
    group: "load",
    role: Role::Load,
    max: 30_000.0,
    default: 9_150.0,
    default_origin: Assumed,
    description: "Messages that each burst puts into the receive queue, beyond the steady trickle.",
    mechanism: "Evenly spread over the burst, at random instants.",
    source: "About 59,000 messages in all; how they divide is not printed",
    ..INTEGER
};

pub(super) const BURST_MINUTES: Knob = Knob {
    id: "burstMinutes",
    label: "Length of a burst",
    unit: "min",
    group: "load",
    role: Role::Load,
    min: 1.0,
    max: 60.0,
    default: 1.0,
    description: "How long each burst lasts, at most until the next one. One as long as the time between bursts never ends.",
    mechanism: "The messages of a burst are spread over this time.",
    source: "The testing: one minute out of every ten",
    ..INTEGER
};

pub(super) const PERIOD_MINUTES: Knob = Knob {
    id: "periodMinutes",
    label: "Time between bursts",
    unit: "min",
    group: "load",
    role: Role::Load,
    min: 1.0,
    max: 120.0,
    default: 10.0,
    description: "From the start of one burst to the start of the next; the first one starts the run.",
    mechanism: "Burst and trickle alternate.",
    idle: &[Idle {
        unless: &[Is::Within {
            knob: "periodMinutes",
            limit: "runMinutes",
            times: 1.0,
        }],
        because: "the run ends before the second burst",
    }],
    source: "The testing: one minute out of every ten",
    ..INTEGER
};

pub(super) const STEADY_PER_SECOND: Knob = Knob {
    id: "steadyPerSecond",
    label: "Load between bursts",
    unit: "messages/s",
    group: "load",
    role: Role::Load,
    max: 100.0,
    default: 1.0,
    default_origin: Assumed,
    description: "Messages per second that go into the receive queue all the time.",
    mechanism: "Arrivals at random instants.",
    source: "A low load between the bursts; its rate is not printed",
    ..INTEGER
};

pub(super) const RUN_MINUTES: Knob = Knob {
    id: "runMinutes",
    label: "Length of the run",
    unit: "min",
    group: "load",
    role: Role::Harness,
    min: 10.0,
    max: 240.0,
    default: 60.0,
    default_origin: Assumed,
    description: "How long the load test runs.",
    mechanism: "What is not done by then does not count.",
    source: "Not printed; a restart at 26 minutes and bursts every ten bound it from below",
    ..INTEGER
};
