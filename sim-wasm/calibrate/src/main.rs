//! Fits the calibrated parameters of each study to its published results.
//!
//! Reads what is published as JSON from standard input and prints the files of
//! static/data/validation; `npm run calibrate` gives the one and writes the others.

mod adapters;
mod fitted;
mod gauss_newton;
mod known_runs;
mod low_latency;
mod print;
mod scenario;
mod space;
mod stated;

use clap::{Parser, Subcommand};
use std::io::Read;

/// Fits the calibrated parameters of a study to its published results
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    study: Study,
}

#[derive(Subcommand)]
enum Study {
    LowLatency {
        #[command(subcommand)]
        command: low_latency::Command,
    },
    Adapters {
        command: adapters::Command,
    },
    Capacity {
        command: stated::Command,
    },
    WorkerThreads {
        command: stated::Command,
    },
    ScaleUp {
        command: stated::Command,
    },
}

fn main() -> Result<(), String> {
    let arguments = Arguments::parse();
    let mut json = String::new();
    std::io::stdin()
        .read_to_string(&mut json)
        .map_err(|error| format!("standard input: {error}"))?;
    match arguments.study {
        Study::LowLatency { command } => low_latency::run(&command, &json),
        Study::Adapters { command } => adapters::run(command, &json),
        Study::Capacity { command } => stated::run(&stated::CAPACITY, command, &json),
        Study::WorkerThreads { command } => stated::run(&stated::WORKER_THREADS, command, &json),
        Study::ScaleUp { command } => stated::run(&stated::SCALE_UP, command, &json),
    }
}
