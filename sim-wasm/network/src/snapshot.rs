//! Who is where at the moment, for drawing. Messages are known by their numbers, which count from 1
//! in the order of birth.

use crate::engine::{Engine, State};
use messagebox_sim::kernel::convert::Whole;
use serde::Serialize;

/// Messages of a line that are listed.
const MOST_LISTED: usize = 60;

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    pub now_ms: f64,
    pub sources: Vec<Source>,
    pub stations: Vec<Station>,
    pub locks: Vec<Lock>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SnapshotSource"))]
#[serde(rename_all = "camelCase")]
pub struct Source {
    pub id: String,
    /// Users who think.
    pub thinking: u32,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SnapshotStation"))]
#[serde(rename_all = "camelCase")]
pub struct Station {
    pub id: String,
    /// The first 60 in line, next first.
    pub line: Vec<u64>,
    pub line_length: u32,
    /// Services in the order of their servers.
    pub serving: Vec<Service>,
    /// When the first server looks again of those that look away.
    pub looking_away_until_ms: Option<f64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Service {
    /// Counts from 0.
    pub server: u32,
    pub messages: Vec<u64>,
    pub since_ms: f64,
    /// In the past where the messages wait for room elsewhere.
    pub until_ms: f64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "SnapshotLock"))]
#[serde(rename_all = "camelCase")]
pub struct Lock {
    pub id: String,
    pub holder: Option<u64>,
    /// Since when the holder has it.
    pub since_ms: Option<f64>,
    /// The first 60 who wait, next first.
    pub line: Vec<u64>,
    pub line_length: u32,
}

/// A picture of the network at work.
pub fn of(engine: &Engine) -> Snapshot {
    let numbers = |line: &mut dyn Iterator<Item = u32>| {
        let first = line.take(MOST_LISTED);
        first.map(|message| engine.number(message)).collect()
    };
    let sources = engine.plan.sources.iter().zip(engine.sources.iter());
    let sources = sources.map(|(plan, state)| Source {
        id: plan.id.clone(),
        thinking: u32::floored(state.thinking.value()),
    });
    let stations = engine.plan.stations.iter().zip(engine.stations.iter());
    let stations = stations.map(|(plan, state)| {
        let servers = state.servers.iter().enumerate();
        let serving = servers.filter(|(_, server)| !server.messages.is_empty());
        let away = state
            .servers
            .iter()
            .filter_map(|server| match server.state {
                State::Away { until_ms } => Some(until_ms),
                _ => None,
            });
        Station {
            id: plan.id.clone(),
            line: numbers(&mut state.line.messages()),
            line_length: u32::saturated(state.line.len()),
            serving: serving
                .map(|(number, server)| Service {
                    server: u32::saturated(number),
                    messages: numbers(&mut server.messages.iter().copied()),
                    since_ms: server.since_ms,
                    until_ms: server.until_ms,
                })
                .take(MOST_LISTED.max(crate::plan::MOST_SERVERS as usize))
                .collect(),
            looking_away_until_ms: away.reduce(f64::min),
        }
    });
    let locks = engine.plan.locks.iter().zip(engine.locks.iter());
    let locks = locks.map(|(id, state)| Lock {
        id: id.clone(),
        holder: state.holder.map(|message| engine.number(message)),
        since_ms: state.holder.map(|_| state.since_ms),
        line: numbers(&mut state.line.iter().map(|&(message, _)| message)),
        line_length: u32::saturated(state.line.len()),
    });
    Snapshot {
        now_ms: engine.now_ms(),
        sources: sources.collect(),
        stations: stations.collect(),
        locks: locks.collect(),
    }
}
