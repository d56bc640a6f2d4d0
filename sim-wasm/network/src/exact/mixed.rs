//! The states of a network of product form: users of closed classes by convolution, open arrivals
//! as what they leave of each station.

use super::convolution::{Inside, Queue, Sums};
use super::network::{Load, Network, Station};
use super::reduced::Reduced;
use super::solution::Overloaded;
use super::speed::Speed;
use messagebox_sim::kernel::convert::{Real, Whole};

/// A network whose sums are known. The disciplines of its stations play no part.
pub struct Mixed {
    sums: Sums,
    lines: Vec<Option<Line>>,
}

/// A station where those inside share a speed.
pub struct Line {
    pub reduced: Reduced,
    place: usize,
}

impl Mixed {
    pub fn of(network: &Network) -> Result<Self, Overloaded> {
        let lines = lines(network)?;
        let sums = Sums::of(
            &users(network),
            &delays_ms(network),
            &queues(network, &lines),
        );
        Ok(Mixed { sums, lines })
    }

    /// About how many terms [`Mixed::of`] adds.
    pub fn steps(network: &Network) -> f64 {
        let users = users(network);
        let stations = network.stations.iter();
        let lines = stations.filter_map(|one| Some((one, one.kind.speed()?)));
        let reducing = lines.clone().map(|(station, speed)| {
            let most: usize = users.iter().sum();
            let servers = speed.servers();
            match open_load(network, station) > 0.0 {
                true => servers.real() * servers.min(most + 1).real(),
                false => 0.0,
            }
        });
        let speeds: Vec<&Speed> = lines.map(|(_, speed)| speed).collect();
        Sums::steps(&users, &speeds) + reducing.sum::<f64>()
    }

    /// Rounds per ms of the closed class at a place among the closed ones.
    pub fn throughput(&self, closed_class: usize) -> f64 {
        self.sums.throughput(closed_class)
    }

    /// The stations in their order; none where one is a delay.
    pub fn lines(&self) -> impl Iterator<Item = Option<&Line>> {
        self.lines.iter().map(Option::as_ref)
    }

    /// Rounds per ms that so many users make where there is one class and all avoid a station.
    pub fn around(&self, line: &Line, users: usize) -> f64 {
        self.sums.around(line.place, users)
    }

    /// Users of closed classes at a station, with so many of a class away where they are given.
    pub fn inside(&self, line: &Line, without: Option<(usize, usize)>) -> Option<Inside> {
        self.sums.inside(line.place, without)
    }
}

fn lines(network: &Network) -> Result<Vec<Option<Line>>, Overloaded> {
    let mut places = 0..;
    let all_users = users(network).iter().sum();
    let stations = network.stations.iter().enumerate();
    stations
        .map(|(station, one)| {
            let Some(speed) = one.kind.speed() else {
                return Ok(None);
            };
            let reduced = Reduced::of(speed, open_load(network, one), all_users);
            Ok(Some(Line {
                reduced: reduced.ok_or(Overloaded::Station(station))?,
                place: places.next().unwrap_or(usize::MAX),
            }))
        })
        .collect()
}

/// Work that open arrivals bring to a station, in units of a server.
pub fn open_load(network: &Network, station: &Station) -> f64 {
    let classes = network.classes.iter().enumerate();
    let loads = classes.map(|(place, class)| match class.load {
        Load::Open { per_ms } => per_ms * station.demand_ms(place),
        Load::Closed { .. } => 0.0,
    });
    loads.sum()
}

/// Users by closed class.
fn users(network: &Network) -> Vec<usize> {
    let users = network.classes.iter().filter_map(|one| one.load.users());
    users.map(usize::saturated).collect()
}

/// Thinking and delays by closed class.
fn delays_ms(network: &Network) -> Vec<f64> {
    let classes = network.classes.iter().enumerate();
    let delays = classes.filter_map(|(place, class)| {
        let Load::Closed { think_ms, .. } = class.load else {
            return None;
        };
        let stations = network.stations.iter();
        let delays = stations.filter(|one| one.kind.speed().is_none());
        Some(think_ms + delays.map(|one| one.demand_ms(place)).sum::<f64>())
    });
    delays.collect()
}

fn queues(network: &Network, lines: &[Option<Line>]) -> Vec<Queue> {
    let stations = network.stations.iter().zip(lines);
    let queues = stations.filter_map(|(station, line)| {
        let classes = network.classes.iter().enumerate();
        let closed = classes.filter(|(_, class)| class.load.users().is_some());
        Some(Queue {
            demands_ms: closed.map(|(place, _)| station.demand_ms(place)).collect(),
            speed: line.as_ref()?.reduced.speed.clone(),
        })
    });
    queues.collect()
}
