//! One declaration per parameter: the field, its value and what a reader must know about it.

use crate::kernel::convert::Real;
use crate::scenario::Refusal;
use serde::{Serialize, Serializer};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Origin {
    /// Printed in the study.
    Documented,
    /// Fitted to the published results of all configurations together, from a start.
    Calibrated { start: f64 },
    /// Neither printed nor fitted; a plausible value.
    Assumed,
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::Documented => "documented",
            Self::Calibrated { .. } => "calibrated",
            Self::Assumed => "assumed",
        })
    }
}

/// What stands in the parameter table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Parameter {
    pub id: &'static str,
    pub value: f64,
    pub unit: &'static str,
    pub origin: Origin,
    pub meaning: &'static str,
}

/// Other values are at most this many times the committed ones, and at least that part of them.
const FARTHEST: f64 = 10.0;

/// The least and the most that other values of a parameter may be.
pub fn limits(&Parameter { value, unit, .. }: &Parameter) -> (f64, f64) {
    let most = value * FARTHEST;
    let most = if unit == "share" { most.min(1.0) } else { most };
    (value / FARTHEST, most)
}

/// Refuses values of a table that are too far from the committed ones for the model to mean anything.
pub(crate) fn check(table: &[Parameter], values: &[f64]) -> Result<(), Refusal> {
    let refuse = |value: f64, accepted: String| {
        Err(Refusal {
            knob: "parameters",
            value,
            accepted,
        })
    };
    if values.len() != table.len() {
        let accepted = format!("{} values in the order of the table", table.len());
        return refuse(values.len().real(), accepted);
    }
    for (parameter, &value) in table.iter().zip(values) {
        let (least, most) = limits(parameter);
        if !(least..=most).contains(&value) {
            let Parameter { id, unit, .. } = parameter;
            return refuse(value, format!("{id} from {least} to {most} {unit}"));
        }
    }
    Ok(())
}

/// Declares a parameter struct and its table from one list.
macro_rules! parameters {
    ($($(#[$group:meta])* $name:ident = $value:expr, $unit:literal, $origin:expr, $meaning:literal;)*) => {
        /// The parameters as plain numbers.
        #[derive(Clone, Debug)]
        pub struct Parameters {
            $(#[doc = $meaning] pub $name: f64,)*
        }

        impl Default for Parameters {
            fn default() -> Self {
                Self { $($name: $value,)* }
            }
        }

        /// The table of all parameters, in the order of [`Parameters::from_slice`].
        pub static TABLE: &[crate::parameters::Parameter] = &[
            $(crate::parameters::Parameter {
                id: stringify!($name),
                unit: $unit,
                origin: {
                    use crate::parameters::Origin::*;
                    $origin
                },
                value: $value,
                meaning: $meaning,
            },)*
        ];

        impl Parameters {
            /// Other values, in table order; `None` when their number differs.
            pub fn from_slice(values: &[f64]) -> Option<Self> {
                let mut values = values.iter().copied();
                let parameters = Self { $($name: values.next()?,)* };
                values.next().is_none().then_some(parameters)
            }

            /// Other values, in table order, or why the model takes none such.
            pub fn near(values: &[f64]) -> Result<Self, crate::scenario::Refusal> {
                crate::parameters::check(TABLE, values)?;
                Ok(Self::from_slice(values).unwrap_or_default())
            }
        }
    };
}

pub(crate) use parameters;
