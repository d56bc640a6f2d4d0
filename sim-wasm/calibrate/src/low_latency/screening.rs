//! What each parameter does when all others may lie elsewhere too (elementary effects after
//! Morris), and its part of the variance that all of them make together (after Sobol).

use super::bases::{Base, RANGE};
use super::elementary::{effects, moments};
use super::evaluate::{SEED, evaluate};
use super::report::{ElementaryEffect, Screened, Screening};
use super::target::{HEADLINES, Target, headline};
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::TABLE;

/// Points from which every parameter is moved alone.
const BASES: usize = 6;

/// Moves every parameter alone from several points at which all of them lie elsewhere.
pub fn screening(targets: &[Target]) -> Screening {
    let mut random = Stream::new(u64::from(SEED), 0);
    let bases: Vec<Base> = (0..BASES).map(|_| Base::draw(&mut random)).collect();
    let targets: Vec<&Target> = targets.iter().collect();
    let results: Vec<Vec<Vec<Vec<f64>>>> = bases
        .iter()
        .enumerate()
        .map(|(index, base)| {
            eprintln!("point {} of {BASES}", index + 1);
            evaluate(&targets, &base.sets())
        })
        .collect();
    let of_quantities: Vec<(&'static str, Vec<ElementaryEffect>)> = HEADLINES
        .iter()
        .map(|&(name, column)| {
            let moments: Vec<_> = differences(&targets, column, &results)
                .iter()
                .map(|moved| moments(&bases, moved))
                .collect();
            (name, effects(&moments))
        })
        .collect();
    Screening {
        model_version: model::VERSION,
        range_percent: 100.0 * RANGE,
        points: BASES,
        parameters: (0..TABLE.len())
            .map(|one| Screened {
                id: TABLE[one].id,
                origin: TABLE[one].origin,
                effects: of_quantities
                    .iter()
                    .map(|(name, effects)| (*name, effects[one]))
                    .collect(),
            })
            .collect(),
    }
}

/// Differences of the logarithm of a quantity: by configuration, parameter and base.
/// Configurations without a number for the quantity, or where a run gave none, do not count.
fn differences(
    targets: &[&Target],
    column: &str,
    results: &[Vec<Vec<Vec<f64>>>],
) -> Vec<Vec<Vec<f64>>> {
    (0..targets.len())
        .filter_map(|row| {
            let goal = headline(targets[row], column)?;
            let moved = |one: usize| {
                results
                    .iter()
                    .map(|sets| (sets[1 + one][row][goal] / sets[0][row][goal]).ln())
                    .collect::<Vec<f64>>()
            };
            let all: Vec<Vec<f64>> = (0..TABLE.len()).map(moved).collect();
            all.iter()
                .flatten()
                .all(|one| one.is_finite())
                .then_some(all)
        })
        .collect()
}
