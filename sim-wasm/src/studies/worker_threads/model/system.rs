//! The whole system: its parts, its clock, and what each timer drives.

use super::host::Host;
use super::hot_locks::HotLocks;
use super::observations::{Observations, SAMPLE_MS};
use super::publishing_delay::PublishingDelay;
use super::session::{Role, Session, SessionId};
use super::settings::Settings;
use super::sql::{Sql, Workers};
use super::watched;
use super::work::Life;
use crate::experiment::course::Course;
use crate::experiment::driver::{self, Driven};
use crate::kernel::arena::{Arena, Id};
use crate::kernel::convert::{Real, Whole};
use crate::kernel::fifo::Fifo;
use crate::kernel::random::{Draw, Stream};
use crate::kernel::station::Station;
use crate::parts::deadlock::LockMonitor;
use crate::parts::line::Line;
use crate::parts::throttle::SessionThrottle;
use crate::studies::worker_threads::parameters::Parameters;

/// Most instances in the MessageBox; beyond it the backlog has no end in sight.
pub const INSTANCE_LIMIT: usize = 1_000_000;

/// What a timer slot drives, after the sessions' and processors' slots.
#[derive(Clone, Copy)]
enum Owner {
    Message,
    LoadChange,
    Reply,
    LockMonitor,
    Throttle,
    Sample,
    Restart(Id<Host>),
}

/// One stream of random numbers per source.
pub(super) struct Streams {
    pub load: Stream,
    pub local: Stream,
    pub batch: Stream,
    pub lock: Stream,
    pub processor: Stream,
    pub travel: Stream,
    pub victim: Stream,
}

impl Streams {
    fn new(draw: Draw) -> Self {
        let [load, local, batch, lock, processor, travel, victim] = draw.streams();
        Self {
            load,
            local,
            batch,
            lock,
            processor,
            travel,
            victim,
        }
    }
}

/// Everything in a run.
pub struct System {
    pub(super) parameters: Parameters,
    pub(super) settings: Settings,
    pub(super) course: Course,
    owners: Vec<Owner>,
    message_slot: u32,
    pub(super) streams: Streams,
    pub(super) hosts: Arena<Host>,
    pub(super) sessions: Arena<Session>,
    pub(super) sql: Sql,
    /// Messages in the receive queue.
    pub(super) offered: u64,
    /// Stages of orchestrations that wait for a thread.
    pub(super) runnable: Fifo<u8>,
    /// Orchestrations that wait for their reply.
    pub(super) replies: Line<Life>,
    pub(super) awaiting_reply: u64,
    /// Messages that wait to be sent.
    pub(super) outgoing: u64,
    /// Host that is asked first for a thread.
    pub(super) next_host: usize,
    pub(super) observations: Observations,
}

