//! Checks a description and resolves its ids.

pub mod numbers;
mod text;

use crate::description::{self, Distribution, Leg, Network};
use crate::plan::*;
use crate::refusal::Refusal;
use messagebox_sim::kernel::convert::{Real, Whole};
use numbers::{above_0, from, whole};

/// How far the shares of a route may be from 1.
const ROUNDING: f64 = 1e-6;
const LONGEST_ID: usize = 60;

/// The plan of a description in JSON, or the first thing that is wrong with it.
pub fn plan(json: &[u8]) -> Result<Plan, Refusal> {
    let network = text::parse(json)?;
    limit("sources", network.sources.len(), 1, MOST_SOURCES)?;
    limit("stations", network.stations.len(), 0, MOST_STATIONS)?;
    limit(
        "locks",
        network.locks.iter().flatten().count(),
        0,
        MOST_LOCKS,
    )?;
    let ids = Ids::of(&network)?;
    let sources = network.sources.into_iter().enumerate();
    let stations = network.stations.into_iter().enumerate();
    let plan = Plan {
        sources: sources
            .map(|(index, one)| source(&format!("sources[{index}]"), one, &ids))
            .collect::<Result<_, _>>()?,
        stations: stations
            .map(|(index, one)| station(&format!("stations[{index}]"), one, &ids))
            .collect::<Result<_, _>>()?,
        locks: ids.locks.into_iter().collect(),
    };
    for (index, station) in plan.stations.iter().enumerate() {
        let is_taken = |lock| plan.stations.iter().any(|one| one.takes == Some(lock));
        if let Some(lock) = station.frees
            && !is_taken(lock)
        {
            let id = plan.locks.at(lock).map_or("", String::as_str);
            let field = format!("stations[{index}].frees");
            return Err(Refusal::new(field, id, "a lock that a station takes"));
        }
    }
    Ok(plan)
}

fn limit(field: &str, count: usize, least: usize, most: usize) -> Result<(), Refusal> {
    if (least..=most).contains(&count) {
        return Ok(());
    }
    let accepted = format!("{least} to {most} of them");
    Err(Refusal::new(field, count, accepted))
}

/// Ids of stations and locks, in their order.
struct Ids {
    stations: Vec<String>,
    locks: Vec<String>,
}

impl Ids {
    fn of(network: &Network) -> Result<Self, Refusal> {
        let ids = Ids {
            stations: network.stations.iter().map(|one| one.id.clone()).collect(),
            locks: network
                .locks
                .iter()
                .flatten()
                .map(|one| one.id.clone())
                .collect(),
        };
        let sources = network.sources.iter().map(|source| match source {
            description::Source::Open { id, .. } | description::Source::Closed { id, .. } => id,
        });
        let groups = [
            ("sources", sources.collect::<Vec<_>>()),
            ("stations", ids.stations.iter().collect()),
            ("locks", ids.locks.iter().collect()),
        ];
        let mut seen = vec!["out"];
        for (group, members) in &groups {
            for (index, id) in members.iter().enumerate() {
                let is_new = !seen.contains(&id.as_str());
                if !is_new || id.is_empty() || id.chars().count() > LONGEST_ID {
                    let field = format!("{group}[{index}].id");
                    let accepted =
                        format!("1 to {LONGEST_ID} characters that are no other id and not “out”");
                    return Err(Refusal::new(field, id, accepted));
                }
                seen.push(id);
            }
        }
        Ok(ids)
    }
}

fn find(ids: &[String], field: &str, id: &str) -> Result<usize, Refusal> {
    ids.iter()
        .position(|known| known == id)
        .ok_or_else(|| Refusal::new(field, id, format!("one of {}", ids.join(", "))))
}

fn find_one_of(
    ids: &[String],
    field: String,
    id: Option<String>,
) -> Result<Option<usize>, Refusal> {
    id.map(|id| find(ids, &field, &id)).transpose()
}

