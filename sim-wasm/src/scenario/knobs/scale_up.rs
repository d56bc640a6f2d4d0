//! The knobs of the scale-up study. Their order is the order of the values in a scenario.

use super::INTEGER;
use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{Choice, Kind, Knob};
use crate::scenario::values::KnobId;

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    Application,
    ReceiveHosts,
    ProcessHosts,
    SendHosts,
    WorkerMessageBoxes,
    MasterProcessors,
    WorkerProcessors,
    LatencyMs,
    LatencySteps,
    ThreadsPerHost,
    MessagesUnderWay,
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    Knob {
        id: "application",
        label: "Application",
        group: "application",
        kind: Kind::Choice,
        max: 1.0,
        default: 1.0,
        description: "Simple App only receives and sends. Latency App also waits, as the customer's application would for its partners.",
        mechanism: "Sets the dispatcher time of an orchestration, its transactions, and whether it waits.",
        source: "Application software: the two applications",
        choices: &[
            Choice {
                id: "simple",
                label: "Simple App",
                value: 0.0,
            },
            Choice {
                id: "latency",
                label: "Latency App",
                value: 1.0,
            },
        ],
        ..INTEGER
    },
    Knob {
        id: "receiveHosts",
        label: "Receive hosts",
        group: "hosts",
        min: 1.0,
        max: 16.0,
        default: 5.0,
        description: "Host instances that take messages from files.",
        mechanism: "Each takes one message after the other and publishes it.",
        source: "Columns of the two result tables",
        ..INTEGER
    },
    Knob {
        id: "processHosts",
        label: "Process hosts",
        group: "hosts",
        min: 1.0,
        max: 24.0,
        default: 10.0,
        description: "Host instances that run orchestrations.",
        mechanism: "Each starts one orchestration after the other, as fast as its dispatcher allows; with more than one the dispatcher takes longer for each.",
        source: "Columns of the two result tables",
        ..INTEGER
    },
    Knob {
        id: "sendHosts",
        label: "Send hosts",
        group: "hosts",
        min: 1.0,
        max: 24.0,
        default: 10.0,
        description: "Host instances that write messages to files.",
        mechanism: "Each sends one message after the other.",
        source: "Columns of the two result tables",
        ..INTEGER
    },
    Knob {
        id: "workerMessageBoxes",
        label: "Worker MessageBoxes",
        group: "database",
        max: 6.0,
        default: 2.0,
        description: "MessageBoxes that store messages and orchestrations, each on a server of its own. Without one the master does all.",
        mechanism: "The master routes each message twice; each orchestration belongs to one worker, in turn, which stores it. The work of a master does not shrink with more workers. A third and further ones take as long for a transaction as the first.",
        beyond: "A third worker and any further one is charged like the first; the second was measured to be cheaper",
        source: "Database servers; three database servers in Figure 8",
        ..INTEGER
    },
    Knob {
        id: "masterProcessors",
        label: "Processors of the master",
        group: "database",
        min: 1.0,
        max: 64.0,
        default: 16.0,
        description: "Processors of the server with the master MessageBox.",
        mechanism: "Servers of one queue of transactions. A transaction occupies one for longer than it uses it, because it also waits for locks, latches and the log.",
        source: "Hardware utilized, database tier of Scenario I; the number in Scenario II is not printed",
        ..INTEGER
    },
    Knob {
        id: "workerProcessors",
        label: "Processors of each worker",
        group: "database",
        min: 1.0,
        max: 64.0,
        default: 16.0,
        default_origin: Assumed,
        description: "Processors of each server with a worker MessageBox.",
        mechanism: "As on the master.",
        idle: &[Idle {
            unless: &[Is::AtLeast("workerMessageBoxes", 1.0)],
            because: "there is no worker",
        }],
        source: "Not printed; the 32 processors of the worker database server of Scenario I, in two partitions",
        ..INTEGER
    },
    Knob {
        id: "latencyMs",
        label: "Latency per step",
        unit: "ms",
        group: "application",
        max: 2_000.0,
        default: 50.0,
        default_origin: Assumed,
        description: "How long each step of the Latency App sleeps in place of a partner's work. Has no effect on the Simple App.",
        mechanism: "A constant time in which the orchestration keeps its thread and uses no processor.",
        idle: &[Idle {
            unless: &[Is::OneOf("application", &[1.0])],
            because: "the Simple App does not wait",
        }],
        source: "The Latency Application; the configured times are not printed",
        ..INTEGER
    },
    Knob {
        id: "latencySteps",
        label: "Steps that wait",
        unit: "steps",
        group: "application",
        min: 1.0,
        max: 20.0,
        default: 4.0,
        default_origin: Assumed,
        description: "Steps of the Latency App that sleep.",
        mechanism: "Multiplies the latency per step.",
        idle: &[
            Idle {
                unless: &[Is::OneOf("application", &[1.0])],
                because: "the Simple App does not wait",
            },
            Idle {
                unless: &[Is::AtLeast("latencyMs", 1.0)],
                because: "a step takes no time",
            },
        ],
        source: "The Latency Application; the steps of Figure 3 cannot be counted in the text",
        ..INTEGER
    },
    Knob {
        id: "threadsPerHost",
        label: "Threads per process host",
        unit: "threads",
        group: "hosts",
        advanced: true,
        min: 1.0,
        max: 800.0,
        log_scale: true,
        default: 100.0,
        default_origin: Assumed,
        description: "Threads of a process host that run orchestrations.",
        mechanism: "An orchestration keeps one while it waits and until it is stored as done, so threads divided by that time bound the throughput.",
        source: "Not printed; 25 for each of four processors, the default of BizTalk Server 2006",
        ..INTEGER
    },
    Knob {
        id: "messagesUnderWay",
        label: "Messages under way",
        unit: "messages",
        group: "load",
        advanced: true,
        min: 1.0,
        max: 10_000.0,
        log_scale: true,
        default: 2_000.0,
        default_origin: Assumed,
        description: "Messages that are on their way from a receive host to a send host at the same time.",
        mechanism: "The load drivers supply the next message for each one that is sent. Many keep every part supplied; few show how long the way takes.",
        source: "Batch process testing: as much load as possible; the number is not printed",
        ..INTEGER
    },
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }
}
