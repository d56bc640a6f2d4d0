//! Which of the study's computers take which roles, for any number of hosts of each kind.

use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;

/// Roles of a BizTalk computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roles {
    pub receives: bool,
    pub sends: bool,
    pub tracks: bool,
}

/// A BizTalk computer in a scenario.
#[derive(Clone, Debug)]
pub struct Place {
    pub name: &'static str,
    pub processors: u32,
    pub group: &'static str,
    pub roles: Roles,
}

/// The BizTalk computers of the study, two- and four-processor ones, and further four-processor
/// ones for scenarios larger than what was measured.
const MACHINES: [(&str, u32); 35] = [
    ("BPI2X-C05", 2),
    ("BPI2X-C06", 2),
    ("BPI4X-A02", 4),
    ("BPI4X-C02", 4),
    ("BPI4X-O02", 4),
    ("BPI4X-O03", 4),
    ("seventh", 4),
    ("further 1", 4),
    ("further 2", 4),
    ("further 3", 4),
    ("further 4", 4),
    ("further 5", 4),
    ("further 6", 4),
    ("further 7", 4),
    ("further 8", 4),
    ("further 9", 4),
    ("further 10", 4),
    ("further 11", 4),
    ("further 12", 4),
    ("further 13", 4),
    ("further 14", 4),
    ("further 15", 4),
    ("further 16", 4),
    ("further 17", 4),
    ("further 18", 4),
    ("further 19", 4),
    ("further 20", 4),
    ("further 21", 4),
    ("further 22", 4),
    ("further 23", 4),
    ("further 24", 4),
    ("further 25", 4),
    ("further 26", 4),
    ("further 27", 4),
    ("further 28", 4),
];

/// For each kind of host, in order of choice, which computers the study used for it. Kinds listed
/// first choose first.
const PREFERENCES: [(Id, &str, Roles, &[usize]); 5] = [
    (
        Id::TrackOnly,
        "trackOnly",
        Roles {
            receives: false,
            sends: false,
            tracks: true,
        },
        &[2, 3, 5],
    ),
    (
        Id::SendAndTrack,
        "sendAndTrack",
        Roles {
            receives: false,
            sends: true,
            tracks: true,
        },
        &[2, 3, 5],
    ),
    (
        Id::ReceiveOnly,
        "receiveOnly",
        Roles {
            receives: true,
            sends: false,
            tracks: false,
        },
        &[0, 1],
    ),
    (
        Id::ReceiveAndSend,
        "receiveAndSend",
        Roles {
            receives: true,
            sends: true,
            tracks: false,
        },
        &[1, 0, 4, 3, 5],
    ),
    (
        Id::SendOnly,
        "sendOnly",
        Roles {
            receives: false,
            sends: true,
            tracks: false,
        },
        &[3, 4, 5, 1, 0, 6, 2],
    ),
];

/// The computers of a scenario. For the documented configurations this gives the roles that the
/// study's text and CPU columns show.
pub fn roster(values: &Values<Id>) -> Vec<Place> {
    let mut taken = [false; MACHINES.len()];
    let mut places = Vec::new();
    for (id, group, roles, preferred) in PREFERENCES {
        for _ in 0..values.count(id) {
            let mut choice = preferred.iter().copied().chain(0..MACHINES.len());
            let free = choice.find(|&index| taken.get(index) == Some(&false));
            let machine = free.and_then(|index| {
                *taken.get_mut(index)? = true;
                Some((index, MACHINES.get(index)?))
            });
            let Some((index, &(name, processors))) = machine else {
                break;
            };
            places.push((
                index,
                Place {
                    name,
                    processors,
                    group,
                    roles,
                },
            ));
        }
    }
    places.sort_by_key(|(index, _)| *index);
    places.into_iter().map(|(_, place)| place).collect()
}
