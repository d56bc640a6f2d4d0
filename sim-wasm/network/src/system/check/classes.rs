//! Classes: who sends, how often, and by which route.

use super::Errors;
use super::demands::Demands;
use super::fields::{self, Limits};
use super::places::Places;
use super::routes::{self, Checked};
use super::stations::Made;
use crate::check::numbers::{above_0, from};
use crate::system::description::{self, Arrivals, Duration, Route};
use crate::system::given::Given;
use crate::system::model::{Class, Load, MOST_CLASSES, MOST_USERS, Rate};
use crate::system::time::{Shape, Time};

const STEPS_OR_TABLE: &str = "a list of steps, or a table of shares";
const MOST_RATES: usize = 1_000;
const HIGHEST_RATE: f64 = 1e7;
const LATEST_MS: f64 = 1e9;

/// Who sends, as the system or a class says.
pub struct Senders {
    pub users: Option<Given<f64>>,
    pub think_ms: Option<Given<Duration>>,
    pub arrivals_per_second: Option<Given<Arrivals>>,
}

/// What classes are checked against.
pub struct Around<'a> {
    pub places: &'a Places,
    pub stations: &'a [Made],
    /// The route of the system.
    pub route: Option<Given<Route>>,
}

/// The only class of a system without classes. Its name is that of nothing.
pub fn only(senders: Senders, around: Around, errors: &mut Errors) -> Vec<Class> {
    let demands = Demands::of_stations(around.stations);
    let (entry, steps) = route(None, "", &around, &demands, errors);
    let load = load(senders, "", errors);
    vec![Class {
        name: String::new(),
        load,
        priority: 0,
        entry,
        steps,
    }]
}

/// The route of a class, else that of the system, else all stations in their order; `within` begins
/// the name of the field of a class.
fn route(
    own: Option<Given<Route>>,
    within: &str,
    around: &Around,
    demands: &Demands,
    errors: &mut Errors,
) -> Checked {
    let (field, given) = match own {
        Some(own) => (format!("{within}route"), Some(own)),
        None => ("route".to_string(), around.route.clone()),
    };
    let Some(given) = given else {
        return routes::through(around.stations.len(), demands, errors);
    };
    let route = given.read(&field, STEPS_OR_TABLE, errors);
    let checked = |route| routes::route(route, &field, around.places, demands, errors);
    route.map_or_else(Checked::default, checked)
}

pub fn all(
    classes: Vec<Given<description::Class>>,
    around: Around,
    errors: &mut Errors,
) -> Vec<Class> {
    if classes.is_empty() || classes.len() > MOST_CLASSES {
        let accepted = format!("1 to {MOST_CLASSES} classes");
        errors.add("classes", classes.len(), accepted);
        return Vec::new();
    }
    let mut names = Vec::new();
    let mut made = Vec::new();
    for (index, class) in classes.into_iter().enumerate() {
        let at = format!("classes[{index}]");
        let Some(class) = class.read(&at, "an object with a name", errors) else {
            continue;
        };
        let name = fields::name(class.name.clone(), &format!("{at}.name"), &names, errors);
        names.push(name.clone());
        made.push(one(class, name, &at, &around, errors));
    }
    let users = made.iter().map(|class| match class.load {
        Load::Closed { users, .. } => u64::from(users),
        Load::Open { .. } => 0,
    });
    let users: u64 = users.sum();
    if users > u64::from(MOST_USERS) {
        let accepted = format!("{MOST_USERS} users of all classes together at most");
        errors.add("classes", users, accepted);
    }
    made
}

fn one(
    class: description::Class,
    name: String,
    at: &str,
    around: &Around,
    errors: &mut Errors,
) -> Class {
    fields::no_unknown(
        &class.unknown,
        &format!("{at}."),
        description::Class::FIELDS,
        errors,
    );
    let (places, stations) = (around.places, around.stations);
    let field = format!("{at}.priority");
    let limits = Limits::Whole(0.0, 9.0);
    let priority = fields::number(class.priority, &field, limits, errors).unwrap_or(0.0);
    let demands = Demands::of_class(stations, class.demands_ms, at, places, errors);
    let (entry, steps) = route(class.route, &format!("{at}."), around, &demands, errors);
    let senders = Senders {
        users: class.users,
        think_ms: class.think_ms,
        arrivals_per_second: class.arrivals_per_second,
    };
    Class {
        name,
        load: load(senders, &format!("{at}."), errors),
        priority: super::whole(priority).try_into().unwrap_or(0),
        entry,
        steps,
    }
}

