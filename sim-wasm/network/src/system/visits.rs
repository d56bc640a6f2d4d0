//! How often a request visits each step of its route, on average, without retries.

use super::model::{Class, Route};

/// Visits by step. Every request must come out (`check` sees to it).
pub fn visits(class: &Class) -> Vec<f64> {
    let mut visits = vec![0.0; class.steps.len()];
    add(&mut visits, &class.entry, 1.0);
    if is_in_order(class) {
        for (step, plan) in class.steps.iter().enumerate() {
            let share = visits.get(step).copied().unwrap_or(0.0);
            add(&mut visits, &plan.next, share);
        }
        return visits;
    }
    solved(class, visits)
}

fn add(visits: &mut [f64], route: &Route, times: f64) {
    for &(to, share) in route {
        if let Some(visits) = to.and_then(|to| visits.get_mut(to)) {
            *visits += times * share;
        }
    }
}

/// Whether requests only go to later steps.
fn is_in_order(class: &Class) -> bool {
    let mut steps = class.steps.iter().enumerate();
    steps.all(|(step, plan)| {
        plan.next
            .iter()
            .all(|&(to, _)| to.is_none_or(|to| to > step))
    })
}

/// Whether a request can come to each step.
pub fn reached(class: &Class) -> Vec<bool> {
    let mut reached = vec![false; class.steps.len()];
    let mut open: Vec<usize> = class.entry.iter().filter_map(|&(to, _)| to).collect();
    while let Some(step) = open.pop() {
        if let Some(was) = reached.get_mut(step)
            && !core::mem::replace(was, true)
            && let Some(plan) = class.steps.get(step)
        {
            open.extend(plan.next.iter().filter_map(|&(to, _)| to));
        }
    }
    reached
}

/// Solves v = e + v P by elimination. The matrix 1 − P is diagonally dominant: no pivoting. Steps
/// that nothing reaches are left out, as they may have no way out, and 1 − P no inverse.
fn solved(class: &Class, mut right: Vec<f64>) -> Vec<f64> {
    let count = class.steps.len();
    let mut rows = vec![vec![0.0; count]; count];
    let steps = class.steps.iter().zip(reached(class)).enumerate();
    for (from, (plan, _)) in steps.filter(|(_, (_, is_reached))| *is_reached) {
        for &(to, share) in &plan.next {
            let row = to.and_then(|to| rows.get_mut(to));
            if let Some(cell) = row.and_then(|row| row.get_mut(from)) {
                *cell -= share;
            }
        }
    }
    for (step, row) in rows.iter_mut().enumerate() {
        if let Some(cell) = row.get_mut(step) {
            *cell += 1.0;
        }
    }
    for pivot in 0..count {
        let (done, rest) = rows.split_at_mut(pivot + 1);
        let Some(top) = done.last() else { continue };
        let Some(&diagonal) = top.get(pivot) else {
            continue;
        };
        let (solved, open) = right.split_at_mut(pivot + 1);
        let top_right = solved.last().copied().unwrap_or(0.0);
        for (row, value) in rest.iter_mut().zip(open) {
            let factor = row.get(pivot).copied().unwrap_or(0.0) / diagonal;
            if factor != 0.0 {
                let cells = row.iter_mut().zip(top).skip(pivot);
                cells.for_each(|(cell, above)| *cell -= factor * above);
                *value -= factor * top_right;
            }
        }
    }
    for step in (0..count).rev() {
        let Some(row) = rows.get(step) else { continue };
        let later = row.iter().zip(&right).skip(step + 1);
        let sum: f64 = later.map(|(cell, visits)| cell * visits).sum();
        let diagonal = row.get(step).copied().unwrap_or(1.0);
        if let Some(value) = right.get_mut(step) {
            *value = (*value - sum) / diagonal;
        }
    }
    right
}
