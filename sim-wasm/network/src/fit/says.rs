//! What an explanation says, in words.

use super::explained::Explained;
use super::family::Kind;
use super::words::three;

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
            format!("requests are served {served}, with times that vary less than at random")
        }
        Kind::UnevenPlaces => {
            format!("requests are served {served}, with times that vary more than at random")
        }
        Kind::Coherency => {
            format!(
                "requests are served {served}, and {cost} % longer for each other one that is served"
            )
        }
        Kind::Crowding => {
            format!(
                "requests are served {served}, and {cost} % longer for each other one that is inside"
            )
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
pub fn may_be(explained: &Explained) -> String {
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
