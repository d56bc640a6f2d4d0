//! The requests in the system, and the users who think. Each keeps its place in a table until it
//! leaves; a user keeps one for ever.

use crate::table::Table;
use core::ops::{Index, IndexMut};
use messagebox_sim::kernel::convert::Whole;

/// What a request does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Its user thinks.
    Thinking,
    /// Waits for room at its station; `holds` says where it stays meanwhile.
    AtDoor,
    /// Waits in the line of this pool.
    AtPool(usize),
    InLine,
    InService,
    /// Was lost without notice; its sender waits for the timeout.
    Lost,
    /// Before a retry.
    Pausing,
    /// The place is in no use.
    Free,
}

#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub state: State,
    pub has_user: bool,
    /// Nobody waits for it any more: it only keeps its server busy.
    pub is_ghost: bool,
    pub class: usize,
    /// The step that it is at, or waits to come to.
    pub step: usize,
    /// Raised whenever it leaves a line or a service before its turn: what is of another ticket is of the past.
    pub ticket: u32,
    /// Retries of this step.
    pub tries: u32,
    /// One bit for each pool of which it holds a permit.
    pub held: u64,
    /// Those that it took for this step.
    pub taken_here: u64,
    /// The station whose server it keeps, although its service has ended.
    pub holds: Option<usize>,
    /// The services that it is served with, of a batch.
    pub group: usize,
    pub born_ms: f64,
    /// When it asked for a permit that it waits for.
    pub asked_ms: f64,
    /// When it joined the line of the station.
    pub joined_ms: f64,
    pub began_ms: f64,
}

impl Request {
    pub fn new(class: usize, state: State, has_user: bool, now: f64) -> Self {
        Request {
            state,
            has_user,
            is_ghost: false,
            class,
            step: 0,
            ticket: 0,
            tries: 0,
            held: 0,
            taken_here: 0,
            holds: None,
            group: 0,
            born_ms: now,
            asked_ms: now,
            joined_ms: now,
            began_ms: now,
        }
    }
}

/// Requests by their places, which are given again once free.
pub struct Requests {
    table: Table<Request>,
    free: Vec<u32>,
    most: u32,
}

impl Requests {
    pub fn new(most: u32) -> Self {
        Requests {
            table: Table::default(),
            free: Vec::new(),
            most,
        }
    }

    /// The place of a new request; none when there are too many.
    pub fn add(&mut self, request: Request) -> Option<u32> {
        if let Some(place) = self.free.pop() {
            // What still names the last one at this place must not mean this one.
            let ticket = self[place].ticket.wrapping_add(1);
            self[place] = Request { ticket, ..request };
            return Some(place);
        }
        let place = self.len();
        if place >= self.most {
            return None;
        }
        self.table.push(request);
        Some(place)
    }

    /// Places that are or were in use.
    pub fn len(&self) -> u32 {
        u32::saturated(self.table.len())
    }

    pub fn remove(&mut self, place: u32) {
        self[place].state = State::Free;
        self.free.push(place);
    }

    pub fn is_current(&self, (place, ticket): (u32, u32)) -> bool {
        self[place].ticket == ticket
    }
}

impl Index<u32> for Requests {
    type Output = Request;

    #[inline]
    fn index(&self, place: u32) -> &Request {
        &self.table[place as usize]
    }
}

impl IndexMut<u32> for Requests {
    #[inline]
    fn index_mut(&mut self, place: u32) -> &mut Request {
        &mut self.table[place as usize]
    }
}
