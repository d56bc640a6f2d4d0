//! Stations: what each kind is made of, and what it has no use for.

use super::fields::{self, Limits};
use super::{Errors, nearest};
use crate::check::numbers::{above_0, from, whole};
use crate::description::{Batch, Poll};
use crate::system::description::{self, Kind, Sharing};
use crate::system::given::Given;
use crate::system::model::{self, Limit, MOST_SERVERS, Service, Slowdown};
use crate::system::time::Shape;
use serde_json::Value;

const KINDS: [&str; 8] = [
    "processors",
    "disk",
    "lock",
    "delay",
    "pool",
    "queue",
    "batch",
    "poller",
];

/// A station, and the time of work where classes and steps give no other.
pub struct Made {
    /// Its field in the document.
    pub at: String,
    pub station: model::Station,
    pub demand_ms: Option<f64>,
    pub shape: Shape,
}

/// Names of the fields that are given, of those that only some kinds have.
fn special(station: &description::Station) -> Vec<&'static str> {
    let given = [
        ("count", station.count.is_some()),
        ("demandMs", station.demand_ms.is_some()),
        ("spread", station.spread.is_some()),
        ("sharing", station.sharing.is_some()),
        ("over", station.over.is_some()),
        ("slowdown", station.slowdown.is_some()),
        ("limit", station.limit.is_some()),
        ("whenFull", station.when_full.is_some()),
        ("batch", station.batch.is_some()),
        ("poll", station.poll.is_some()),
    ];
    let given = given.into_iter().filter(|&(_, is_given)| is_given);
    given.map(|(name, _)| name).collect()
}

fn fields_of(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Processors => &[
            "count", "demandMs", "spread", "sharing", "slowdown", "limit", "whenFull",
        ],
        Kind::Delay => &["demandMs", "spread", "slowdown"],
        Kind::Disk | Kind::Lock | Kind::Pool | Kind::Queue => &[
            "count", "demandMs", "spread", "slowdown", "limit", "whenFull",
        ],
        Kind::Batch => &["count", "demandMs", "spread", "limit", "whenFull", "batch"],
        Kind::Poller => &["count", "demandMs", "spread", "limit", "whenFull", "poll"],
    }
}

/// Refuses what a kind has no use for.
fn no_others(station: &description::Station, allowed: &[&str], at: &str, errors: &mut Errors) {
    for name in special(station) {
        if !allowed.contains(&name) {
            let accepted = format!("no such field here, but {}", allowed.join(", "));
            errors.add(format!("{at}.{name}"), "given", accepted);
        }
    }
}

pub fn kind(station: &mut description::Station, at: &str, errors: &mut Errors) -> Option<Kind> {
    let given = station.kind.take();
    let name = match &given {
        Some(Given::Wrong(Value::String(name))) => name.as_str(),
        _ => "",
    };
    let accepted = nearest::accepted(name, &KINDS);
    fields::required(given, &format!("{at}.kind"), &accepted, errors)
}

/// Servers or permits.
fn count(station: &mut description::Station, kind: Kind, at: &str, errors: &mut Errors) -> u32 {
    let most = if kind == Kind::Lock { 1 } else { MOST_SERVERS };
    let limits = Limits::Whole(1.0, f64::from(most));
    let count = fields::number(station.count.take(), &format!("{at}.count"), limits, errors);
    super::whole(count.unwrap_or(1.0))
}

/// The permits of a pool over stations.
pub fn permits(
    station: &mut description::Station,
    kind: Kind,
    at: &str,
    errors: &mut Errors,
) -> u32 {
    no_others(station, &["count", "over"], at, errors);
    count(station, kind, at, errors)
}

