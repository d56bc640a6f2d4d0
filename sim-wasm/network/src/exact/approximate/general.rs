//! Stations in order with other than exponential services, for one class of users: each alone
//! against the rest of the network, until all agree.
//!
//! Marie, An approximate analytical method for general queueing networks (IEEE Trans. Softw. Eng. 5,
//! 1979). With one such station whose phases fit, the answer is exact.

use super::isolated::Isolated;
use crate::exact::mixed::{Mixed, open_load};
use crate::exact::network::{Kind, Network, Station};
use crate::exact::solution::Overloaded;
use crate::exact::speed::Speed;
use messagebox_sim::kernel::convert::Whole;

/// Rounds over all such stations at most.
const MOST_ROUNDS: usize = 12;
/// Change of a speed in a round, as a share, that counts as none.
const STILL: f64 = 1e-5;
/// Servers of a station that is solved alone, at most.
const MOST_SERVERS: u32 = 12;
/// Steps of such a solution at most: users × servers³.
const MOST_STEPS: f64 = 2e6;
/// How far a squared variation may be from 1 and count as exponential.
pub const EXPONENTIAL: f64 = 1e-9;

/// Servers, mean service in ms and squared variation of a station that is solved alone: its
/// services are not exponential, and only users of the first class come.
fn is_general(network: &Network, station: &Station) -> Option<(u32, f64, f64)> {
    let (Kind::InOrder(Speed::Servers(servers)) | Kind::ByPriority(Speed::Servers(servers))) =
        station.kind
    else {
        return None;
    };
    let users = network
        .classes
        .first()?
        .load
        .users()
        .filter(|users| *users > 0)?;
    let demand = station.demands.first()?;
    let is_exponential = (demand.squared_variation - 1.0).abs() < EXPONENTIAL;
    let steps = f64::from(users) * f64::from(servers).powi(3);
    let fits = servers <= MOST_SERVERS && steps <= MOST_STEPS;
    (fits && !is_exponential && demand.service_ms > 0.0 && open_load(network, station) == 0.0)
        .then_some((servers, demand.service_ms, demand.squared_variation))
}

/// The network with the speeds of such stations in the place of their services, its sums, and
/// which stations those are.
pub fn settled(mut network: Network) -> Result<(Network, Mixed, Vec<bool>), Overloaded> {
    let general: Vec<_> = network
        .stations
        .iter()
        .map(|one| is_general(&network, one))
        .collect();
    let mut mixed = Mixed::of(&network)?;
    let users = network.classes.first().and_then(|one| one.load.users());
    let users = users.map_or(0, usize::saturated::<u32>);
    for _ in 0..MOST_ROUNDS {
        let mut change = 0.0_f64;
        let stations = network.stations.iter_mut().zip(&general).zip(mixed.lines());
        for ((station, general), line) in stations {
            let (Some((servers, service_ms, squared_variation)), Some(line)) = (general, line)
            else {
                continue;
            };
            let visits = station.demands.first().map_or(0.0, |one| one.visits);
            let arrivals = (1..=users)
                .rev()
                .map(|away| visits * mixed.around(line, away));
            let arrivals: Vec<f64> = arrivals.collect();
            let isolated = Isolated {
                servers: usize::saturated(*servers),
                service_ms: *service_ms,
                squared_variation: *squared_variation,
                arrivals: &arrivals,
            };
            let speeds = isolated.rates().into_iter().map(|rate| rate * service_ms);
            let speeds: Vec<f64> = speeds.collect();
            // Of a station that nobody ever leaves there is nothing to find.
            if speeds
                .iter()
                .any(|speed| !(speed.is_finite() && *speed > 0.0))
            {
                continue;
            }
            let before =
                (1..).map(|inside| station.kind.speed().map_or(0.0, |one| one.with(inside)));
            let changes = speeds
                .iter()
                .zip(before)
                .map(|(new, old)| (new - old).abs() / new);
            change = changes.fold(change, f64::max);
            station.kind = Kind::InOrder(Speed::Given(speeds));
        }
        if change < STILL {
            break;
        }
        mixed = Mixed::of(&network)?;
    }
    let is_found = |one: &Station| matches!(one.kind, Kind::InOrder(Speed::Given(_)));
    let found = network.stations.iter().map(is_found);
    let found = found
        .zip(&general)
        .map(|(is_found, general)| is_found && general.is_some());
    let found = found.collect();
    Ok((network, mixed, found))
}
