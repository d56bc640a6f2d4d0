//! The knobs of the worker-threads study. Their order is the order of the values in a scenario.

use super::{INTEGER, SWITCH};
use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::Knob;
use crate::scenario::values::{Conflict, KnobId, Values};

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    MaxWorkerThreads,
    ThreadsPerCpu,
    ConnectionsPerCpu,
    OrchestrationHosts,
    ReceiveHosts,
    SendHosts,
    ProcessorsPerHost,
    MessagingThreads,
    SqlProcessors,
    SqlWorkers,
    HotLocks,
    BurstMessages,
    BurstMinutes,
    PeriodMinutes,
    SteadyPerSecond,
    TransactionsPerOrchestration,
    ClientRoundTripMs,
    ReplySeconds,
    RunMinutes,
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    Knob {
        id: "maxWorkerThreads",
        label: "MaxWorkerThreads",
        unit: "threads",
        group: "threads",
        min: 1.0,
        max: 400.0,
        default: 25.0,
        description: "Size of the .NET thread pool of an orchestration host instance, which runs the orchestrations.",
        mechanism: "An orchestration keeps a thread, and the thread a database session, until it waits for its reply or ends. So this bounds the transactions that a host instance has under way.",
        source: "Headings of the four runs",
        ..INTEGER
    },
    Knob {
        id: "threadsPerCpu",
        label: "MaxWorkerThreads per processor",
        group: "threads",
        description: "Whether the number of threads holds for each processor, as the default does, or for the process, as the measured peaks say of a value in the registry.",
        mechanism: "Multiplies the thread pool by the processors of the computer.",
        idle: &[Idle {
            unless: &[Is::AtLeast("processorsPerHost", 2.0)],
            because: "with one processor both are the same",
        }],
        source: "Summary; connections 480 by default, 694 with 100 threads and 1,093 with 200",
        ..SWITCH
    },
    Knob {
        id: "connectionsPerCpu",
        label: "DB connections per CPU",
        unit: "sessions",
        group: "throttling",
        max: 200.0,
        description: "Database sessions per processor above which a host instance throttles; 0 turns this off.",
        mechanism: "Every 15 s each host instance compares its sessions with this value times its processors. Above it the delay before each publication grows by a step, up to 300 s, otherwise it shrinks. A receiving host instance also throttles, always, on 50,000 messages in the MessageBox.",
        source: "Headings of the first two runs",
        ..INTEGER
    },
    Knob {
        id: "orchestrationHosts",
        label: "Orchestration host instances",
        group: "hosts",
        min: 1.0,
        max: 12.0,
        default: 4.0,
        description: "Host instances that run orchestrations, one on each computer.",
        mechanism: "Each brings its own pool of threads.",
        source: "The testing: 4 running the XLANG hosts",
        ..INTEGER
    },
    Knob {
        id: "receiveHosts",
        label: "Receiving host instances",
        group: "hosts",
        min: 1.0,
        max: 8.0,
        default: 2.0,
        description: "Host instances that receive messages, one on each computer.",
        mechanism: "Each brings its messaging threads, which compete with the orchestrations for workers and locks.",
        source: "The testing: 2 running the receive hosts",
        ..INTEGER
    },
    Knob {
        id: "sendHosts",
        label: "Sending host instances",
        group: "hosts",
        min: 1.0,
        max: 8.0,
        default: 2.0,
        description: "Host instances that send messages, one on each computer.",
        mechanism: "Each brings its messaging threads, which compete with the orchestrations for workers and locks.",
        source: "The testing: 2 running the send hosts",
        ..INTEGER
    },
    Knob {
        id: "processorsPerHost",
        label: "Processors per BizTalk computer",
        group: "hosts",
        min: 1.0,
        max: 8.0,
        default: 2.0,
        description: "Processors of each computer that runs a host instance.",
        mechanism: "Multiplies what is set per processor: threads and the threshold of throttling. The processor time of these computers is not simulated.",
        source: "The testing: dual-processor machines",
        ..INTEGER
    },
    Knob {
        id: "messagingThreads",
        label: "Messaging threads per processor",
        unit: "threads",
        group: "threads",
        advanced: true,
        min: 1.0,
        max: 100.0,
        log_scale: true,
        default: 10.0,
        default_origin: Assumed,
        description: "Threads of the messaging engine per processor in receiving and sending host instances.",
        mechanism: "Bounds the messages that such a host instance receives or sends at the same time.",
        source: "The size is not printed; the summary says that the messaging engine has a pool of its own",
        ..INTEGER
    },
    Knob {
        id: "sqlProcessors",
        label: "Processors of the MessageBox server",
        group: "sql",
        min: 1.0,
        max: 32.0,
        default: 8.0,
        description: "Processors of the computer with the MessageBox.",
        mechanism: "Servers of one queue for all processor work. The number of workers is a knob of its own.",
        source: "The testing: 8-way SQL Server",
        ..INTEGER
    },
    Knob {
        id: "sqlWorkers",
        label: "Workers of SQL Server",
        unit: "workers",
        group: "sql",
        min: 32.0,
        max: 2048.0,
        log_scale: true,
        default: 576.0,
        default_origin: Assumed,
        description: "Worker threads of SQL Server. Its own choice is 512 and 16 for each processor above four in 64 bits: 576 with eight; in 32 bits 256 and 8: 288.",
        mechanism: "A request keeps a worker while it is processed and while it waits for a lock, not while its client is at work. Without a free worker nothing begins and nothing commits.",
        source: "Not printed; formula of the documentation of SQL Server 2005 (max worker threads)",
        ..INTEGER
    },
    Knob {
        id: "hotLocks",
        label: "Hot locks",
        unit: "locks",
        group: "sql",
        advanced: true,
        min: 1.0,
        max: 64.0,
        default: 12.0,
        default_origin: Assumed,
        description: "Locks of the MessageBox that every transaction wants one of.",
        mechanism: "Each has one owner at a time and hands over first come, first served; a transaction draws one of them evenly.",
        source: "Not printed; chosen with the calibrated parameters so that the published counts come out",
        ..INTEGER
    },
    Knob {
        id: "burstMessages",
        label: "Messages per burst",
        unit: "messages",
        group: "load",
        max: 30_000.0,
        default: 9_150.0,
        default_origin: Assumed,
        description: "Messages that each burst puts into the receive queue, beyond the steady trickle.",
        mechanism: "Evenly spread over the burst, at random instants.",
        source: "About 59,000 messages in all; how they divide is not printed",
        ..INTEGER
    },
    Knob {
        id: "burstMinutes",
        label: "Length of a burst",
        unit: "min",
        group: "load",
        min: 1.0,
        max: 60.0,
        default: 1.0,
        description: "How long each burst lasts, at most until the next one. One as long as the time between bursts never ends.",
        mechanism: "The messages of a burst are spread over this time.",
        source: "The testing: one minute out of every ten",
        ..INTEGER
    },
    Knob {
        id: "periodMinutes",
        label: "Time between bursts",
        unit: "min",
        group: "load",
        min: 1.0,
        max: 120.0,
        default: 10.0,
        description: "From the start of one burst to the start of the next; the first one starts the run.",
        mechanism: "Burst and trickle alternate.",
        idle: &[Idle {
            unless: &[Is::Within {
                knob: "periodMinutes",
                limit: "runMinutes",
                times: 1.0,
            }],
            because: "the run ends before the second burst",
        }],
        source: "The testing: one minute out of every ten",
        ..INTEGER
    },
    Knob {
        id: "steadyPerSecond",
        label: "Load between bursts",
        unit: "messages/s",
        group: "load",
        max: 100.0,
        default: 1.0,
        default_origin: Assumed,
        description: "Messages per second that go into the receive queue all the time.",
        mechanism: "Arrivals at random instants.",
        source: "A low load between the bursts; its rate is not printed",
        ..INTEGER
    },
    Knob {
        id: "transactionsPerOrchestration",
        label: "Transactions per orchestration",
        unit: "transactions",
        group: "work",
        min: 2.0,
        max: 40.0,
        default: 8.0,
        default_origin: Assumed,
        description: "Transactions on the MessageBox from the activation of an orchestration to its end.",
        mechanism: "Some of them come before the orchestration waits for its reply, most after it; the last one publishes.",
        source: "Not printed; the scale-up study counts 7.6 per orchestration",
        ..INTEGER
    },
    Knob {
        id: "clientRoundTripMs",
        label: "Client round trip under the lock",
        unit: "ms",
        group: "work",
        advanced: true,
        min: 1.0,
        max: 1000.0,
        log_scale: true,
        default: 62.0,
        default_origin: Assumed,
        description: "Mean time between the two halves of a transaction, while the host instance has the word.",
        mechanism: "The session keeps its lock and gives its worker back; to go on it needs a worker again.",
        source: "Not printed; chosen with the calibrated parameters so that the published counts come out",
        ..INTEGER
    },
    Knob {
        id: "replySeconds",
        label: "Wait for the correlated message",
        unit: "s",
        group: "work",
        max: 600.0,
        default: 120.0,
        default_origin: Assumed,
        description: "From the first half of an orchestration to the message that it waits for.",
        mechanism: "A constant delay without a thread. An orchestration that waits in a host instance that ends meanwhile begins again.",
        source: "Correlation with a delay; its length is not printed, and is chosen with the calibrated parameters so that the published counts come out",
        ..INTEGER
    },
    Knob {
        id: "runMinutes",
        label: "Length of the run",
        unit: "min",
        group: "load",
        min: 10.0,
        max: 240.0,
        default: 60.0,
        default_origin: Assumed,
        description: "How long the load test runs.",
        mechanism: "What is not done by then does not count.",
        source: "Not printed; a restart at 26 minutes and bursts every ten bound it from below",
        ..INTEGER
    },
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }

    fn conflict(values: &Values<Self>) -> Option<Conflict<Self>> {
        // The messages of a burst that outlasts its period would be lost.
        (values.get(Id::BurstMinutes) > values.get(Id::PeriodMinutes)).then_some(Conflict {
            id: Id::BurstMinutes,
            accepted: "at most the time between bursts",
        })
    }
}
