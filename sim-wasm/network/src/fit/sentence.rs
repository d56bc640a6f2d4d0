//! What was found, in sentences that are made of it.

use super::answer::Explained;
use super::family::Kind;
use super::input::Input;
use super::limit::{Limit, loads};
use super::meters::Resource;
use super::prediction::{Next, Prediction, What, highest};
use super::range::Range;
use super::study::Verdict;
use super::words::{counted, three};
use messagebox_sim::kernel::convert::Real;

/// What an explanation says.
pub fn says(explained: &Explained) -> String {
    let places = explained.places.unwrap_or(0);
    let at_a_time = |count: u32| match count {
        1 => "one at a time".to_owned(),
        count => format!("{count} at a time"),
    };
    let between = match explained.places_between {
        Some((low, high)) if low < high => format!(", perhaps {low} to {high}"),
        _ => String::new(),
    };
    let served = format!(
        "{} for {} ms each{between}",
        at_a_time(places),
        three(explained.demand_ms.unwrap_or(0.0))
    );
    let second = match (explained.second_places, explained.second_demand_ms) {
        (Some(count), Some(ms)) => format!("{} for {} ms each", at_a_time(count), three(ms)),
        _ => String::new(),
    };
    let cost = three(100.0 * explained.cost_per_request.unwrap_or(0.0));
    match explained.kind {
        Kind::Delay => format!(
            "nothing queues: every request takes {} ms",
            three(explained.delay_ms)
        ),
        Kind::Places => format!("requests are served {served}"),
        Kind::UnevenPlaces if explained.variability.unwrap_or(1.0) < 1.0 => {
            format!("requests are served {served}, by times more even than chance")
        }
        Kind::UnevenPlaces => {
            format!("requests are served {served}, by times less even than chance")
        }
        Kind::Coherency => {
            format!("requests are served {served}, {cost} % longer for each other that is served")
        }
        Kind::Crowding => {
            format!("requests are served {served}, {cost} % longer for each other that is inside")
        }
        Kind::TwoStations => format!("requests are served {served}, then {second}"),
        Kind::Pool => format!(
            "{} held over a part where requests are served {second}",
            match places {
                1 => "one permit is".to_owned(),
                count => format!("{count} permits are"),
            }
        ),
        Kind::Meters => match explained.names.as_slice() {
            [first, other, ..] => format!("{first} serves {served}, {other} {second}"),
            [one] => format!("{one} serves {served}"),
            [] => format!("requests are served {served}"),
        },
    }
}

/// What places may be, which throughput alone does not tell.
fn may_be(explained: &Explained) -> String {
    match (explained.kind, explained.places) {
        (Kind::Delay | Kind::Meters | Kind::Pool | Kind::TwoStations, _) | (_, None) => {
            String::new()
        }
        (_, Some(1)) => {
            " (a lock, one thread or one processor: these levels do not tell which)".to_owned()
        }
        (_, Some(_)) => {
            " (threads, processors or connections: these levels do not tell which)".to_owned()
        }
    }
}

fn between(range: &Range) -> String {
    match range.high {
        Some(high) => format!("{} to {}", three(range.low), three(high)),
        None => format!("{} or more", three(range.low)),
    }
}

/// What limits the system, in one or two sentences.
pub fn sentence(
    input: &Input,
    limit: Option<&Limit>,
    above: f64,
    explained: &[Explained],
    resources: &[Resource],
    next: &Next,
    fits: bool,
) -> String {
    let highest_load = highest(input);
    let is_open = input.levels.iter().all(|level| level.users.is_none());
    let noun = if is_open {
        "arrival per second"
    } else {
        "user"
    };
    let load = |size: f64| {
        if is_open {
            format!("{} arrivals per second", three(size))
        } else {
            counted(size, noun)
        }
    };
    if loads(input) < 3 {
        return few(input, &load(highest_load), resources);
    }
    if !fits {
        return "No explanation fits these levels, so that nothing is said of a limit: look at the warnings, and measure again with longer levels.".to_owned();
    }
    let Some(limit) = limit else {
        let growing = format!(
            "No limit was seen up to {}: if there is one, it lies above {} requests per second.",
            load(highest_load),
            three(above)
        );
        let metered = resources.first().map_or(String::new(), |resource| {
            format!(
                " By its meter {} would be busy all the time at {} requests per second.",
                resource.name,
                three(resource.limit_per_second)
            )
        });
        return format!("{growing}{metered} Measure {} next.", load(next.at_users));
    };
    let x = &limit.throughput_per_second;
    let alive: Vec<&Explained> = explained
        .iter()
        .filter(|one| one.verdict.is_alive() && one.share > 0.05)
        .collect();
    let cause = alive
        .first()
        .map_or(String::new(), |one| format!("{}{}", says(one), may_be(one)));
    let most = format!(
        "The system answers at most {} requests per second ({})",
        three(x.value),
        between(x)
    );
    let knee = if is_open {
        String::new()
    } else {
        format!(", and from about {} on they wait", load(limit.knee.value))
    };
    let others = alive.len().saturating_sub(1);
    let others = match others {
        0 => String::new(),
        1 => " One other explanation does as well.".to_owned(),
        count => format!(" {count} other explanations do as well."),
    };
    let metered = metered(x.value, resources);
    let meters = if others.is_empty() || next.what == What::Level {
        String::new()
    } else {
        " No further level parts them well; how busy the resources are would.".to_owned()
    };
    format!("{most}{knee}: {cause}.{metered}{others}{meters}")
}

