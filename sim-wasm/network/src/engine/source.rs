//! What a source has sent, and its users.

use crate::plan::{self, SourceKind};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;

const TIMES: u64 = 100;
const ROUTES: u64 = 200;

pub struct Source {
    /// Distances between arrivals, or thinking.
    pub times: Stream,
    pub routes: Stream,
    /// Users there are: while one leaves after its answer, more than planned.
    pub users: u32,
    /// Numbers of users that nobody has, the next to be given last.
    pub free_users: Vec<u32>,
    pub thinking: TimeAverage,
    pub born: u64,
    pub answers: Tally,
}

impl Source {
    pub fn new(index: usize, draw: Draw) -> Self {
        Source {
            times: draw.stream(TIMES + index as u64),
            routes: draw.stream(ROUTES + index as u64),
            users: 0,
            free_users: (0..plan::MOST_USERS).rev().collect(),
            thinking: TimeAverage::default(),
            born: 0,
            answers: Tally::default(),
        }
    }

    /// A user more, unless there are as many as planned.
    pub fn add_user(&mut self, plan: &plan::Source) -> Option<u32> {
        let SourceKind::Closed { users, .. } = plan.kind else {
            return None;
        };
        if self.users >= users {
            return None;
        }
        let user = self.free_users.pop()?;
        self.users += 1;
        Some(user)
    }

    /// Whether an answered user leaves, because there are more than planned.
    pub fn releases(&mut self, plan: &plan::Source, user: u32) -> bool {
        let SourceKind::Closed { users, .. } = plan.kind else {
            return false;
        };
        if self.users <= users {
            return false;
        }
        self.users -= 1;
        self.free_users.push(user);
        true
    }

    pub fn reset_statistics(&mut self, now: f64) {
        self.thinking.reset(now);
        self.born = 0;
        self.answers = Tally::default();
    }
}
