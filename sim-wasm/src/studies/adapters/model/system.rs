//! The whole system: its parts, its clock, and what each timer drives.

use super::demand::{Demand, Lane, SQL_PROCESSORS};
use super::job::Served;
use super::load_tool::LoadTool;
use super::observations::Observations;
use super::settings::Settings;
use super::watched;
use crate::experiment::course::Course;
use crate::experiment::driver::{self, Driven};
use crate::kernel::convert::Whole;
use crate::kernel::fifo::Fifo;
use crate::kernel::random::{Draw, Stream};
use crate::kernel::station::Station;
use crate::studies::adapters::parameters::Parameters;

/// Timer slots before those of the stations.
const LOAD_SLOT: u32 = 0;
const CONTROL_SLOT: u32 = 1;
const SAMPLE_SLOT: u32 = 2;
const HEART_START_SLOT: u32 = 3;
const HEART_END_SLOT: u32 = 4;
const FIRST_STATION_SLOT: u32 = 5;

/// The part of a run that is measured, as shares of its length.
pub const HEART_CUT: [f64; 2] = [0.25, 0.8];

/// One stream of random numbers per source.
pub(super) struct Streams {
    pub biztalk: Stream,
    pub sql: Stream,
    pub receive_lane: Stream,
    pub send_lane: Stream,
}

/// Documents that a kind of host may have under way, less those that it has.
#[derive(Clone, Copy)]
pub(super) struct Threads {
    pub receiving: u32,
    pub orchestrating: u32,
    pub sending: u32,
}

/// Everything in a run.
pub struct System {
    pub(super) settings: Settings,
    pub(super) parameters: Parameters,
    pub(super) demand: Demand,
    pub(super) course: Course,
    pub(super) streams: Streams,
    pub(super) load: LoadTool,
    pub(super) biztalk: Station,
    pub(super) sql: Station,
    pub(super) receive_lane: Option<Station>,
    pub(super) send_lane: Option<Station>,
    first_sql_slot: u32,
    first_receive_slot: u32,
    first_send_slot: u32,
    pub(super) free: Threads,
    /// The document received last.
    pub(super) document: u32,
    /// Published documents that wait for a thread.
    pub(super) to_orchestrate: Fifo<u32>,
    pub(super) to_send: Fifo<u32>,
    /// Messages in the MessageBox: published and not completed.
    pub(super) in_database: u64,
    pub(super) completed: u64,
    pub(super) observations: Observations,
}

impl System {
    /// The system of a scenario before its first event.
    pub fn new(settings: Settings, p: Parameters, draw: Draw) -> Self {
        let demand = Demand::new(&settings, &p);
        let threads = (u32::floored(p.threads)).max(1) * settings.host_instances;
        let [biztalk, sql, receive_lane, send_lane] = draw.streams();
        let first_sql_slot = FIRST_STATION_SLOT + demand.biztalk_processors();
        let first_receive_slot = first_sql_slot + SQL_PROCESSORS;
        let count = |lane: Option<Lane>| lane.map_or(0, |lane| lane.connections);
        let first_send_slot = first_receive_slot + count(demand.receive_lane);
        let slots = first_send_slot + count(demand.send_lane);
        let station = |slot, servers| Station::new(slot, servers, 3 * threads as usize);
        let lane = |slot, lane: Option<Lane>| lane.map(|lane| station(slot, lane.connections));
        let mut course = Course::new(slots as usize, settings.end_ms);
        let timers = &mut course.timers;
        let [heart_start_ms, heart_end_ms] = HEART_CUT.map(|share| share * settings.end_ms);
        let observations = Observations::new(heart_start_ms, settings.end_ms);
        timers.schedule(LOAD_SLOT, 0.0);
        timers.schedule(CONTROL_SLOT, p.control_ms);
        timers.schedule(SAMPLE_SLOT, observations.step_ms());
        timers.schedule(HEART_START_SLOT, heart_start_ms);
        timers.schedule(HEART_END_SLOT, heart_end_ms);
        // Receiving stops at the threshold of throttling, with what its threads have by then.
        let most = settings.throttle_at as usize + threads as usize;
        Self {
            load: LoadTool::new(settings.queue_target, &p),
            streams: Streams {
                biztalk,
                sql,
                receive_lane,
                send_lane,
            },
            biztalk: station(FIRST_STATION_SLOT, demand.biztalk_processors()),
            sql: station(first_sql_slot, SQL_PROCESSORS),
            receive_lane: lane(first_receive_slot, demand.receive_lane),
            send_lane: lane(first_send_slot, demand.send_lane),
            first_sql_slot,
            first_receive_slot,
            first_send_slot,
            free: Threads {
                receiving: threads,
                orchestrating: threads,
                sending: threads,
            },
            document: 0,
            to_orchestrate: Fifo::new(most),
            to_send: Fifo::new(most),
            in_database: 0,
            completed: 0,
            observations,
            settings,
            parameters: p,
            demand,
            course,
        }
    }

    /// Documents that have been sent.
    pub fn completed(&self) -> u64 {
        self.completed
    }

    /// Documents between the queue and their end: under way, or in the MessageBox.
    pub fn under_way(&self) -> u64 {
        let all = u64::floored(self.parameters.threads) * u64::from(self.settings.host_instances);
        self.in_database + (all - u64::from(self.free.receiving))
    }

    pub fn load(&self) -> &LoadTool {
        &self.load
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn demand(&self) -> &Demand {
        &self.demand
    }

    pub fn observations(&self) -> &Observations {
        &self.observations
    }

    /// Does what is due at a timer slot.
    fn handle(&mut self, slot: u32, now: f64) {
        match slot {
            LOAD_SLOT => {
                self.load.step();
                let next = now + self.parameters.load_step_ms;
                self.course.timers.schedule(slot, next);
            }
            CONTROL_SLOT => {
                self.load.look(self.parameters.control_ms);
                self.look();
                let next = now + self.parameters.control_ms;
                self.course.timers.schedule(slot, next);
            }
            SAMPLE_SLOT => {
                self.sample(now);
                let next = now + self.observations.step_ms();
                self.course.timers.schedule(slot, next);
            }
            HEART_START_SLOT => self.start_heart(now),
            HEART_END_SLOT => self.end_heart(now),
            _ if slot < self.first_sql_slot => {
                if let Some(served) =
                    Served::of(&mut self.biztalk, now, slot, &mut self.course.timers)
                {
                    self.note_served(&served);
                    self.processed(served.job, now);
                }
            }
            _ if slot < self.first_receive_slot => {
                if let Some(served) = Served::of(&mut self.sql, now, slot, &mut self.course.timers)
                {
                    self.note_served(&served);
                    self.committed(served.job, now);
                }
            }
            _ if slot < self.first_send_slot => self.left_receive_lane(slot, now),
            _ => self.left_send_lane(slot, now),
        }
        self.begin(now);
    }
}

impl Driven for System {
    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn advance(&mut self, most: u32) {
        driver::drive(self, most, Self::handle);
    }

    fn lines(&self) -> Vec<(u8, u64)> {
        watched::lines(self).into()
    }
}
