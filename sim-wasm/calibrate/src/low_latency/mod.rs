//! The low-latency study's fit: every configuration simulated, all parameters together.

mod averages;
mod bases;
mod elementary;
mod ensemble;
mod evaluate;
mod extrapolate;
mod fit;
mod held_out;
mod kept;
mod loss;
mod mechanisms;
mod problem;
mod profiles;
mod refits;
mod report;
mod screening;
mod sensitivity;
mod show;
mod structure;
mod structures;
mod target;

use crate::known_runs;
use crate::print::print;
use clap::Subcommand;
use messagebox_sim::studies::low_latency::parameters::TABLE;
use target::Target;

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Sets of parameters that the study allows as well, from the report of the refits on standard input
    Ensemble,
    #[command(flatten)]
    OfPublished(OfPublished),
}

/// What to do with the published configurations, which come as JSON from standard input.
#[derive(Subcommand)]
pub enum OfPublished {
    /// Fits all calibrated parameters
    Fit,
    /// Refits without each test case and predicts it
    HeldOut,
    /// Refits that leave out all later test cases, a database server or a layout of hosts
    Extrapolate,
    /// Refits without each mechanism, to all test cases and without each
    Structures,
    /// Puts each weak parameter elsewhere and refits the others
    Profiles,
    /// Changes each parameter and tells what that moves
    Sensitivity,
    /// Changes each parameter from points at which all others are changed too
    Screening,
    /// What the refits keep of the full fit and know besides
    Kept,
    /// What the fit minimises, at the committed parameters or others
    Cost { changes: Vec<Change> },
    /// Errors of every configuration, at the committed parameters or others
    Show { changes: Vec<Change> },
    /// Metrics of the study's whole protocol
    Predict {
        scenario: String,
        changes: Vec<Change>,
    },
    /// Digests of the study's protocol, to compare with other targets
    Digest { scenarios: Vec<String> },
}

impl OfPublished {
    /// The name of a command that takes minutes, so that it is worth going on with after an
    /// interruption.
    fn lasting(&self) -> Option<&'static str> {
        match self {
            Self::Fit => Some("low-latency fit"),
            Self::HeldOut => Some("low-latency held-out"),
            Self::Extrapolate => Some("low-latency extrapolate"),
            Self::Structures => Some("low-latency structures"),
            Self::Profiles => Some("low-latency profiles"),
            Self::Sensitivity => Some("low-latency sensitivity"),
            Self::Screening => Some("low-latency screening"),
            Self::Kept
            | Self::Cost { .. }
            | Self::Show { .. }
            | Self::Predict { .. }
            | Self::Digest { .. } => None,
        }
    }
}

/// Another value of a parameter, as `parameter=value`.
#[derive(Clone)]
pub struct Change {
    index: usize,
    value: f64,
}

impl std::str::FromStr for Change {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (id, value) = text.split_once('=').ok_or("not parameter=value")?;
        let index = TABLE.iter().position(|parameter| parameter.id == id);
        Ok(Self {
            index: index.ok_or("no such parameter")?,
            value: value.parse().map_err(|_| "not a number")?,
        })
    }
}

/// Carries out a command on what `json` holds.
pub fn run(command: &Command, json: &str) -> Result<(), String> {
    match command {
        Command::Ensemble => print(&ensemble::ensemble(json)?),
        Command::OfPublished(command) => {
            let targets = target::read(json)?;
            let Some(name) = command.lasting() else {
                return run_on(&targets, command);
            };
            known_runs::resume(name);
            run_on(&targets, command)?;
            known_runs::forget();
            Ok(())
        }
    }
}

fn run_on(targets: &[Target], command: &OfPublished) -> Result<(), String> {
    match command {
        OfPublished::Fit => print(&fit::fit(targets)),
        OfPublished::HeldOut => print(&held_out::held_out(targets)),
        OfPublished::Extrapolate => print(&extrapolate::extrapolate(targets)),
        OfPublished::Structures => print(&structures::structures(targets)),
        OfPublished::Profiles => print(&profiles::profiles(targets)),
        OfPublished::Sensitivity => print(&sensitivity::sensitivity(targets)),
        OfPublished::Screening => print(&screening::screening(targets)),
        OfPublished::Kept => print(&kept::KEPT),
        OfPublished::Cost { changes } => {
            let space = problem::space(&[]);
            let problem = problem::Problem::new(targets.iter().collect(), &space);
            print(&problem.cost(&changed(changes)))
        }
        OfPublished::Show { changes } => {
            show::show(targets, &problem::parameters(&changed(changes)));
            Ok(())
        }
        OfPublished::Predict { scenario, changes } => {
            let target = targets
                .iter()
                .find(|target| target.id == *scenario)
                .ok_or_else(|| format!("{scenario}: no such configuration"))?;
            let set = problem::parameters(&changed(changes));
            print(&evaluate::mean_metrics(target, &set))
        }
        OfPublished::Digest { scenarios } => {
            digest(targets, scenarios);
            Ok(())
        }
    }
}

/// The committed values with some replaced.
fn changed(changes: &[Change]) -> Vec<f64> {
    let mut values = problem::committed();
    for change in changes {
        values[change.index] = change.value;
    }
    values
}

fn digest(targets: &[Target], ids: &[String]) {
    let committed = problem::parameters(&problem::committed());
    for target in targets.iter().filter(|target| ids.contains(&target.id)) {
        let run = evaluate::study(target, &committed, 0);
        println!("{} {}", target.id, run.digest());
    }
}