/// From this share of its time on a resource is taken to be full.
const FULL: f64 = 0.95;

/// Whether what limits has a meter.
fn metered(limit: f64, resources: &[Resource]) -> String {
    let Some(busiest) = resources.first() else {
        return String::new();
    };
    let busy = busiest.background + (1.0 - busiest.background) * limit / busiest.limit_per_second;
    if busy >= FULL {
        return format!(" By its meter {} is busy all the time then.", busiest.name);
    }
    format!(
        " Of what has meters {} is the busiest then, at {} %: something without a meter limits.",
        busiest.name,
        three(100.0 * busy)
    )
}

fn few(input: &Input, highest: &str, resources: &[Resource]) -> String {
    let levels = loads(input);
    let words = if levels == 1 { "One load" } else { "Two loads" };
    let metered = resources.first().map_or(String::new(), |resource| {
        format!(
            " By its meter {} would be busy all the time at {} requests per second.",
            resource.name,
            three(resource.limit_per_second)
        )
    });
    format!(
        "{words} cannot tell a limit: measure at least three, up to well above {highest}.{metered}"
    )
}

/// Whether times of closed levels are far from what users and throughput leave room for.
fn balance(input: &Input) -> Option<String> {
    let kept = input.levels.iter().filter(|level| !input.holds(level));
    let mut ratios: Vec<f64> = kept
        .filter_map(|level| {
            let room_ms =
                1_000.0 * level.users? / level.throughput_per_second - input.think_ms(level);
            Some(level.response_ms.mean? / room_ms)
        })
        .filter(|ratio| *ratio > 0.0)
        .collect();
    ratios.sort_by(f64::total_cmp);
    let middle = *ratios.get(ratios.len() / 2)?;
    (!(0.8..=1.25).contains(&middle)).then(|| {
        let times = three(middle);
        format!("Times are {times} of what users and throughput leave room for: users may pause, of which nothing was said, or a unit, count or duration is another. What is said of times follows users and throughput.")
    })
}

/// How the levels that were kept back came out.
fn kept_back(input: &Input, predictions: &[Prediction]) -> Option<String> {
    let held = input.levels.iter().filter(|level| input.holds(level));
    let inside: Vec<bool> = held
        .filter_map(|level| {
            let load =
                |one: &&Prediction| one.users.or(one.arrivals_per_second) == Some(level.load());
            let range = predictions.iter().find(load)?.throughput_per_second?;
            let x = level.throughput_per_second;
            Some(range.low <= x && range.high.is_none_or(|high| x <= high))
        })
        .collect();
    let count = inside.iter().filter(|inside| **inside).count();
    (!inside.is_empty()).then(|| {
        format!(
            "Of {} kept back {} {} within what was predicted.",
            counted(inside.len().real(), "level"),
            count,
            if count == 1 { "lies" } else { "lie" }
        )
    })
}

/// Whether what was found is doubtful, one sentence each.
pub fn notes(
    input: &Input,
    explained: &[Explained],
    predictions: &[Prediction],
    scatter_percent: f64,
) -> Vec<String> {
    let is_level = |load: &f64| input.levels.iter().any(|level| level.load() == *load);
    let unknown = input.hold.iter().flatten().filter(|load| !is_level(load));
    let mut notes: Vec<String> = unknown
        .map(|load| format!("No level has a load of {load}: nothing is kept back for it."))
        .collect();
    notes.extend(kept_back(input, predictions));
    let best = explained.iter().find(|one| one.verdict == Verdict::Best);
    if let Some(best) = best
        && best.fitted_error_percent > 5.0
    {
        notes.push(format!(
            "No explanation fits: the best misses the levels by {} %.",
            three(best.fitted_error_percent)
        ));
    }
    if scatter_percent > 3.0 {
        notes.push(format!(
            "The levels scatter by {} % around the best explanation: longer levels would tell more.",
            three(scatter_percent)
        ));
    }
    notes.extend(balance(input));
    let lowest = input
        .levels
        .iter()
        .filter(|level| !input.holds(level))
        .min_by(|a, b| a.load().total_cmp(&b.load()));
    if let Some(level) = lowest
        && let (Some(mean), Some(median)) = (level.response_ms.mean, level.response_ms.p50)
        && mean > 1.5 * median
    {
        notes.push(format!(
            "At the lowest load half of the requests take under {} ms and the mean is {} ms: some take much longer, by spikes or as a kind of their own, before anything queues.",
            three(median),
            three(mean)
        ));
    }
    notes
}
