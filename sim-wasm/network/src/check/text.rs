//! JSON to description. Its parts are read one by one, so that a refusal names the one at fault.

use crate::description::{Lock, Network, Source, Station};
use crate::refusal::Refusal;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub fn parse(json: &[u8]) -> Result<Network, Refusal> {
    let whole: Value = serde_json::from_slice(json).map_err(|error| {
        let accepted = format!("JSON: {error}");
        Refusal::new("description", String::from_utf8_lossy(json), accepted)
    })?;
    let parts: Network<Value, Value, Value> = read("description", whole)?;
    Ok(Network::<Source, Station, Lock> {
        sources: read_all("sources", parts.sources)?,
        stations: read_all("stations", parts.stations)?,
        locks: Some(read_all("locks", parts.locks.unwrap_or_default())?),
    })
}

fn read_all<T: DeserializeOwned>(field: &str, parts: Vec<Value>) -> Result<Vec<T>, Refusal> {
    let parts = parts.into_iter().enumerate();
    parts
        .map(|(index, part)| read(&format!("{field}[{index}]"), part))
        .collect()
}

fn read<T: DeserializeOwned>(field: &str, part: Value) -> Result<T, Refusal> {
    T::deserialize(&part).map_err(|error| Refusal::new(field, &part, format!("{error}")))
}
