//! What a knob is: the one declaration that forms, links, validation and documentation derive from.

use super::idle::Idle;
use serde::Serialize;

/// How a value is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A whole number between `min` and `max`.
    Integer,
    /// One of `choices`.
    Choice,
    /// Off (0) or on (1).
    Switch,
    /// Any subset of `choices`, stored as the sum of their values.
    Set,
}

/// Whether the value used where the study prints none is printed by the product's documentation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum DefaultOrigin {
    /// Printed in the study or in the product's documentation.
    Documented,
    /// Not printed anywhere we know; our assumption.
    Assumed,
}

/// How a slider moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// By difference.
    Linear,
    /// By ratio.
    Log,
}

/// What changing a knob would mean outside the simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Somebody who runs the system could change it.
    Lever,
    /// What is asked of the system: users, rates, sizes, the work of a message.
    Load,
    /// What the model assumes and nobody can set.
    Assumption,
    /// How the test was made.
    Harness,
}

impl Role {
    fn is_lever(&self) -> bool {
        *self == Role::Lever
    }
}

/// One named option of a choice or a set.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Choice {
    /// Name used in links.
    pub id: &'static str,
    /// Name shown to the reader.
    pub label: &'static str,
    /// Number that stands for it in a scenario.
    pub value: f64,
}

/// A declared knob.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Knob {
    /// Key in links and files.
    pub id: &'static str,
    /// Accessible name of its control.
    pub label: &'static str,
    /// Unit shown beside the value; empty for a pure count.
    pub unit: &'static str,
    /// What it is in plain words, where the label is a name of the product; empty for other knobs.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub plain: &'static str,
    /// Heading it stands under.
    pub group: &'static str,
    /// What changing it would mean outside the simulation; most are levers.
    #[serde(skip_serializing_if = "Role::is_lever")]
    pub role: Role,
    /// Hidden until the reader opens the advanced part.
    pub advanced: bool,
    /// How a value is chosen.
    pub kind: Kind,
    /// Smallest accepted value.
    pub min: f64,
    /// Largest accepted value.
    pub max: f64,
    /// Distance of accepted values.
    pub step: f64,
    /// How its slider moves.
    pub scale: Scale,
    /// Value used where the study prints none.
    pub default: f64,
    /// Where the default comes from.
    pub default_origin: DefaultOrigin,
    /// What the setting is.
    pub description: &'static str,
    /// What it does in the simulation.
    pub mechanism: &'static str,
    /// When it does nothing.
    pub idle: &'static [Idle],
    /// A ceiling that is seldom reached: when it acts; empty for other knobs.
    pub acts_when: &'static str,
    /// What is assumed beyond the values that were measured, where a reader would not expect it.
    pub beyond: &'static str,
    /// Where the study documents it.
    pub source: &'static str,
    /// Options of a choice or a set.
    pub choices: &'static [Choice],
    /// Options of a set in the order in which a plain count adds them.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub added_in_order: &'static [&'static str],
}

impl Knob {
    /// Whether `value` may stand in a scenario.
    pub fn accepts(&self, value: f64) -> bool {
        value.is_finite()
            && value >= self.min
            && value <= self.max
            && value == libm::floor(value)
            && (self.kind != Kind::Choice || self.choices.iter().any(|c| c.value == value))
    }
}

/// A whole-number knob with the fields most knobs share; the rest is set by struct update.
pub(crate) const INTEGER: Knob = Knob {
    id: "",
    label: "",
    unit: "",
    plain: "",
    group: "",
    role: Role::Lever,
    advanced: false,
    kind: Kind::Integer,
    min: 0.0,
    max: 0.0,
    step: 1.0,
    scale: Scale::Linear,
    default: 0.0,
    default_origin: DefaultOrigin::Documented,
    description: "",
    mechanism: "",
    idle: &[],
    acts_when: "",
    beyond: "",
    source: "",
    choices: &[],
    added_in_order: &[],
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
