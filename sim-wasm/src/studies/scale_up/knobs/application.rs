//! The two applications.

use crate::scenario::idle::{Idle, at_least, one_of};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{Choice, INTEGER, Kind, Knob, Role};

pub(super) const APPLICATION: Knob = Knob {
    id: "application",
    label: "Application",
    group: "application",
    role: Role::Load,
    kind: Kind::Choice,
    max: 1.0,
    default: 1.0,
    description: "Simple App only receives and sends. Latency App also waits, as the customer's application would for its partners.",
    mechanism: "Sets the dispatcher time of an orchestration, its transactions, and whether it waits.",
    source: "Application software: the two applications",
    choices: &[
        Choice {
            id: "simple",
            label: "Simple App",
            value: 0.0,
        },
        Choice {
            id: "latency",
            label: "Latency App",
            value: 1.0,
        },
    ],
    ..INTEGER
};

pub(super) const LATENCY_MS: Knob = Knob {
    id: "latencyMs",
    label: "Latency per step",
    unit: "ms",
    group: "application",
    role: Role::Load,
    max: 2_000.0,
    default: 50.0,
    default_origin: Assumed,
    description: "How long each step of the Latency App sleeps in place of a partner's work. Has no effect on the Simple App.",
    mechanism: "A constant time in which the orchestration keeps its thread and uses no processor.",
    idle: &[Idle {
        unless: &[one_of("application", &[1.0])],
        because: "the Simple App does not wait",
    }],
    source: "The Latency Application; the configured times are not printed",
    ..INTEGER
};

pub(super) const LATENCY_STEPS: Knob = Knob {
    id: "latencySteps",
    label: "Steps that wait",
    unit: "steps",
    group: "application",
    role: Role::Load,
    min: 1.0,
    max: 20.0,
    default: 4.0,
    default_origin: Assumed,
    description: "Steps of the Latency App that sleep.",
    mechanism: "Multiplies the latency per step.",
    idle: &[
        Idle {
            unless: &[one_of("application", &[1.0])],
            because: "the Simple App does not wait",
        },
        Idle {
            unless: &[at_least("latencyMs", 1.0)],
            because: "a step takes no time",
        },
    ],
    source: "The Latency Application; the steps of Figure 3 cannot be counted in the text",
    ..INTEGER
};
