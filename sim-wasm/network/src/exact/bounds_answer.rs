//! Bounds of a described system.

use super::answer::{BoundsAnswer, BoundsOf, ClassBoundsOf, LimitKind, LimitOf, RangeOf};
use super::bounds::{Bounds, Range, bounds};
use super::of_system;
use super::overload::refusal;
use crate::refusal::Refusal;
use crate::system::model::System;

pub fn system_bounds(system: &System) -> Result<BoundsAnswer, Refusal> {
    let of_system::OfSystem { network, left_out } = of_system::of(system);
    let found = bounds(&network).map_err(|one| refusal(&network, one))?;
    let classes = network.classes.iter().zip(&found.classes);
    let classes: Vec<ClassBoundsOf> = classes
        .map(|(class, bounds)| ClassBoundsOf {
            name: class.name.clone(),
            asymptotic: of(&bounds.asymptotic, bounds.knee_users),
            balanced: bounds.balanced.map(|one| of(&one, bounds.knee_users)),
        })
        .collect();
    let only = match classes.as_slice() {
        [only] => Some(only),
        _ => None,
    };
    let limit = |place| found.limits.get(place);
    let classes_count = 0..network.classes.len();
    Ok(BoundsAnswer {
        why: (!left_out.is_empty()).then(|| left_out.join(" ")),
        asymptotic: only.map(|one| one.asymptotic),
        balanced: only.and_then(|one| one.balanced),
        bottleneck: found.bottleneck.and_then(limit).map(|one| one.name.clone()),
        limits: found
            .limits
            .iter()
            .map(|limit| LimitOf {
                name: limit.name.clone(),
                kind: match limit.is_pool {
                    true => LimitKind::Pool,
                    false => LimitKind::Station,
                },
                capacity: limit.capacity,
                demands_ms: limit.demands_ms.clone(),
                most_per_second: classes_count
                    .clone()
                    .map(|class| finite(1e3 * limit.most(class)))
                    .collect(),
            })
            .collect(),
        classes,
    })
}

fn of(bounds: &Bounds, knee_users: Option<f64>) -> BoundsOf {
    let per_second = |range: Range| RangeOf {
        low: 1e3 * range.low,
        high: range.high.map(|one| 1e3 * one),
    };
    BoundsOf {
        throughput_per_second: per_second(bounds.throughput),
        response_ms: RangeOf {
            low: bounds.response.low,
            high: bounds.response.high,
        },
        knee_users,
    }
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}
