//! Refits that leave out much at once: all test cases after one, everything on one database server,
//! everything with one layout of hosts. No parameter keeps what it owes to what is left out.

use super::fit::search;
use super::problem::{self, Problem, SEARCH};
use super::refits::{full_fit, only, without};
use super::report::{Extrapolations, ProtocolReport, Refits};
use super::target::Target;
use crate::gauss_newton::Solution;
use crate::space::Space;
use messagebox_sim::scenario::KnobId as _;
use messagebox_sim::studies::low_latency::knobs::{Id, KNOBS};
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::TABLE;

/// A forecast is fitted up to the first test case and predicts the following ones up to the second.
const FORECASTS: [(u32, u32); 2] = [(7, 13), (13, 21)];
/// The kinds of hosts: which of them there are is the layout.
const HOSTS: [Id; 5] = [
    Id::ReceiveOnly,
    Id::ReceiveAndSend,
    Id::SendOnly,
    Id::SendAndTrack,
    Id::TrackOnly,
];

/// Forecasts, then what is left out by server and by layout.
pub fn extrapolate(targets: &[Target]) -> Extrapolations {
    let mut refits = Refits::default();
    for (prefix, space) in [
        ("up-to", problem::space(&[])),
        ("neutral-up-to", problem::neutral_space()),
    ] {
        for (last, to) in FORECASTS {
            let name = format!("{prefix}-test-case-{last:02}");
            forecast(name, &space, targets, (last, to), &mut refits);
        }
    }
    let refitted = || problem::space(&[]);
    let space = refitted();
    let full = full_fit(targets, &space);
    let mut groups: Vec<String> = targets.iter().flat_map(groups_of).collect();
    groups.sort();
    groups.dedup();
    for group in groups {
        let kept = |target: &Target| !groups_of(target).contains(&group);
        let rest = without(targets, &full, kept);
        let moved = told_of(&rest);
        let ids: Vec<&str> = moved.iter().map(|&i| TABLE[space.free()[i]].id).collect();
        // What only the left-out configurations tell of stays at its start.
        let told = refitted().at_start(|id| !ids.contains(&id));
        let problem = Problem::new(targets.iter().filter(|t| kept(t)).collect(), &told);
        let solution = SEARCH.descend(&problem, only(&rest, &moved, &problem));
        eprintln!("{group}: cost {:.4}", solution.cost());
        let values = told.values(&solution.point);
        refits.predict(
            format!("without-{group}"),
            targets,
            &space,
            &values,
            |target| !kept(target),
        );
    }
    Extrapolations {
        model_version: model::VERSION,
        protocol: ProtocolReport::of_fit(),
        refits,
    }
}

/// Fits what a reader of the first test cases had, from the start of the space, and predicts the
/// next ones.
fn forecast(
    name: String,
    space: &Space,
    targets: &[Target],
    (last, to): (u32, u32),
    refits: &mut Refits,
) {
    let seen: Vec<&Target> = targets.iter().filter(|t| t.test_case <= last).collect();
    let delayed = seen
        .iter()
        .any(|target| target.values.on(Id::ResponseDelay));
    let problem = Problem::new(seen, space);
    let solution = search(&problem, space.start());
    let mut values = space.values(&solution.point);
    if !delayed {
        // Nothing seen so far has the delay of responses, so that nothing tells of one.
        for (value, parameter) in values.iter_mut().zip(TABLE) {
            if parameter.id == "response_delay_ms" {
                *value = 0.0;
            }
        }
    }
    let next = last + 1..=to;
    refits.predict(name, targets, space, &values, |target| {
        next.contains(&target.test_case)
    });
}

/// The server and the layout of a configuration.
fn groups_of(target: &Target) -> [String; 2] {
    let servers = KNOBS[Id::Server.index()].choices.iter();
    let server: String = servers
        .filter(|choice| choice.value == target.values.get(Id::Server))
        .map(|choice| choice.id)
        .collect();
    let hosts: Vec<&str> = HOSTS
        .into_iter()
        .filter(|&id| target.values.count(id) > 0)
        .map(|id| KNOBS[id.index()].id)
        .collect();
    [
        format!("server-{server}"),
        format!("layout-{}", hosts.join("+")),
    ]
}

/// Positions of the parameters that some residual of a goal depends on.
fn told_of(solution: &Solution) -> Vec<usize> {
    let parameters = solution.point.len();
    let goals = solution.residuals.len() - parameters;
    (0..parameters)
        .filter(|&index| solution.jacobian.column(index).rows(0, goals).norm() > 0.0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::{DMatrix, DVector};

    #[test]
    fn only_facts_tell_of_a_parameter() {
        // Two facts and the pulls of three parameters; no fact depends on the second.
        let solution = Solution {
            point: DVector::from_row_slice(&[0.1, 0.2, 0.3]),
            residuals: DVector::zeros(5),
            jacobian: DMatrix::from_row_slice(
                5,
                3,
                &[
                    1.0, 0.0, 0.0, //
                    0.0, 0.0, -2.0, //
                    0.04, 0.0, 0.0, //
                    0.0, 0.04, 0.0, //
                    0.0, 0.0, 0.04,
                ],
            ),
        };
        assert_eq!(told_of(&solution), [0, 2]);
    }
}
