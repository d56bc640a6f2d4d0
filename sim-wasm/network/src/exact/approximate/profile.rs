//! How long it takes to wait at a station, by what is found there: read off the exact answer of the
//! network with one class.

use crate::exact::limits::highest;
use crate::exact::mixed::{Line, Mixed, open_load};
use crate::exact::network::{Kind, Network, Station};
use crate::exact::speed::Speed;
use messagebox_sim::kernel::convert::{Real, Whole};

/// What a user and an open request wait at a station.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    pub user: Wait,
    pub open: Wait,
    /// Whether these waits know how services scatter.
    pub is_general: bool,
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
pub fn in_order(station: &Station) -> Option<usize> {
    match station.kind {
        Kind::InOrder(Speed::Servers(servers)) | Kind::ByPriority(Speed::Servers(servers)) => {
            Some(usize::saturated(servers))
        }
        _ => None,
    }
}

/// The profile of each station; none of a delay. Without the exact answer, as if each found were
/// served by all servers in turn (Seidmann).
pub fn of(
    plain: &Network,
    one: &Network,
    mixed: Option<&Mixed>,
    general: &[bool],
) -> Vec<Option<Profile>> {
    let stations = plain.stations.iter().zip(&one.stations);
    let Some(mixed) = mixed else {
        let plain = stations.map(|(station, _)| {
            let each = 1.0 / highest(station.kind.speed()?);
            let wait = Wait {
                line: each,
                busy: each,
            };
            Some(Profile {
                user: wait,
                open: wait,
                is_general: false,
            })
        });
        return plain.collect();
    };
    let stations = stations.zip(mixed.lines()).zip(general);
    let profiles = stations.map(|(((station, mean), line), is_general)| {
        let (user, open) = read(station, mean, one, mixed, line?);
        Some(Profile {
            user,
            open,
            is_general: *is_general,
        })
    });
    profiles.collect()
}

/// What users and open requests wait.
fn read(
    station: &Station,
    mean: &Station,
    one: &Network,
    mixed: &Mixed,
    line: &Line,
) -> (Wait, Wait) {
    let Some(now) = mixed.inside(line, None) else {
        return (Wait::default(), Wait::default());
    };
    let users = one.classes.first().and_then(|class| class.load.users());
    // What a user finds is what others do to each other.
    let others = users.filter(|users| *users > 0);
    let found = others.and_then(|_| mixed.inside(line, Some((0, 1))));
    let others = others.map_or(0.0, |users| 1.0 - 1.0 / f64::from(users));
    let rate = users.map_or(0.0, |_| mixed.throughput(0));
    let work = users.map_or(0.0, |_| rate * mean.demand_ms(0));
    let inside = users.map_or(0.0, |_| now.by_class.iter().sum());
    let open_load = open_load(one, mean);
    let open_inside = line.reduced.open_inside(&now.shares);
    let user_waits = (inside / work - 1.0).max(0.0);
    let open_waits = (open_inside / open_load - 1.0).max(0.0);
    let Some(servers) = in_order(station) else {
        let parts = |inside: f64| Parts {
            line: inside + open_inside,
            busy: 0.0,
        };
        return (
            parts(inside * others).share(user_waits, 0.0),
            parts(inside).share(open_waits, 0.0),
        );
    };
    let parts = |others: f64| Parts {
        line: (inside - work) * others + open_inside - open_load,
        busy: work * others + open_load,
    };
    let all_busy = |shares: &[f64]| {
        let some_idle: f64 = line.reduced.present(shares, servers).iter().sum();
        (1.0 - some_idle).max(0.0) / servers.real()
    };
    let found_busy = found.map_or(0.0, |found| all_busy(&found.shares));
    (
        parts(others).share(user_waits, found_busy),
        parts(1.0).share(open_waits, all_busy(&now.shares)),
    )
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
            line: each(waits - for_busy.min(waits), self.line),
            busy: each(for_busy.min(waits), self.busy),
        }
    }
}