pub fn station(
    mut station: description::Station,
    name: String,
    kind: Kind,
    at: &str,
    errors: &mut Errors,
) -> Made {
    no_others(&station, fields_of(kind), at, errors);
    let count = count(&mut station, kind, at, errors);
    let limit = limit(&mut station, kind, at, errors);
    let slowdown = slowdown(&mut station, at, errors);
    let field = format!("{at}.sharing");
    let accepted = "“firstComeFirstServed” or “shared”";
    let sharing = fields::optional(station.sharing, &field, accepted, errors).unwrap_or_default();
    let most = limit.map_or(1e3, |limit: Limit| f64::from(limit.most).min(1e3));
    let batch = (kind == Kind::Batch).then(|| batch(station.batch, most, at, errors));
    let poll = (kind == Kind::Poller).then(|| poll(station.poll, at, errors));
    let service = match (kind, batch.flatten(), poll.flatten()) {
        (Kind::Delay, ..) => Service::Delay,
        (Kind::Batch, Some(batch), _) => Service::Batches { count, batch },
        (Kind::Poller, _, Some(poll)) => Service::Polls { count, poll },
        (Kind::Processors, ..) => Service::Servers { count, sharing },
        _ => Service::Servers {
            count,
            sharing: Sharing::FirstComeFirstServed,
        },
    };
    let field = format!("{at}.demandMs");
    // One that is refused is not missing, too.
    let refused_ms = station.demand_ms.is_some().then_some(1.0);
    let demand_ms = fields::number(station.demand_ms, &field, Limits::Above0, errors);
    let spread = fields::spread(station.spread, &format!("{at}.spread"), errors);
    let (shape, own_ms) = spread.unwrap_or((Shape::Exponential, None));
    Made {
        at: at.to_string(),
        station: model::Station {
            name,
            service,
            slowdown,
            limit,
        },
        demand_ms: demand_ms.or(own_ms).or(refused_ms),
        shape,
    }
}

fn limit(
    station: &mut description::Station,
    kind: Kind,
    at: &str,
    errors: &mut Errors,
) -> Option<Limit> {
    let field = format!("{at}.whenFull");
    let accepted = "“lose”, “block” or “refuse”";
    let when_full = fields::optional(station.when_full.take(), &field, accepted, errors);
    let field = format!("{at}.limit");
    let limit = station.limit.take();
    if limit.is_none() && (kind == Kind::Queue || when_full.is_some()) {
        errors.add(&field, "nothing", "the most requests that find room");
        return None;
    }
    let limits = Limits::Whole(1.0, 1e6);
    let most = fields::number(limit, &field, limits, errors)?;
    Some(Limit {
        most: super::whole(most),
        when_full: when_full.unwrap_or_default(),
    })
}

fn slowdown(station: &mut description::Station, at: &str, errors: &mut Errors) -> Option<Slowdown> {
    let field = format!("{at}.slowdown");
    let given = station.slowdown.take();
    let given = fields::optional(given, &field, "an object with perRequest", errors)?;
    fields::no_unknown(
        &given.unknown,
        &format!("{field}."),
        description::Slowdown::FIELDS,
        errors,
    );
    let accepted = "“inService” or “inside”";
    let counts = fields::optional(given.counts, &format!("{field}.counts"), accepted, errors);
    let field = format!("{field}.perRequest");
    let per_request = fields::required(given.per_request, &field, "a number", errors)?;
    let checked = from(&field, per_request, 0.0, 1e3);
    errors.note(checked)?;
    Some(Slowdown {
        per_request,
        counts: counts.unwrap_or_default(),
    })
}

fn batch(given: Option<Given<Batch>>, most: f64, at: &str, errors: &mut Errors) -> Option<Batch> {
    let field = format!("{at}.batch");
    let batch = fields::required(given, &field, "an object with size and waitMs", errors)?;
    errors.note(whole(&format!("{field}.size"), batch.size, 1.0, most))?;
    errors.note(from(&format!("{field}.waitMs"), batch.wait_ms, 0.0, 1e12))?;
    Some(batch)
}

fn poll(given: Option<Given<Poll>>, at: &str, errors: &mut Errors) -> Option<Poll> {
    let field = format!("{at}.poll");
    let accepted = "an object with firstMs, growth and longestMs";
    let poll = fields::required(given, &field, accepted, errors)?;
    errors.note(above_0(&format!("{field}.firstMs"), poll.first_ms))?;
    errors.note(from(&format!("{field}.growth"), poll.growth, 1.0, 100.0))?;
    let field = format!("{field}.longestMs");
    errors.note(from(&field, poll.longest_ms, poll.first_ms, 1e9))?;
    Some(poll)
}
