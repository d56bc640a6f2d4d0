//! The knobs of each study, and what most of them have in common.

pub mod adapters;
pub mod capacity;
pub mod low_latency;
pub mod scale_up;
pub mod worker_threads;

use super::knob::DefaultOrigin::Documented;
use super::knob::{Choice, Kind, Knob};

/// A whole-number knob with the fields most knobs share; the rest is set by struct update.
pub(crate) const INTEGER: Knob = Knob {
    id: "",
    label: "",
    unit: "",
    group: "",
    advanced: false,
    kind: Kind::Integer,
    min: 0.0,
    max: 0.0,
    log_scale: false,
    default: 0.0,
    default_origin: Documented,
    description: "",
    mechanism: "",
    idle: &[],
    acts_when: "",
    beyond: "",
    source: "",
    choices: &[],
};

/// A knob that is off or on.
pub(crate) const SWITCH: Knob = Knob {
    kind: Kind::Switch,
    max: 1.0,
    choices: &[
        Choice {
            id: "off",
            label: "Off",
            value: 0.0,
        },
        Choice {
            id: "on",
            label: "On",
            value: 1.0,
        },
    ],
    ..INTEGER
};
