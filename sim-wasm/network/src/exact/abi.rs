//! What the C functions `mva` and `bounds` answer.
//!
//! Both read the document of a system, or `{"system": …, "mostUsers": …}` where a curve is to go on
//! to as many users.

use super::answer::{BoundsAnswer, MeanValues};
use super::{mean_values, system_bounds};
use crate::refusal::Refusal;
use crate::system::check;
use crate::system::model::System;
use messagebox_sim::kernel::convert::Whole;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Asked {
    system: Value,
    most_users: Option<f64>,
}

/// Mean values, or everything that is wrong with the input.
pub fn mva(input: &[u8]) -> Result<MeanValues, Vec<Refusal>> {
    let (system, most_users) = asked(input)?;
    mean_values(&system, most_users).map_err(|one| vec![one])
}

/// Bounds, or everything that is wrong with the input.
pub fn bounds(input: &[u8]) -> Result<BoundsAnswer, Vec<Refusal>> {
    let (system, _) = asked(input)?;
    system_bounds(&system).map_err(|one| vec![one])
}

fn asked(input: &[u8]) -> Result<(System, Option<u32>), Vec<Refusal>> {
    let Ok(asked) = serde_json::from_slice::<Asked>(input) else {
        return Ok((check::system(input)?, None));
    };
    let most_users = asked.most_users;
    if let Some(most) = most_users.filter(|most| *most < 1.0) {
        let accepted = "1 or more";
        return Err(vec![Refusal::new("mostUsers", most, accepted)]);
    }
    let system = check::system(asked.system.to_string().as_bytes())?;
    Ok((system, most_users.map(u32::floored)))
}
