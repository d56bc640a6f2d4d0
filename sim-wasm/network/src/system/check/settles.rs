//! Whether requests come out of the system, and no faster in than the stations can serve them.

use super::Errors;
use crate::system::description::Counts;
use crate::system::model::{Class, Load, Service, Station, System};
use crate::system::visits::visits;

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

/// How much a part of the system is asked for from outside, for each request per ms it can give.
struct Asked<'a> {
    name: &'a str,
    /// Busy share, by class; 0 of those with users.
    shares: Vec<f64>,
}

/// Arrivals that never change must leave every station and pool some time to spare, unless
/// requests are sent away or give up there.
fn check_load(system: &System, errors: &mut Errors) {
    let visited: Vec<Vec<f64>> = system.classes.iter().map(visits).collect();
    let work = |at: &dyn Fn(usize) -> bool| -> Vec<f64> {
        let classes = system.classes.iter().zip(&visited);
        classes
            .map(|(class, visited)| {
                let steps = class.steps.iter().zip(visited);
                let here = steps.filter(|(step, _)| at(step.station));
                let demand_ms: f64 = here
                    .map(|(step, visits)| visits * step.demand.mean_ms)
                    .sum();
                per_ms(class) * demand_ms
            })
            .collect()
    };
    let gives_up = |at: &dyn Fn(usize) -> bool| {
        let steps = system.classes.iter().flat_map(|class| &class.steps);
        steps
            .filter(|step| at(step.station))
            .any(|step| step.timeout.is_some())
    };
    let mut parts = Vec::new();
    for (index, station) in system.stations.iter().enumerate() {
        let at = |one: usize| one == index;
        if station.limit.is_none() && !gives_up(&at) {
            let speed = highest_speed(station);
            let shares = work(&at).into_iter().map(|work| work / speed).collect();
            let name = &station.name;
            parts.push(Asked { name, shares });
        }
    }
    for pool in &system.pools {
        let at = |one: usize| pool.over.get(one).copied().unwrap_or(false);
        if !gives_up(&at) {
            let count = f64::from(pool.count);
            let shares = work(&at).into_iter().map(|work| work / count).collect();
            let name = &pool.name;
            parts.push(Asked { name, shares });
        }
    }
    let total = |part: &Asked| part.shares.iter().sum::<f64>();
    let worst = parts.iter().max_by(|a, b| total(a).total_cmp(&total(b)));
    let Some(worst) = worst.filter(|worst| total(worst) >= 1.0) else {
        return;
    };
    for (index, (class, share)) in system.classes.iter().zip(&worst.shares).enumerate() {
        if *share > 0.0 {
            let rate = 1e3 * per_ms(class);
            let accepted = format!(
                "less than {:.6} per second, at which “{}” is busy all the time",
                rate / total(worst),
                worst.name
            );
            errors.add(field_of(index, class, "arrivalsPerSecond"), rate, accepted);
        }
    }
}

/// Arrivals per ms of a class whose rate never changes.
fn per_ms(class: &Class) -> f64 {
    match &class.load {
        Load::Open { rates } => match rates.as_slice() {
            [only] if only.from_ms <= 0.0 => 1e-3 * only.per_second,
            _ => 0.0,
        },
        Load::Closed { .. } => 0.0,
    }
}

/// ms of work done per ms, at most.
fn highest_speed(station: &Station) -> f64 {
    let Some(count) = station.service.count().map(f64::from) else {
        let slowdown = station.slowdown.filter(|one| one.per_request > 0.0);
        return slowdown.map_or(f64::INFINITY, |one| (1.0 / one.per_request).max(1.0));
    };
    let most = match station.service {
        Service::Batches { batch, .. } => count * batch.size,
        _ => count,
    };
    let slowed = |n: f64| match station.slowdown {
        Some(slowdown) if matches!(slowdown.counts, Counts::InService | Counts::Inside) => {
            most.min(n) / (1.0 + slowdown.per_request * (n - 1.0))
        }
        _ => most,
    };
    slowed(1.0).max(slowed(most))
}
