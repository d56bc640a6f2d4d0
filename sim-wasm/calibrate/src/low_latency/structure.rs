//! A model with some of its mechanisms left out, fitted to all test cases and without each.

use super::mechanisms::Mechanism;
use super::problem::{self, Problem, SEARCH};
use super::refits::{fold_name, full_fit, only, predictions, rounded, without};
use super::report::Prediction;
use super::target::Target;
use crate::gauss_newton::{Problem as _, Search, Solution};
use crate::space::Space;
use serde::Serialize;

/// A fit near another: without a test case, or with a parameter elsewhere.
pub const NEAR: Search = Search {
    steps: 3,
    gain: 0.003,
    ..SEARCH
};
/// A fit without mechanisms begins with the derivatives of the fit with them, then has its own.
const OWN_DERIVATIVES: Search = Search { rounds: 1, ..NEAR };

/// A fit without one test case.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FoldCost {
    pub test_case: u32,
    /// What the fit minimises, over the other test cases.
    pub cost: f64,
    /// The same of the test case that is left out, as predicted.
    pub left_out: f64,
}

/// The fits of a structure.
#[derive(Serialize)]
pub struct Fits {
    /// What the fit to all test cases minimises.
    pub cost: f64,
    pub folds: Vec<FoldCost>,
    /// What each fold predicts of the test case that it left out.
    pub predictions: Vec<Prediction>,
}

/// The parameters of a model without some mechanisms.
pub fn space_without(omitted: &[&Mechanism]) -> Space {
    let off: Vec<(&str, f64)> = omitted.iter().flat_map(|one| one.off).copied().collect();
    problem::space(&[]).at(&off)
}

/// A model with some mechanisms left out.
pub struct Structure {
    pub space: Space,
    /// Its fit to all test cases.
    pub full: Solution,
}

impl Structure {
    /// The model as it is, where its fit ended.
    pub fn committed(targets: &[Target]) -> Self {
        let space = problem::space(&[]);
        let full = full_fit(targets, &space);
        Self { space, full }
    }

    /// Fits what is left, from the values and derivatives of the model that has all mechanisms.
    pub fn near(omitted: &[&Mechanism], targets: &[Target], all: &Self) -> Self {
        let space = space_without(omitted);
        let moved = space.positions_in(&all.space);
        let problem = Problem::new(targets.iter().collect(), &space);
        let full = SEARCH.descend(&problem, only(&all.full, &moved, &problem));
        Self { space, full }
    }

    /// The same, and on with derivatives of its own.
    pub fn without(omitted: &[&Mechanism], targets: &[Target], all: &Self) -> Self {
        let Self { space, full: near } = Self::near(omitted, targets, all);
        let problem = Problem::new(targets.iter().collect(), &space);
        let full = OWN_DERIVATIVES.run(&problem, near.point, |_| ());
        Self { space, full }
    }

    /// The fit to all test cases but one.
    pub fn fold(&self, targets: &[Target], test_case: u32) -> Solution {
        let kept = |target: &Target| target.test_case != test_case;
        let problem = Problem::new(targets.iter().filter(|t| kept(t)).collect(), &self.space);
        NEAR.descend(&problem, without(targets, &self.full, kept))
    }

    pub fn fits(&self, targets: &[Target], test_cases: &[u32]) -> Fits {
        let (folds, predicted): (_, Vec<_>) = test_cases
            .iter()
            .map(|&test_case| {
                let solution = self.fold(targets, test_case);
                let fold = FoldCost {
                    test_case,
                    cost: solution.cost(),
                    left_out: self.cost_of(targets, test_case, &solution),
                };
                (fold, self.predicted(targets, test_case, &solution))
            })
            .unzip();
        Fits {
            cost: self.full.cost(),
            folds,
            predictions: predicted.concat(),
        }
    }

    /// What a solution predicts of one test case, by the parameters as a report has them.
    fn predicted(&self, targets: &[Target], test_case: u32, fit: &Solution) -> Vec<Prediction> {
        let own: Vec<_> = targets
            .iter()
            .filter(|t| t.test_case == test_case)
            .collect();
        let values = rounded(&self.space.values(&fit.point));
        predictions(&fold_name(test_case), &own, &values)
    }

    /// What a solution costs in one test case, without the pulls of the parameters.
    fn cost_of(&self, targets: &[Target], test_case: u32, solution: &Solution) -> f64 {
        let own = targets.iter().filter(|t| t.test_case == test_case);
        let problem = Problem::new(own.collect(), &self.space);
        let residuals = problem.at(std::slice::from_ref(&solution.point)).remove(0);
        let goals = residuals.len() - solution.point.len();
        residuals.rows(0, goals).norm_squared()
    }
}
