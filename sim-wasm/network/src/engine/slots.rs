//! Which timer slot stands for what. There are slots for the largest network, so that a retuned one
//! fits.

use crate::plan::{MOST_MESSAGES, MOST_SERVERS, MOST_SOURCES, MOST_STATIONS, MOST_USERS};
use messagebox_sim::kernel::convert::Whole;

/// What is due when a slot fires.
pub enum Due {
    /// End of the service whose first message has this place.
    Service(u32),
    Arrival(usize),
    /// The user stops thinking.
    User {
        source: usize,
        user: u32,
    },
    /// The first in line has waited long enough for a full batch.
    Batch(usize),
    /// The server looks again.
    Look {
        station: usize,
        server: usize,
    },
}

#[expect(clippy::cast_possible_truncation, reason = "8 of them")]
const SOURCES: u32 = MOST_SOURCES as u32;
#[expect(clippy::cast_possible_truncation, reason = "16 of them")]
const STATIONS: u32 = MOST_STATIONS as u32;
const ARRIVALS: u32 = MOST_MESSAGES;
const USERS: u32 = ARRIVALS + SOURCES;
const BATCHES: u32 = USERS + SOURCES * MOST_USERS;
const LOOKS: u32 = BATCHES + STATIONS;
pub const SLOTS: usize = LOOKS as usize + MOST_STATIONS * MOST_SERVERS as usize;

pub fn service(message: u32) -> u32 {
    message
}

pub fn arrival(source: usize) -> u32 {
    ARRIVALS + u32::saturated(source)
}

pub fn user(source: usize, user: u32) -> u32 {
    USERS + u32::saturated(source) * MOST_USERS + user
}

pub fn batch(station: usize) -> u32 {
    BATCHES + u32::saturated(station)
}

pub fn look(station: usize, server: usize) -> u32 {
    LOOKS + u32::saturated(station) * MOST_SERVERS + u32::saturated(server)
}

pub fn due(slot: u32) -> Due {
    if slot < ARRIVALS {
        Due::Service(slot)
    } else if slot < USERS {
        Due::Arrival((slot - ARRIVALS) as usize)
    } else if slot < BATCHES {
        let number = slot - USERS;
        Due::User {
            source: (number / MOST_USERS) as usize,
            user: number % MOST_USERS,
        }
    } else if slot < LOOKS {
        Due::Batch((slot - BATCHES) as usize)
    } else {
        let number = slot - LOOKS;
        Due::Look {
            station: (number / MOST_SERVERS) as usize,
            server: (number % MOST_SERVERS) as usize,
        }
    }
}
