//! Checks the document of a system and resolves its names. All that is wrong is named, by its
//! field, its value and what is accepted.

mod classes;
mod demands;
mod errors;
mod fields;
mod measured;
mod nearest;
mod places;
mod pools;
mod routes;
mod settles;
mod stations;

use super::description::{self, Kind, VERSION};
use super::given::Given;
use super::model::{Class, MOST_POOLS, MOST_STATIONS, Run, System};
use super::normal;
use crate::refusal::Refusal;
use classes::{Around, Senders};
pub use errors::Errors;
use fields::Limits;
use messagebox_sim::kernel::convert::Whole;
use places::{Place, Places};
use pools::Unresolved;
use serde::Deserialize;
use serde_json::Value;
use stations::Made;

const LONGEST_RUN_MS: f64 = 1e9;
const LONGEST_NAME: usize = 200;

/// The system of a document in JSON, or everything that is wrong with it.
pub fn system(json: &[u8]) -> Result<System, Vec<Refusal>> {
    of_value(&read(json)?)
}

/// The document with everything said that it leaves out, or everything that is wrong with it.
pub fn normal(json: &[u8]) -> Result<Value, Vec<Refusal>> {
    let document = read(json)?;
    of_value(&document).map(|_| normal::of(document))
}

fn read(json: &[u8]) -> Result<Value, Vec<Refusal>> {
    serde_json::from_slice(json).map_err(|error| {
        let text = String::from_utf8_lossy(json);
        vec![Refusal::new("document", text, format!("JSON: {error}"))]
    })
}

fn of_value(document: &Value) -> Result<System, Vec<Refusal>> {
    let mut errors = Errors::default();
    if !document.is_object() {
        errors.add("document", document, "an object with stations");
        return Err(errors.into_list());
    }
    let version = document.get("version").and_then(Value::as_f64);
    if let Some(version) = version.filter(|&version| version > VERSION) {
        let accepted = format!("{VERSION}: this document is of a newer version than the program");
        errors.add("version", version, accepted);
        return Err(errors.into_list());
    }
    match description::System::deserialize(document) {
        Ok(described) => {
            let system = resolve(described, &mut errors);
            if errors.is_empty() {
                return Ok(system);
            }
        }
        Err(error) => errors.add("document", document, error.to_string()),
    }
    Err(errors.into_list())
}

fn resolve(described: description::System, errors: &mut Errors) -> System {
    fields::no_unknown(&described.unknown, "", description::System::FIELDS, errors);
    let limits = Limits::Whole(VERSION, VERSION);
    fields::number(described.version, "version", limits, errors);
    let name = fields::optional(described.name, "name", "a text", errors).unwrap_or_default();
    if name.chars().count() > LONGEST_NAME {
        let accepted = format!("at most {LONGEST_NAME} characters");
        errors.add("name", &name, accepted);
    }
    fields::notes(described.notes, "notes", errors);
    let run = described.run.and_then(|given| run(given, errors));
    measured::check(described.measured, errors);
    measured::check_hold(described.hold, errors);
    measured::check_targets(described.targets, errors);
    let (places, stations, unresolved) = parts(described.stations, errors);
    let pools = pools::resolve(unresolved, &places, errors);
    let senders = Senders {
        users: described.users,
        think_ms: described.think_ms,
        arrivals_per_second: described.arrivals_per_second,
    };
    let around = Around {
        places: &places,
        stations: &stations,
        route: described.route,
    };
    let classes = classes_of(described.classes, senders, around, errors);
    let system = System {
        name,
        classes,
        stations: stations.into_iter().map(|made| made.station).collect(),
        pools,
        run,
    };
    // Of what is not resolved, nothing could be said.
    if errors.is_empty() {
        settles::check(&system, errors);
    }
    system
}

fn classes_of(
    given: Option<Given<Vec<Given<description::Class>>>>,
    senders: Senders,
    around: Around,
    errors: &mut Errors,
) -> Vec<Class> {
    let Some(given) = given else {
        return classes::only(senders, around, errors);
    };
    let beside = [
        ("users", senders.users.is_some()),
        ("thinkMs", senders.think_ms.is_some()),
        ("arrivalsPerSecond", senders.arrivals_per_second.is_some()),
    ];
    for (field, _) in beside.into_iter().filter(|&(_, is_given)| is_given) {
        errors.add(field, "given beside classes", "its place in a class");
    }
    let classes = given.read("classes", "a list of classes", errors);
    classes.map_or_else(Vec::new, |classes| classes::all(classes, around, errors))
}

/// The stations, the pools over stations, and where their names lead.
fn parts(
    given: Option<Given<Vec<Given<description::Station>>>>,
    errors: &mut Errors,
) -> (Places, Vec<Made>, Vec<Unresolved>) {
    let mut places = Places::default();
    let (mut stations, mut pools) = (Vec::new(), Vec::new());
    let accepted = "a list of stations";
    let Some(given) = fields::required(given, "stations", accepted, errors) else {
        return (places, stations, pools);
    };
    for (index, station) in given.into_iter().enumerate() {
        let at = format!("stations[{index}]");
        let accepted = "an object with name and kind";
        let Some(mut station) = station.read(&at, accepted, errors) else {
            continue;
        };
        fields::no_unknown(
            &station.unknown,
            &format!("{at}."),
            description::Station::FIELDS,
            errors,
        );
        let field = format!("{at}.name");
        let name = fields::name(station.name.take(), &field, &places.names, errors);
        places.names.push(name.clone());
        fields::notes(station.notes.take(), &format!("{at}.notes"), errors);
        let field = format!("{at}.fromPoints");
        fields::optional(station.from_points.take(), &field, "true or false", errors);
        let kind = stations::kind(&mut station, &at, errors);
        let is_pool = matches!(kind, Some(Kind::Pool | Kind::Lock)) && station.over.is_some();
        places.places.push(kind.map(|kind| {
            if is_pool {
                let count = stations::permits(&mut station, kind, &at, errors);
                let over = station.over.take().unwrap_or(Given::Right(Vec::new()));
                pools.push(Unresolved {
                    name,
                    count,
                    over,
                    at,
                });
                return Place::Pool(pools.len() - 1);
            }
            stations.push(stations::station(station, name, kind, &at, errors));
            Place::Station(stations.len() - 1)
        }));
    }
    places.stations = stations.len();
    for (what, count, least, most) in [
        // With those whose kind is not known.
        (
            "stations",
            places.names.len() - pools.len(),
            1,
            MOST_STATIONS,
        ),
        ("pools over stations", pools.len(), 0, MOST_POOLS),
    ] {
        if !(least..=most).contains(&count) {
            errors.add("stations", count, format!("{least} to {most} {what}"));
        }
    }
    (places, stations, pools)
}

fn run(given: Given<description::Run>, errors: &mut Errors) -> Option<Run> {
    let run = given.read("run", "an object with forMs", errors)?;
    fields::no_unknown(&run.unknown, "run.", description::Run::FIELDS, errors);
    let limits = Limits::From(0.0, LONGEST_RUN_MS);
    let warm_up_ms = fields::number(run.warm_up_ms, "run.warmUpMs", limits, errors);
    let for_ms = fields::required(run.for_ms, "run.forMs", "a number of ms", errors)?;
    let for_ms = fields::number(
        Some(Given::Right(for_ms)),
        "run.forMs",
        Limits::Above0,
        errors,
    )?;
    Some(Run {
        warm_up_ms: warm_up_ms.unwrap_or(0.0),
        for_ms,
    })
}

/// A checked whole number.
fn whole(number: f64) -> u32 {
    u32::floored(number)
}
