//! Fits the calibrated parameters to the published results, all configurations together.
//!
//! Reads the configurations as JSON (`npm run -s scenarios`) from standard input.
//! `calibrate show` prints errors at the present parameters, `calibrate fit N` improves them for
//! N iterations and prints the parameters found. `calibrate digest ID …` runs the study's protocol
//! for some configurations and prints each digest, to compare with other targets.

mod evaluate;
mod fit;
mod target;

use messagebox_sim::parameters::low_latency::{Parameters, TABLE};
use std::io::Read;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut input = String::new();
    if std::io::stdin().read_to_string(&mut input).is_err() {
        eprintln!("calibrate: standard input is not text");
        return ExitCode::from(2);
    }
    let targets = match target::read(&input) {
        Ok(targets) => targets,
        Err(message) => {
            eprintln!("calibrate: {message}");
            return ExitCode::from(2);
        }
    };
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let options: Vec<String> = arguments.collect();
    let mut values: Vec<f64> = TABLE.iter().map(|parameter| parameter.value).collect();
    for option in &options {
        if let Some((name, value)) = option.split_once('=') {
            match (TABLE.iter().position(|p| p.id == name), value.parse()) {
                (Some(index), Ok(value)) => values[index] = value,
                _ => {
                    eprintln!("calibrate: {option}: no such parameter, or not a number");
                    return ExitCode::from(2);
                }
            }
        }
    }
    let Some(parameters) = Parameters::from_slice(&values) else {
        return ExitCode::FAILURE;
    };
    match command.as_str() {
        "show" => evaluate::show(&targets, &parameters),
        "digest" => {
            for target in targets.iter().filter(|target| options.contains(&target.id)) {
                println!("{} {}", target.id, evaluate::digest(target, &parameters));
            }
        }
        "fit" => {
            let iterations = options
                .iter()
                .find_map(|option| option.parse().ok())
                .unwrap_or(10);
            fit::fit(&targets, &values, iterations);
        }
        _ => {
            eprintln!("calibrate: say show, fit N or digest ID");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
