//! Routes: steps in order or a table of shares, and whether every request comes out.

use super::Errors;
use super::demands::Demands;
use super::fields::{self, Limits};
use super::places::Places;
use crate::check::numbers::whole;
use crate::system::description::{self, Legs, Route, Step, StepFields};
use crate::system::given::Given;
use crate::system::model::{self, MOST_STEPS, Retries, Timeout};
use crate::system::time::{Shape, Time};
use std::collections::BTreeMap;

/// How far the shares of a place may be from 1.
const ROUNDING: f64 = 1e-6;
/// Ways between steps, of one route.
const MOST_WAYS: usize = 50_000;

/// Where requests enter, and the steps.
pub type Checked = (model::Route, Vec<model::Step>);

pub fn route(
    route: Route,
    at: &str,
    places: &Places,
    demands: &Demands,
    errors: &mut Errors,
) -> Checked {
    match route {
        Route::Steps(steps) => in_order(steps, at, places, demands, errors),
        Route::Table(rows) => table(rows, at, places, demands, errors),
    }
}

/// All stations in their order.
pub fn through(stations: usize, demands: &Demands, errors: &mut Errors) -> Checked {
    let steps = (0..stations).map(|station| plain(station, demands.of(station, errors)));
    let steps = steps.map(|step| (step, 1.0)).collect();
    linked(steps)
}

fn plain(station: usize, demand: Time) -> model::Step {
    model::Step {
        station,
        demand,
        timeout: None,
        retries: None,
        next: Vec::new(),
    }
}

fn in_order(
    steps: Vec<Given<Step>>,
    at: &str,
    places: &Places,
    demands: &Demands,
    errors: &mut Errors,
) -> Checked {
    if steps.is_empty() || steps.len() > MOST_STEPS {
        errors.add(at, steps.len(), format!("1 to {MOST_STEPS} steps"));
        return linked(Vec::new());
    }
    let steps = steps.into_iter().enumerate();
    let steps: Vec<_> = steps
        .filter_map(|(index, step)| {
            let at = format!("{at}[{index}]");
            let accepted = "the name of a station, or an object with at";
            match step.read(&at, accepted, errors)? {
                Step::Name(name) => {
                    let station = places.find_station(&name, &at, errors)?;
                    Some((plain(station, demands.of(station, errors)), 1.0))
                }
                Step::Fields(fields) => visit(*fields, &at, places, demands, errors),
            }
        })
        .collect();
    let skipped = steps.iter().filter(|&&(_, share)| share < 1.0).count();
    if skipped * steps.len() > 2 * MOST_WAYS {
        errors.add(at, skipped, "fewer steps with a share below 1");
        return linked(Vec::new());
    }
    linked(steps)
}

/// A step and its share.
fn visit(
    step: StepFields,
    at: &str,
    places: &Places,
    demands: &Demands,
    errors: &mut Errors,
) -> Option<(model::Step, f64)> {
    let within = |name: &str| format!("{at}.{name}");
    fields::no_unknown(&step.unknown, &within(""), StepFields::FIELDS, errors);
    let limits = Limits::From(0.0, 1.0);
    let share = fields::number(step.share, &within("share"), limits, errors).unwrap_or(1.0);
    let own_ms = fields::number(step.demand_ms, &within("demandMs"), Limits::Above0, errors);
    let field = within("timeoutMs");
    let after = fields::duration(step.timeout_ms, &field, Shape::Constant, errors);
    if after.is_some_and(|after| after.mean_ms <= 0.0) {
        errors.add(field, 0, "a number above 0");
    }
    let field = within("stopsService");
    let stops_service = fields::optional(step.stops_service, &field, "true or false", errors);
    let accepted = "an object with most";
    let given = fields::optional(step.retries, &within("retries"), accepted, errors);
    let retries = given.and_then(|given| retries(given, &within("retries"), errors));
    let name = fields::required(step.at, &within("at"), "the name of a station", errors)?;
    let station = places.find_station(&name, &within("at"), errors)?;
    let demand = match own_ms {
        Some(own_ms) => demands.shaped(station, own_ms),
        None => demands.of(station, errors),
    };
    let step = model::Step {
        timeout: after.map(|after| Timeout {
            after,
            stops_service: stops_service.unwrap_or(false),
        }),
        retries,
        ..plain(station, demand)
    };
    Some((step, share))
}