fn source(field: &str, source: description::Source, ids: &Ids) -> Result<Source, Refusal> {
    let rank = |priority: Option<f64>| {
        let most = PRIORITIES.real() - 1.0;
        let priority = priority.unwrap_or(0.0);
        let number = whole(&format!("{field}.priority"), priority, 0.0, most)?;
        Ok(u8::saturated(number))
    };
    match source {
        description::Source::Open {
            id,
            interarrival,
            batch,
            priority,
            to,
        } => {
            interarrival.check(&format!("{field}.interarrival"))?;
            let batch = whole(&format!("{field}.batch"), batch.unwrap_or(1.0), 1.0, 1e3)?;
            Ok(Source {
                id,
                kind: SourceKind::Open {
                    interarrival,
                    batch,
                },
                priority: rank(priority)?,
                route: route(field, &to, ids)?,
            })
        }
        description::Source::Closed {
            id,
            users,
            think,
            answered_at,
            priority,
            to,
        } => {
            let most = f64::from(MOST_USERS);
            let users = whole(&format!("{field}.users"), users, 0.0, most)?;
            if !matches!(think, Distribution::Constant { mean_ms: 0.0 }) {
                think.check(&format!("{field}.think"))?;
            }
            let answered_at =
                find_one_of(&ids.stations, format!("{field}.answeredAt"), answered_at)?;
            Ok(Source {
                id,
                kind: SourceKind::Closed {
                    users,
                    think,
                    answered_at,
                },
                priority: rank(priority)?,
                route: route(field, &to, ids)?,
            })
        }
    }
}

fn station(field: &str, station: description::Station, ids: &Ids) -> Result<Station, Refusal> {
    let within = |name: &str| format!("{field}.{name}");
    station.service.check(&within("service"))?;
    let most = f64::from(MOST_SERVERS);
    let servers = station
        .servers
        .map(|servers| whole(&within("servers"), servers, 1.0, most));
    let most = f64::from(MOST_MESSAGES);
    let capacity = station
        .capacity
        .map(|capacity| whole(&within("capacity"), capacity, 1.0, most))
        .transpose()?;
    if let Some(batch) = station.batch {
        let most = capacity.map_or(1e3, |capacity| f64::from(capacity).min(1e3));
        whole(&within("batch.size"), batch.size, 1.0, most)?;
        from(&within("batch.waitMs"), batch.wait_ms, 0.0, 1e12)?;
    }
    if let Some(poll) = station.poll {
        if station.servers.is_none() {
            let accepted = "no polling where there are as many servers as needed";
            return Err(Refusal::new(within("poll"), "given", accepted));
        }
        above_0(&within("poll.firstMs"), poll.first_ms)?;
        from(&within("poll.growth"), poll.growth, 1.0, 100.0)?;
        from(
            &within("poll.longestMs"),
            poll.longest_ms,
            poll.first_ms,
            1e9,
        )?;
    }
    if let Some(slow) = station.slow {
        above_0(&within("slow.everyMs"), slow.every_ms)?;
        from(&within("slow.forMs"), slow.for_ms, 0.0, slow.every_ms)?;
        above_0(&within("slow.factor"), slow.factor)?;
    }
    Ok(Station {
        servers: servers.transpose()?,
        service: station.service,
        takes: find_one_of(&ids.locks, within("takes"), station.takes)?,
        frees: find_one_of(&ids.locks, within("frees"), station.frees)?,
        priorities: station.priorities,
        capacity,
        when_full: station.when_full,
        batch: station.batch,
        poll: station.poll,
        slow: station.slow,
        route: route(field, &station.to, ids)?,
        id: station.id,
    })
}

fn route(field: &str, legs: &[Leg], ids: &Ids) -> Result<Route, Refusal> {
    limit(&format!("{field}.to"), legs.len(), 1, MOST_STATIONS + 1)?;
    let leg = |(index, leg): (usize, &Leg)| {
        let field = format!("{field}.to[{index}]");
        from(&format!("{field}.share"), leg.share, 0.0, 1.0)?;
        if leg.to == "out" {
            return Ok((Destination::Out, leg.share));
        }
        let station = find(&ids.stations, &format!("{field}.to"), &leg.to)?;
        Ok((Destination::Station(station), leg.share))
    };
    let sum: f64 = legs.iter().map(|leg| leg.share).sum();
    let route = legs.iter().enumerate().map(leg).collect::<Result<_, _>>()?;
    if libm::fabs(sum - 1.0) > ROUNDING {
        return Err(Refusal::new(
            format!("{field}.to"),
            sum,
            "shares that add up to 1",
        ));
    }
    Ok(Route(route))
}