/// Users or arrivals; `within` begins the names of the fields.
fn load(senders: Senders, within: &str, errors: &mut Errors) -> Load {
    let none = Load::Open { rates: Vec::new() };
    let field = |name: &str| format!("{within}{name}");
    let think_ms = senders.think_ms;
    match (senders.users, senders.arrivals_per_second) {
        (None, None) => {
            let accepted = "a number of users, or arrivalsPerSecond";
            errors.add(field("users"), "nothing", accepted);
            none
        }
        (Some(_), Some(_)) => {
            let accepted = "either users or arrivalsPerSecond; both in classes of their own";
            errors.add(field("arrivalsPerSecond"), "given beside users", accepted);
            none
        }
        (Some(users), None) => {
            let limits = Limits::Whole(1.0, f64::from(MOST_USERS));
            let users = fields::number(Some(users), &field("users"), limits, errors);
            let think = fields::duration(think_ms, &field("thinkMs"), Shape::Exponential, errors);
            Load::Closed {
                users: super::whole(users.unwrap_or(1.0)),
                think: think.unwrap_or(Time::constant(0.0)),
            }
        }
        (None, Some(arrivals)) => {
            if think_ms.is_some() {
                let accepted = "no thinking where requests arrive from outside";
                errors.add(field("thinkMs"), "given", accepted);
            }
            let rates = rates(arrivals, &field("arrivalsPerSecond"), errors);
            Load::Open {
                rates: rates.unwrap_or_default(),
            }
        }
    }
}

fn rates(given: Given<Arrivals>, at: &str, errors: &mut Errors) -> Option<Vec<Rate>> {
    let accepted = "a number per second, or a list of fromMs and perSecond";
    match given.read(at, accepted, errors)? {
        Arrivals::PerSecond(per_second) => {
            let checked = above_0(at, per_second);
            errors.note(checked)?;
            let at_most = from(at, per_second, 0.0, HIGHEST_RATE);
            errors.note(at_most)?;
            let from_ms = 0.0;
            Some(vec![Rate {
                from_ms,
                per_second,
            }])
        }
        Arrivals::Changing(rates) => changing(rates, at, errors),
    }
}

fn changing(
    given: Vec<Given<description::Rate>>,
    at: &str,
    errors: &mut Errors,
) -> Option<Vec<Rate>> {
    if given.len() > MOST_RATES {
        errors.add(at, given.len(), format!("1 to {MOST_RATES} rates"));
        return None;
    }
    let mut rates: Vec<Rate> = Vec::new();
    for (index, rate) in given.into_iter().enumerate() {
        let at = format!("{at}[{index}]");
        let rate = rate.read(&at, "an object with fromMs and perSecond", errors)?;
        fields::no_unknown(
            &rate.unknown,
            &format!("{at}."),
            description::Rate::FIELDS,
            errors,
        );
        let field = format!("{at}.perSecond");
        let per_second = fields::required(rate.per_second, &field, "a number", errors)?;
        let checked = from(&field, per_second, 0.0, HIGHEST_RATE);
        errors.note(checked)?;
        let field = format!("{at}.fromMs");
        let from_ms = fields::required(rate.from_ms, &field, "a number of ms", errors)?;
        errors.note(from(&field, from_ms, 0.0, LATEST_MS))?;
        if rates.last().is_some_and(|last| from_ms <= last.from_ms) {
            errors.add(field, from_ms, "a later time than that of the rate before");
        }
        rates.push(Rate {
            from_ms,
            per_second,
        });
    }
    if rates.iter().all(|rate| rate.per_second <= 0.0) {
        errors.add(at, "no arrivals", "at least one rate above 0");
    }
    Some(rates)
}
