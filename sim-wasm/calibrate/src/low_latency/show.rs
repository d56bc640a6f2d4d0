//! Errors at the committed parameters, or at others, as a table to read.

use super::evaluate::evaluate;
use super::loss::error;
use super::target::{HEADLINES, Target, headline};
use messagebox_sim::studies::low_latency::parameters::Parameters;

fn quantile(sorted: &[f64], p: f64) -> f64 {
    let position = p * (sorted.len().saturating_sub(1)) as f64;
    let (low, high) = (position.floor() as usize, position.ceil() as usize);
    match (sorted.get(low), sorted.get(high)) {
        (Some(low), Some(high)) => low + (high - low) * (position - position.floor()),
        _ => f64::NAN,
    }
}

fn summary(name: &str, mut errors: Vec<f64>) {
    errors.sort_by(f64::total_cmp);
    let [median, ninety, worst] = [0.5, 0.9, 1.0].map(|p| quantile(&errors, p));
    println!("{name:<16} median {median:5.2}  90th {ninety:5.2}  worst {worst:5.1}");
}

/// Prints the errors of every configuration and their summary.
pub fn show(targets: &[Target], parameters: &Parameters) {
    let list: Vec<&Target> = targets.iter().collect();
    let results = evaluate(&list, std::slice::from_ref(parameters)).remove(0);
    let mut errors: Vec<Vec<f64>> = vec![Vec::new(); HEADLINES.len()];
    let mut mean_roundtrips = Vec::new();
    let mut points = Vec::new();
    for (target, values) in targets.iter().zip(&results) {
        print!("{:<6}", target.id.trim_start_matches("low-latency/"));
        for (column, (_, name)) in HEADLINES.iter().enumerate() {
            if let Some(index) = headline(target, name) {
                let (goal, simulated) = (&target.goals[index], values[index]);
                let error = 100.0 * (simulated / goal.value - 1.0);
                errors[column].push(error.abs());
                print!("{:>8.0}{:>7.0}{:>6.0}%", goal.value, simulated, error);
            } else {
                print!("{:>22}", "");
            }
        }
        for (goal, &simulated) in target.goals.iter().zip(values) {
            if goal.in_points {
                print!(" {:.0}/{simulated:.0}", goal.value);
                points.push(error(goal, simulated).abs());
            } else if goal.metric == "roundtripTime.mean" {
                mean_roundtrips.push(100.0 * (simulated / goal.value - 1.0).abs());
            }
        }
        println!();
    }
    for ((name, _), errors) in HEADLINES.iter().zip(errors) {
        summary(name, errors);
    }
    summary("mean roundtrip", mean_roundtrips);
    summary("machines, points", points);
}
