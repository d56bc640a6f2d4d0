//! The way of a message: from a receive host through an orchestration to a send host.

use super::step::Step;
use super::system::System;
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;

impl System {
    /// A message has finished its step and begins the next one.
    pub(super) fn go_on(&mut self, message: u32) {
        let Some(place) = self.messages.get_mut(message as usize) else {
            return;
        };
        let done = place.step;
        place.step = done.next();
        let step = place.step;
        match done {
            Step::Receive => {
                self.observations.received += 1;
                self.choose_worker(message);
            }
            Step::Complete => {
                self.observations.completed += 1;
                if let Some(next) = self.threads.release(self.course.now_ms()) {
                    self.dispatch(next);
                }
            }
            _ => {}
        }
        self.begin(message, step);
    }

    pub(super) fn begin(&mut self, message: u32, step: Step) {
        self.note_begin(message, step);
        let now = self.course.now_ms();
        match step {
            Step::Receive => {
                let work = exponential(&mut self.streams.receive, self.parameters.receive_ms);
                self.receive
                    .arrive(now, message, work, &mut self.course.timers);
            }
            Step::RouteIn | Step::RouteOut => self.route(message),
            Step::Store | Step::Complete | Step::Delete => self.store(message),
            Step::Process => {
                if self.threads.acquire(now, message) == Grant::Granted {
                    self.dispatch(message);
                }
            }
            Step::Wait if self.settings.latency_ms > 0.0 => {
                self.waits.enter(now, message, &mut self.course.timers);
            }
            Step::Wait => self.go_on(message),
            Step::Send => {
                let work = exponential(&mut self.streams.send, self.parameters.send_ms);
                self.send
                    .arrive(now, message, work, &mut self.course.timers);
            }
        }
    }

    fn dispatch(&mut self, message: u32) {
        self.note_dispatch(message);
        let work = exponential(&mut self.streams.process, self.demands.process_ms);
        let now = self.course.now_ms();
        self.process
            .arrive(now, message, work, &mut self.course.timers);
    }

    /// Orchestrations go to the workers in turn.
    fn choose_worker(&mut self, message: u32) {
        if let Some(place) = self.messages.get_mut(message as usize) {
            place.worker = self.next_worker;
        }
        self.next_worker += 1;
        if self.next_worker >= self.settings.workers {
            self.next_worker = 0;
        }
    }

    fn route(&mut self, message: u32) {
        let transactions = self.demands.routing_transactions;
        let cpu_ms = transactions * self.parameters.master_cpu_ms;
        self.transact(0, message, transactions, cpu_ms);
    }

    fn store(&mut self, message: u32) {
        let place = self.messages.get(message as usize);
        let worker = place.map_or(0, |place| place.worker);
        let transactions = self.demands.storing_transactions;
        let cpu_ms = self.settings.storing_cpu_ms(&self.parameters, worker);
        let server = self.server_of(message, Step::Store);
        self.transact(server, message, transactions, transactions * cpu_ms);
    }

    /// A transaction takes a processor's place for longer than it uses the processor.
    fn transact(&mut self, server: usize, message: u32, transactions: f64, cpu_ms: f64) {
        let (Some(station), Some(count), Some(stream)) = (
            self.servers.get_mut(server),
            self.transactions.get_mut(server),
            self.streams.servers.get_mut(server),
        ) else {
            return;
        };
        *count += transactions;
        let work = exponential(stream, cpu_ms / self.parameters.usable_share);
        station.arrive(self.course.now_ms(), message, work, &mut self.course.timers);
    }
}
