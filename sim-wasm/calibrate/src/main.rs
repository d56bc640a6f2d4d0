//! Fits the calibrated parameters to the published results, all configurations together.
//!
//! Reads the configurations as JSON (`npm run -s scenarios`) from standard input. `fit`, `held-out`
//! and `sensitivity` print the files of static/data/validation (`npm run calibrate` writes them).
//! `adapters-fit` and `adapters-held-out` do the same for the adapter study, by its demands.
//! `cost` prints what the fit minimises, at the committed parameters. `show` prints errors at the committed parameters, or at others given as `parameter=value`.
//! `kept` prints what the refits of `held-out` keep of the full fit and know besides.
//! `predict ID parameter=value …` prints the metrics of the study's whole protocol.
//! `digest ID …` runs the study's protocol for some configurations and prints each digest, to
//! compare with other targets.

mod adapters;
mod evaluate;
mod fit;
mod held_out;
mod kept;
mod loss;
mod problem;
mod report;
mod sensitivity;
mod show;
mod space;
mod stability;
mod target;

use crate::problem::Problem;
use crate::space::Space;
use messagebox_sim::studies::low_latency::parameters::TABLE;
use serde::Serialize;
use std::io::Read;
use std::process::ExitCode;
use target::Target;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("calibrate: {message}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let mut input = String::new();
    std::io::stdin()
        .read_to_string(&mut input)
        .map_err(|error| format!("standard input: {error}"))?;
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let options: Vec<String> = arguments.collect();
    if command.starts_with("adapters") {
        let targets = adapters::read(&input)?;
        return match command.as_str() {
            "adapters-fit" => print(&adapters::calibrate(&targets)),
            "adapters-held-out" => print(&adapters::evidence(&targets)),
            _ => Err("say adapters-fit or adapters-held-out".into()),
        };
    }
    let targets = target::read(&input)?;
    match command.as_str() {
        "fit" => print(&fit::fit(&targets)),
        "held-out" => print(&held_out::held_out(&targets)),
        "kept" => print(&kept::KEPT),
        "sensitivity" => print(&sensitivity::sensitivity(&targets)),
        "cost" => {
            let space = Space::new(&[]);
            let problem = Problem::new(targets.iter().collect(), &space);
            println!("{}", fit::cost(&problem, &space::committed()));
            Ok(())
        }
        "show" => {
            show::show(&targets, &space::parameters(&changed(&options)?));
            Ok(())
        }
        "predict" => {
            let (id, changes) = options.split_first().ok_or("predict: no configuration")?;
            let target = targets
                .iter()
                .find(|target| target.id == *id)
                .ok_or_else(|| format!("{id}: no such configuration"))?;
            let set = space::parameters(&changed(changes)?);
            print(&held_out::mean_metrics(target, &set))
        }
        "digest" => digest(&targets, &options),
        _ => Err("say fit, cost, held-out, kept, sensitivity, show, predict or digest ID".into()),
    }
}

fn print(report: &impl Serialize) -> Result<(), String> {
    let json = serde_json::to_string_pretty(report).map_err(|error| error.to_string())?;
    println!("{json}");
    Ok(())
}

/// The committed values with some replaced.
fn changed(options: &[String]) -> Result<Vec<f64>, String> {
    let mut values = space::committed();
    for option in options {
        let (id, value) = option
            .split_once('=')
            .ok_or_else(|| format!("{option}: not parameter=value"))?;
        let index = TABLE
            .iter()
            .position(|parameter| parameter.id == id)
            .ok_or_else(|| format!("{id}: no such parameter"))?;
        values[index] = value
            .parse()
            .map_err(|_| format!("{option}: not a number"))?;
    }
    Ok(values)
}

fn digest(targets: &[Target], ids: &[String]) -> Result<(), String> {
    let committed = space::parameters(&space::committed());
    for target in targets.iter().filter(|target| ids.contains(&target.id)) {
        let run = evaluate::study(target, &committed, 0);
        println!("{} {}", target.id, run.digest());
    }
    Ok(())
}
