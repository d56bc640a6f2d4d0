//! Which timer slot stands for what. There are slots for the largest network, so that a retuned one
//! fits.

use crate::plan::{MOST_MESSAGES, MOST_SERVERS, MOST_SOURCES, MOST_STATIONS, MOST_USERS};

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

const ARRIVALS: u32 = MOST_MESSAGES;
const USERS: u32 = ARRIVALS + MOST_SOURCES as u32;
const BATCHES: u32 = USERS + MOST_SOURCES as u32 * MOST_USERS;
const LOOKS: u32 = BATCHES + MOST_STATIONS as u32;
pub const SLOTS: usize = LOOKS as usize + MOST_STATIONS * MOST_SERVERS as usize;

pub fn service(message: u32) -> u32 {
    message
}

pub fn arrival(source: usize) -> u32 {
    ARRIVALS + source as u32
}

pub fn user(source: usize, user: u32) -> u32 {
    USERS + source as u32 * MOST_USERS + user
}

pub fn batch(station: usize) -> u32 {
    BATCHES + station as u32
}

pub fn look(station: usize, server: usize) -> u32 {
    LOOKS + station as u32 * MOST_SERVERS + server as u32
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
