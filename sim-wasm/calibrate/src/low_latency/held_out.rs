//! Refits that leave test cases out, and what they predict for them.

use super::fit::search;
use super::kept::{self, FIRST_EIGHT, KEPT};
use super::problem::{Problem, SEARCH, space};
use super::refits::{fold_name, full_fit, without};
use super::report::{HeldOut, ProtocolReport, Refits};
use super::target::Target;
use messagebox_sim::studies::low_latency::model;

/// The last test case of the fit that predicts the rest.
const LAST_OF_FIRST: u32 = 8;
const LAST: u32 = 21;
/// Leaves out each test case in turn, then all after the eighth.
pub fn held_out(targets: &[Target]) -> HeldOut {
    let space = &space(&[]);
    let full = full_fit(targets, space);
    let mut refits = Refits::default();
    for test_case in 1..=LAST {
        let kept = |target: &Target| target.test_case != test_case;
        if targets.iter().all(kept) {
            continue;
        }
        let problem = Problem::new(targets.iter().filter(|t| kept(t)).collect(), space);
        let solution = SEARCH.descend(&problem, without(targets, &full, kept));
        let name = fold_name(test_case);
        let values = space.values(&solution.point);
        eprintln!("{name}: cost {:.4}", solution.cost());
        refits.predict(name, targets, space, &values, |t| !kept(t));
    }
    let space = super::problem::space(&kept::ids(FIRST_EIGHT));
    let first = |target: &Target| target.test_case <= LAST_OF_FIRST;
    let problem = Problem::new(targets.iter().filter(|t| first(t)).collect(), &space);
    let solution = search(&problem, space.start());
    let values = space.values(&solution.point);
    refits.predict("first-eight".into(), targets, &space, &values, |t| {
        !first(t)
    });
    HeldOut {
        model_version: model::VERSION,
        protocol: ProtocolReport::of_fit(),
        kept: KEPT,
        refits,
    }
}
