//! What limits the system, in sentences that are made of what was found.

use super::explained::Explained;
use super::input::Input;
use super::limit::{LEAST_LOADS, Limit};
use super::meters::Resource;
use super::missed::missed_by_percent;
use super::next::{Next, What};
use super::range::Range;
use super::says::{may_be, says};
use super::words::{counted, three};

fn between(range: &Range) -> String {
    match range.high {
        Some(high) => format!("{} to {}", three(range.low), three(high)),
        None => format!("{} or more", three(range.low)),
    }
}

/// What limits the system, in a few sentences; that no explanation fits comes before.
pub fn sentence(
    input: &Input,
    limit: Option<&Limit>,
    above: f64,
    explained: &[Explained],
    resources: &[Resource],
    next: &Next,
    tells: bool,
) -> String {
    let highest_load = input.highest_seen();
    let is_open = input.is_open();
    let load = |size: f64| {
        if is_open {
            format!("{} arrivals per second", three(size))
        } else {
            counted(size, "user")
        }
    };
    let missed = missed_by_percent(explained);
    let unfit = missed.map_or(String::new(), |percent| {
        format!(
            "No explanation fits: the best misses the levels by {} %. ",
            three(percent)
        )
    });
    if input.seen_loads().len() < LEAST_LOADS {
        return format!("{unfit}{}", few(input, &load(highest_load), resources));
    }
    if !tells {
        return format!(
            "{unfit}Nothing is said of a limit: look at the warnings, and measure again with longer levels."
        );
    }
    let (the, no) = match missed {
        None => ("The", "No"),
        Some(_) => ("The nearest says: the", "The nearest says: no"),
    };
    let Some(limit) = limit else {
        let kept_back = input.levels.len() - input.seen().count();
        let without = match kept_back {
            0 => String::new(),
            1 => ", the level kept back left out".to_owned(),
            count => format!(", the {count} levels kept back left out"),
        };
        let growing = format!(
            "{unfit}{no} limit was seen up to {}{without}: if there is one, it lies above {} requests per second.",
            load(highest_load),
            three(above)
        );
        let metered = full_at(resources);
        return format!("{growing}{metered} Measure {} next.", load(next.at_users));
    };
    let x = &limit.throughput_per_second;
    let alive: Vec<&Explained> = explained
        .iter()
        .filter(|one| one.verdict.is_alive())
        .collect();
    let cause = alive
        .first()
        .map_or(String::new(), |one| format!("{}{}", says(one), may_be(one)));
    let most = format!(
        "{unfit}{the} system answers at most {} requests per second ({})",
        three(x.value),
        between(x)
    );
    let knee = if is_open {
        String::new()
    } else {
        // Fewer may wait by chance; users are whole.
        let knee = libm::round(limit.knee.value).max(1.0);
        format!(
            ", and with more than about {} they have to wait",
            load(knee)
        )
    };
    let metered = metered(x.value, resources);
    let others = match missed {
        None => others(alive.len().saturating_sub(1), next),
        // Where none fits, no other does as well.
        Some(_) => String::new(),
    };
    format!("{most}{knee}: {cause}.{metered}{others}")
}

/// How many other explanations do as well, and what would part them.
fn others(count: usize, next: &Next) -> String {
    let others = match count {
        0 => return String::new(),
        1 => " One other explanation does as well.".to_owned(),
        count => format!(" {count} other explanations do as well."),
    };
    let meters = match next.what {
        What::Level => "",
        What::Meter => " No further level parts them well; how busy the resources are would.",
    };
    format!("{others}{meters}")
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

/// When the busiest of what has meters would be full.
fn full_at(resources: &[Resource]) -> String {
    resources.first().map_or(String::new(), |resource| {
        format!(
            " By its meter {} would be busy all the time at {} requests per second.",
            resource.name,
            three(resource.limit_per_second)
        )
    })
}

fn few(input: &Input, highest: &str, resources: &[Resource]) -> String {
    let words = match input.seen_loads().len() {
        1 => "One load",
        _ => "Two loads",
    };
    let metered = full_at(resources);
    format!(
        "{words} cannot tell a limit: measure at least three, up to well above {highest}.{metered}"
    )
}
