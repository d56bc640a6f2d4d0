//! The line, the servers and the statistics of a station.

use super::batches::Groups;
use super::line::Line;
use super::plan::{Mode, Station as Plan};
use super::polls::Lookers;
use super::work::Work;
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;
use std::collections::VecDeque;

const SERVICES: u64 = 1_000;

pub struct Station {
    pub services: Stream,
    pub line: Line,
    /// Servers that serve or are kept by a request that cannot go on.
    pub busy: u32,
    /// Requests that wait for permits, in line, in service or kept here.
    pub present: u32,
    /// Services that go on although nobody waits for their end.
    pub unseen: u32,
    /// Requests, and their tickets, that wait elsewhere for room here.
    pub door: VecDeque<(u32, u32)>,
    /// How those are served whose speed depends on how many there are.
    pub work: Work,
    pub groups: Groups,
    pub lookers: Lookers,
    pub levels: Levels,
    pub counts: Counts,
}

#[derive(Default)]
pub struct Levels {
    pub in_line: TimeAverage,
    pub in_service: TimeAverage,
    /// Servers that serve, where they are not as many as requests in service.
    pub serving: TimeAverage,
    /// Requests whose service has ended and who cannot go on.
    pub blocked: TimeAverage,
}

#[derive(Default)]
pub struct Counts {
    pub arrived: u64,
    pub served: u64,
    /// Services to whose end nobody waited.
    pub unseen: u64,
    pub gave_up: u64,
    pub refused: u64,
    pub lost: u64,
    /// ms from joining the line to the beginning of service.
    pub waits: Tally,
    /// ms of services that ended.
    pub services: Tally,
    /// ms from joining the line to leaving after service.
    pub visits: Tally,
}

impl Station {
    pub fn new(place: usize, plan: &Plan, ranks: usize, draw: Draw) -> Self {
        Station {
            services: draw.stream(SERVICES + place as u64),
            line: Line::new(ranks),
            busy: 0,
            present: 0,
            unseen: 0,
            door: VecDeque::new(),
            work: Work::default(),
            groups: Groups::default(),
            lookers: match plan.mode {
                Mode::Polls(count, poll) => Lookers::new(count, poll),
                _ => Lookers::default(),
            },
            levels: Levels::default(),
            counts: Counts::default(),
        }
    }

    #[inline]
    pub fn has_room(&self, plan: &Plan) -> bool {
        plan.most.is_none_or(|most| self.present < most)
    }

    pub fn reset_statistics(&mut self, now: f64) {
        let levels = &mut self.levels;
        for level in [
            &mut levels.in_line,
            &mut levels.in_service,
            &mut levels.serving,
            &mut levels.blocked,
        ] {
            level.reset(now);
        }
        self.counts = Counts::default();
    }
}
