//! Reports as JSON on standard output.

use serde::Serialize;

/// Prints a report.
pub fn print(report: &impl Serialize) -> Result<(), String> {
    let json = serde_json::to_string_pretty(report).map_err(|error| error.to_string())?;
    println!("{json}");
    Ok(())
}