impl System {
    /// The system of a scenario before its first event.
    pub fn new(settings: Settings, p: Parameters, draw: Draw) -> Self {
        let pools = [
            (
                Role::Receive,
                settings.receive_hosts,
                settings.messaging_threads,
            ),
            (
                Role::Orchestrate,
                settings.orchestration_hosts,
                settings.worker_threads,
            ),
            (Role::Send, settings.send_hosts, settings.messaging_threads),
        ];
        let mut hosts = Arena::default();
        let mut sessions = Arena::default();
        for (role, count, threads) in pools {
            for _ in 0..count {
                hosts.add(|host| {
                    let mut session = |_| sessions.add(|_| Session::new(role, host));
                    let own: Vec<SessionId> = (0..threads).map(&mut session).collect();
                    Host {
                        role,
                        idle: own.iter().rev().copied().collect(),
                        own,
                        is_up: true,
                        failures: 0,
                        failed_ms: 0.0,
                        restarts: 0,
                        sessions: SessionThrottle::new(settings.most_sessions),
                        delay: PublishingDelay::new(p.throttle_step_ms, p.throttle_most_ms),
                        slot: 0,
                    }
                });
            }
        }
        let processors_slot = u32::saturated(sessions.len());
        let first_owner = processors_slot + settings.sql_processors;
        let mut owners = vec![
            Owner::Message,
            Owner::LoadChange,
            Owner::Reply,
            Owner::LockMonitor,
            Owner::Throttle,
            Owner::Sample,
        ];
        for host in hosts.ids() {
            hosts[host].slot = first_owner + u32::saturated(owners.len());
            owners.push(Owner::Restart(host));
        }
        let sql = Sql {
            processors: Station::new(processors_slot, settings.sql_processors, sessions.len()),
            workers: Workers::new(settings.sql_workers, sessions.len()),
            worker_count: settings.sql_workers,
            locks: HotLocks::new(settings.hot_locks, sessions.len()),
            lock_count: settings.hot_locks as u64,
            monitor: LockMonitor::default(),
            travelling: 0,
        };
        let mut system = Self {
            course: Course::new(first_owner as usize + owners.len(), settings.end_ms),
            message_slot: first_owner,
            streams: Streams::new(draw),
            observations: Observations::new(settings.end_ms),
            replies: Line::new(first_owner + 2, settings.reply_ms, INSTANCE_LIMIT),
            runnable: Fifo::new(INSTANCE_LIMIT),
            parameters: p,
            settings,
            owners,
            hosts,
            sessions,
            sql,
            offered: 0,
            awaiting_reply: 0,
            outgoing: 0,
            next_host: 0,
        };
        system.load_changes(first_owner + 1);
        let first_look_ms = system.sql.monitor.interval_ms();
        system
            .course
            .timers
            .schedule(first_owner + 3, first_look_ms);
        let first_sample_ms = system.parameters.throttle_sample_ms;
        system
            .course
            .timers
            .schedule(first_owner + 4, first_sample_ms);
        system.course.timers.schedule(first_owner + 5, SAMPLE_MS);
        system
    }

    fn load_changes(&mut self, slot: u32) {
        let change = self.settings.load.next_change_ms(self.course.now_ms());
        self.course.timers.schedule(slot, change);
        self.schedule_message();
    }

    fn schedule_message(&mut self) {
        let now = self.course.now_ms();
        let next = self
            .settings
            .load
            .next_message_ms(now, &mut self.streams.load);
        self.course.timers.schedule(self.message_slot, next);
    }

    fn sample_throttles(&mut self, slot: u32) {
        let p = &self.parameters;
        let others = u32::floored(p.sessions_per_host);
        let backlog_is_over = self.stored().real() * p.messages_per_instance > p.most_messages;
        for host in self.hosts.iter_mut() {
            if host.is_up {
                let sessions_are_over = host.sessions.sample(host.connections(others));
                let fills_backlog = host.role == Role::Receive;
                host.delay
                    .sample(sessions_are_over || (fills_backlog && backlog_is_over));
            }
        }
        let next = self.course.now_ms() + self.parameters.throttle_sample_ms;
        self.course.timers.schedule(slot, next);
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn observations(&self) -> &Observations {
        &self.observations
    }

    /// Does what is due at a timer slot.
    fn handle(&mut self, slot: u32, _now_ms: f64) {
        if let Some(session) = self.sessions.id(slot) {
            return self.session_due(session);
        }
        let Some(&owner) = slot
            .checked_sub(self.message_slot)
            .and_then(|index| self.owners.get(index as usize))
        else {
            return self.processed(slot);
        };
        match owner {
            Owner::Message => {
                self.offered += 1;
                self.observations.sent += 1;
                self.schedule_message();
                self.wake(Role::Receive);
            }
            Owner::LoadChange => self.load_changes(slot),
            Owner::Reply => self.reply_arrived(),
            Owner::LockMonitor => self.look_for_deadlocks(slot),
            Owner::Throttle => self.sample_throttles(slot),
            Owner::Sample => self.sample(slot),
            Owner::Restart(host) => self.restart(host),
        }
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