fn retries(given: description::Retries, at: &str, errors: &mut Errors) -> Option<Retries> {
    let within = |name: &str| format!("{at}.{name}");
    fields::no_unknown(
        &given.unknown,
        &within(""),
        description::Retries::FIELDS,
        errors,
    );
    let backoff = fields::duration(
        given.backoff_ms,
        &within("backoffMs"),
        Shape::Constant,
        errors,
    );
    let limits = Limits::From(1.0, 100.0);
    let factor = fields::number(given.factor, &within("factor"), limits, errors);
    let accepted = "a whole number from 1 to 100";
    let most = fields::required(given.most, &within("most"), accepted, errors)?;
    let checked = whole(&within("most"), most, 1.0, 100.0);
    Some(Retries {
        most: errors.note(checked)?,
        backoff: backoff.unwrap_or(Time::constant(0.0)),
        factor: factor.unwrap_or(1.0),
    })
}

/// Steps in order, of which each is visited by its share of the requests.
fn linked(steps: Vec<(model::Step, f64)>) -> Checked {
    let shares: Vec<f64> = steps.iter().map(|&(_, share)| share).collect();
    let from = |first: usize| {
        let mut left = 1.0;
        let mut ways = Vec::new();
        for (step, &share) in shares.iter().enumerate().skip(first) {
            if share > 0.0 && left > 0.0 {
                ways.push((Some(step), left * share));
            }
            left *= 1.0 - share;
            if left <= 0.0 {
                return ways;
            }
        }
        ways.push((None, left));
        ways
    };
    let entry = from(0);
    let steps = steps.into_iter().enumerate();
    let steps = steps.map(|(index, (step, _))| model::Step {
        next: from(index + 1),
        ..step
    });
    (entry, steps.collect())
}

fn table(
    rows: BTreeMap<String, Given<Legs>>,
    at: &str,
    places: &Places,
    demands: &Demands,
    errors: &mut Errors,
) -> Checked {
    let mut read = Vec::new();
    let mut entry = None;
    for (name, row) in rows {
        let field = format!("{at}.{name}");
        let from = match name.as_str() {
            "in" => None,
            _ => match places.find_station(&name, &field, errors) {
                Some(station) => Some(station),
                None => continue,
            },
        };
        let accepted = "an object with the share of each station";
        let legs = row.read(&field, accepted, errors);
        let legs = legs.map(|legs| row_of(legs, &field, places, errors));
        match from {
            None => entry = Some(legs.unwrap_or_default()),
            Some(station) => read.push((station, legs.unwrap_or_default())),
        }
    }
    let Some(entry) = entry else {
        errors.add(
            format!("{at}.in"),
            "nothing",
            "the shares of where requests come in",
        );
        return (Vec::new(), Vec::new());
    };
    let step_of = |station: usize| read.iter().position(|&(from, _)| from == station);
    let mut missing: Vec<usize> = Vec::new();
    let mut resolve = |legs: &[(Option<usize>, f64)]| -> model::Route {
        let leg = |&(station, share): &(Option<usize>, f64)| match station {
            None => Some((None, share)),
            Some(station) => match step_of(station) {
                Some(step) => Some((Some(step), share)),
                None => {
                    missing.push(station);
                    None
                }
            },
        };
        legs.iter().filter_map(leg).collect()
    };
    let entry = resolve(&entry);
    let mut steps = Vec::new();
    for (station, legs) in &read {
        steps.push(model::Step {
            next: resolve(legs),
            ..plain(*station, demands.of(*station, errors))
        });
    }
    missing.sort_unstable();
    missing.dedup();
    for station in missing {
        let field = format!("{at}.{}", places.station_name(station));
        errors.add(
            field,
            "nothing",
            "the shares of where requests go from here",
        );
    }
    (entry, steps)
}

/// Stations, or out where there is none, with their shares above 0.
fn row_of(legs: Legs, at: &str, places: &Places, errors: &mut Errors) -> Vec<(Option<usize>, f64)> {
    let mut sum = 0.0;
    let mut read = Vec::new();
    let mut is_whole = true;
    for (name, share) in legs {
        let field = format!("{at}.{name}");
        let limits = Limits::From(0.0, 1.0);
        let share = fields::number(Some(share), &field, limits, errors);
        is_whole &= share.is_some();
        let share = share.unwrap_or(0.0);
        sum += share;
        let to = match name.as_str() {
            "out" => None,
            _ => match places.find_station(&name, &field, errors) {
                Some(station) => Some(station),
                None => continue,
            },
        };
        if share > 0.0 {
            read.push((to, share));
        }
    }
    if is_whole && libm::fabs(sum - 1.0) > ROUNDING {
        errors.add(at, sum, "shares that add up to 1");
    }
    read
}
