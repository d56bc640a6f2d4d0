//! How long it takes to wait at a station, by what is found there: read off the exact answer of the
//! network with one class.

use crate::exact::mixed::{Line, Mixed, open_load};
use crate::exact::network::{Kind, Network, Station};
use crate::exact::speed::Speed;
use messagebox_sim::kernel::convert::Real;

/// What a user and an open request wait at a station.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    pub user: Wait,
    pub open: Wait,
}

/// Waiting time in units of the services found.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wait {
    /// For each that is found in line; for each inside, where the two are not told apart.
    pub line: f64,
    /// For each that is found in service.
    pub busy: f64,
}

/// Whether those in line and those in service count apart: in order, with servers of one speed.
pub fn in_order(station: &Station) -> Option<f64> {
    match station.kind {
        Kind::InOrder(Speed::Servers(servers)) | Kind::ByPriority(Speed::Servers(servers)) => {
            Some(f64::from(servers))
        }
        _ => None,
    }
}

/// The profile of each station; none of a delay. Without the exact answer, as if each found were
/// served by all servers in turn (Seidmann).
pub fn of(plain: &Network, one: &Network, mixed: Option<&Mixed>) -> Vec<Option<Profile>> {
    let stations = plain.stations.iter().zip(&one.stations);
    let Some(mixed) = mixed else {
        let plain = stations.map(|(station, _)| {
            let speed = station.kind.speed()?;
            let each = 1.0 / speed.servers().real();
            let wait = Wait {
                line: each,
                busy: each,
            };
            Some(Profile {
                user: wait,
                open: wait,
            })
        });
        return plain.collect();
    };
    let users = one.classes.first().and_then(|class| class.load.users());
    stations
        .zip(mixed.lines())
        .map(|((station, mean), line)| Some(read(station, mean, one, mixed, line?, users)))
        .collect()
}

fn read(
    station: &Station,
    mean: &Station,
    one: &Network,
    mixed: &Mixed,
    line: &Line,
    users: Option<u32>,
) -> Profile {
    let Some(now) = mixed.inside(line, None) else {
        return Profile {
            user: Wait::default(),
            open: Wait::default(),
        };
    };
    // What a user finds is what others do to each other.
    let found = users
        .filter(|users| *users > 0)
        .and_then(|_| mixed.inside(line, Some((0, 1))));
    let open_load = open_load(one, mean);
    let open_inside = line.reduced.open_inside(&now.shares);
    let (rate, demand_ms) = match users {
        Some(_) => (mixed.throughput(0), mean.demand_ms(0)),
        None => (0.0, 0.0),
    };
    let inside = now.by_class.first().copied().unwrap_or(0.0);
    let others = users.map_or(0.0, |users| (f64::from(users) - 1.0) / f64::from(users));
    let user_waits = (inside / (rate * demand_ms) - 1.0).max(0.0);
    let open_waits = (open_inside / open_load - 1.0).max(0.0);
    let Some(servers) = in_order(station) else {
        let seen = Parts {
            line: inside * others + open_inside,
            busy: 0.0,
        };
        let all = Parts {
            line: inside + open_inside,
            busy: 0.0,
        };
        return Profile {
            user: seen.share(user_waits, 0.0),
            open: all.share(open_waits, 0.0),
        };
    };
    let work = rate * demand_ms;
    let seen = Parts {
        line: (inside - work) * others + open_inside - open_load,
        busy: work * others + open_load,
    };
    let all = Parts {
        line: inside - work + open_inside - open_load,
        busy: work + open_load,
    };
    let all_busy = |shares: &[f64]| line.reduced.busy(shares).1 / servers;
    let found_busy = found.map_or(0.0, |found| all_busy(&found.shares));
    Profile {
        user: seen.share(user_waits, found_busy),
        open: all.share(open_waits, all_busy(&now.shares)),
    }
}

/// How many are in line and in service.
struct Parts {
    line: f64,
    busy: f64,
}

impl Parts {
    /// The wait for each of them, where all together take `waits`, and the services under way
    /// `for_busy` of that.
    fn share(&self, waits: f64, for_busy: f64) -> Wait {
        let each = |time: f64, of: f64| {
            if time > 0.0 && of > 0.0 {
                time / of
            } else {
                0.0
            }
        };
        Wait {
            line: each(waits - for_busy, self.line),
            busy: each(for_busy, self.busy),
        }
    }
}
