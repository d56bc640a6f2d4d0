//! Whether the model would have its mechanisms if a test case had not been seen: each mechanism is
//! left out and everything else fitted again, to all test cases and without each. The mechanisms
//! with which the others are predicted better then predict the one left out.

use super::mechanisms::{MECHANISMS, Mechanism};
use super::refits::fold_name;
use super::report::{ProtocolReport, Refits};
use super::structure::{Fits, Structure};
use super::target::Target;
use messagebox_sim::studies::low_latency::model;
use serde::Serialize;
use std::collections::BTreeMap;

/// The fits without a mechanism.
#[derive(Serialize)]
struct Omitted {
    id: &'static str,
    name: &'static str,
    says: &'static str,
    /// Parameters that it takes.
    parameters: Vec<&'static str>,
    #[serde(flatten)]
    fits: Fits,
}

/// Mechanisms without which the test cases but one are predicted better.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Choice {
    test_case: u32,
    omitted: Vec<&'static str>,
}

/// Report of the structures: static/data/validation/structures.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Structures {
    model_version: &'static str,
    protocol: ProtocolReport,
    /// With all mechanisms.
    all: Fits,
    mechanisms: Vec<Omitted>,
    choices: Vec<Choice>,
    /// Refits of what was chosen, and what they predict of the test case left out.
    #[serde(flatten)]
    refits: Refits,
}

/// Fits without each mechanism, what each test case's absence would have chosen, and what that
/// predicts of it.
pub fn structures(targets: &[Target]) -> Structures {
    let mut test_cases: Vec<u32> = targets.iter().map(|target| target.test_case).collect();
    test_cases.sort_unstable();
    test_cases.dedup();
    let complete = Structure::without(&[], targets, &Structure::committed(targets));
    let all = complete.fits(targets, &test_cases);
    eprintln!("all mechanisms: cost {:.4}", all.cost);
    let mut fitted = BTreeMap::new();
    let mut mechanisms = Vec::new();
    for mechanism in MECHANISMS {
        let structure = Structure::without(&[mechanism], targets, &complete);
        let fits = structure.fits(targets, &test_cases);
        eprintln!("without {}: cost {:.4}", mechanism.id, fits.cost);
        fitted.insert(vec![mechanism.id], structure);
        mechanisms.push(Omitted {
            id: mechanism.id,
            name: mechanism.name,
            says: mechanism.says,
            parameters: mechanism.off.iter().map(|(id, _)| *id).collect(),
            fits,
        });
    }
    let mut refits = Refits::default();
    let mut choices = Vec::new();
    for &test_case in &test_cases {
        let is_left_out = |target: &Target| target.test_case == test_case;
        let omitted = not_chosen(&all, &mechanisms, test_case);
        let ids: Vec<&str> = omitted.iter().map(|mechanism| mechanism.id).collect();
        eprintln!("test case {test_case}: without {ids:?}");
        let structure: &Structure = if omitted.is_empty() {
            &complete
        } else {
            let joint = || Structure::near(&omitted, targets, &complete);
            fitted.entry(ids.clone()).or_insert_with(joint)
        };
        let solution = structure.fold(targets, test_case);
        let values = structure.space.values(&solution.point);
        refits.predict(
            fold_name(test_case),
            targets,
            &structure.space,
            &values,
            is_left_out,
        );
        choices.push(Choice {
            test_case,
            omitted: ids,
        });
    }
    Structures {
        model_version: model::VERSION,
        protocol: ProtocolReport::of_fit(),
        all,
        mechanisms,
        choices,
        refits,
    }
}

/// The mechanisms without which the test cases but one are predicted better, all together, each by a
/// fit without itself.
fn not_chosen(all: &Fits, mechanisms: &[Omitted], test_case: u32) -> Vec<&'static Mechanism> {
    let left_out = |fits: &Fits| -> f64 {
        let others = fits.folds.iter().filter(|fold| fold.test_case != test_case);
        others.map(|fold| fold.left_out).sum()
    };
    MECHANISMS
        .iter()
        .zip(mechanisms)
        .filter(|(_, without)| left_out(&without.fits) < left_out(all))
        .map(|(mechanism, _)| mechanism)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::structure::FoldCost;
    use super::*;
    use messagebox_sim::studies::low_latency::parameters::TABLE;

    #[test]
    fn a_mechanism_is_chosen_by_what_the_others_are_predicted_with() {
        let fits = |left_out: [f64; 3]| Fits {
            cost: 1.0,
            folds: (1..)
                .zip(left_out)
                .map(|(test_case, left_out)| FoldCost {
                    test_case,
                    cost: 1.0,
                    left_out,
                })
                .collect(),
            predictions: Vec::new(),
        };
        let without = |left_out: [f64; 3]| Omitted {
            id: "",
            name: "",
            says: "",
            parameters: Vec::new(),
            fits: fits(left_out),
        };
        // Without the first, the second test case is predicted worse and the others a little better.
        let mechanisms = [without([0.9, 3.0, 0.9]), without([1.0, 2.0, 1.1])];
        let chosen = |test_case| {
            let omitted = not_chosen(&fits([1.0, 2.0, 1.0]), &mechanisms, test_case);
            omitted.iter().map(|one| one.id).collect::<Vec<_>>()
        };
        assert!(chosen(1).is_empty());
        assert_eq!(chosen(2), [MECHANISMS[0].id]);
    }

    #[test]
    fn mechanisms_are_turned_off_by_parameters_that_there_are() {
        for mechanism in MECHANISMS {
            for (id, off) in mechanism.off {
                let found = TABLE.iter().find(|parameter| parameter.id == *id);
                let value = found.expect("a parameter of the study").value;
                assert_ne!(value, *off, "{id}");
            }
        }
    }
}
