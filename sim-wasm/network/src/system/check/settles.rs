//! Whether requests come out of the system, and no faster in than the stations can serve them.

use super::Errors;
use crate::system::load;
use crate::system::model::{Class, System};

pub fn check(system: &System, errors: &mut Errors) {
    for (index, class) in system.classes.iter().enumerate() {
        check_ways_out(system, index, class, errors);
    }
    if errors.is_empty() {
        check_load(system, errors);
    }
}

/// The field of a class in the document.
fn field_of(index: usize, class: &Class, name: &str) -> String {
    if class.name.is_empty() {
        return name.to_string();
    }
    format!("classes[{index}].{name}")
}

/// From every step that a request can come to there must be a way out.
fn check_ways_out(system: &System, index: usize, class: &Class, errors: &mut Errors) {
    let count = class.steps.len();
    let mut comes = vec![false; count];
    let mut open: Vec<usize> = class.entry.iter().filter_map(|&(to, _)| to).collect();
    while let Some(step) = open.pop() {
        if let Some(was) = comes.get_mut(step)
            && !core::mem::replace(was, true)
            && let Some(plan) = class.steps.get(step)
        {
            open.extend(plan.next.iter().filter_map(|&(to, _)| to));
        }
    }
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut leaves = vec![false; count];
    let mut open = Vec::new();
    for (step, plan) in class.steps.iter().enumerate() {
        for &(to, _) in &plan.next {
            match to {
                None => open.push(step),
                Some(to) => {
                    if let Some(list) = before.get_mut(to) {
                        list.push(step);
                    }
                }
            }
        }
    }
    while let Some(step) = open.pop() {
        if let Some(was) = leaves.get_mut(step)
            && !core::mem::replace(was, true)
            && let Some(list) = before.get(step)
        {
            open.extend(list);
        }
    }
    let steps = class.steps.iter().zip(comes.iter().zip(&leaves));
    let caught = steps.filter(|&(_, (&comes, &leaves))| comes && !leaves);
    let names: Vec<&str> = caught
        .filter_map(|(step, _)| system.stations.get(step.station))
        .map(|station| station.name.as_str())
        .collect();
    if !names.is_empty() {
        let accepted = "a way out from every station that requests come to";
        errors.add(field_of(index, class, "route"), names.join(", "), accepted);
    }
}

/// Arrivals that never change must leave every station and pool some time to spare.
fn check_load(system: &System, errors: &mut Errors) {
    let Some(busiest) = load::busiest(system).filter(|one| one.total() >= 1.0) else {
        return;
    };
    for (index, (class, share)) in system.classes.iter().zip(&busiest.shares).enumerate() {
        if *share > 0.0 {
            let rate = 1e3 * load::per_ms(class);
            let accepted = format!(
                "less than {:.6} per second, at which “{}” is busy all the time",
                rate / busiest.total(),
                busiest.name
            );
            errors.add(field_of(index, class, "arrivalsPerSecond"), rate, accepted);
        }
    }
}
