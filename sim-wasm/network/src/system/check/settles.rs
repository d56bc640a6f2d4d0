//! Whether requests come out of the system, take time, and come no faster than stations can serve.

use super::Errors;
use crate::system::load;
use crate::system::model::{Class, Load, System};
use crate::system::visits::reached;

pub fn check(system: &System, errors: &mut Errors) {
    for (index, class) in system.classes.iter().enumerate() {
        check_ways_out(system, index, class, errors);
        check_takes_time(index, class, errors);
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
    let comes = reached(class);
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

/// A round of users must take some time, at a station or in thought.
fn check_takes_time(index: usize, class: &Class, errors: &mut Errors) {
    let is_at_once = matches!(class.load, Load::Closed { think, .. } if think.mean_ms == 0.0);
    if is_at_once && !reached(class).contains(&true) {
        let accepted = "a time above 0 where the route leads to no station";
        errors.add(field_of(index, class, "thinkMs"), 0, accepted);
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
