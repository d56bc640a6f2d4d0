//! The knobs of the adapter study. Their order is the order of the values in a scenario.

use super::{INTEGER, SWITCH};
use crate::model::adapters::Adapter;
use crate::scenario::Values;
use crate::scenario::idle::{Idle, Is, on};
use crate::scenario::knob::{Choice, Kind, Knob};
use crate::scenario::values::{Conflict, KnobId};

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    ReceiveAdapter,
    SendAdapter,
    Version,
    SizeKb,
    Orchestration,
    TwoWay,
    Ssl,
    Transactional,
    InOrder,
    ReceiveRemote,
    SendRemote,
    HostInstances,
    MaxConnections,
    QueueTarget,
    FolderTarget,
    ThrottleAt,
    RunMinutes,
}

/// Number of BizTalk Server 2004 SP1 in a scenario.
pub const VERSION_2004_SP1: f64 = 2004.0;
const VERSION_2006: f64 = 2006.0;

const fn choice(id: &'static str, label: &'static str, value: f64) -> Choice {
    Choice { id, label, value }
}

const FILE: Choice = choice("file", "File", 0.0);
const HTTP: Choice = choice("http", "HTTP", 1.0);
const SOAP: Choice = choice("soap", "SOAP", 2.0);
const MQSERIES: Choice = choice("mqseries", "MQSeries", 3.0);
const MSMQ: Choice = choice("msmq", "MSMQ", 4.0);
const MSMQT: Choice = choice("msmqt", "MSMQT", 5.0);
const SQL: Choice = choice("sql", "SQL", 6.0);
const SMTP: Choice = choice("smtp", "SMTP", 7.0);
const POP3: Choice = choice("pop3", "POP3", 8.0);
const FTP: Choice = choice("ftp", "FTP", 9.0);
const SHAREPOINT: Choice = choice("sharepoint", "Windows SharePoint Services", 10.0);
const SAP: Choice = choice("sap", "SAP", 11.0);

/// Numbers of the adapters that can wait for a response, and of the others.
const WEB: &[f64] = &[1.0, 2.0];
const NOT_WEB: &[f64] = &[0.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0];

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    Knob {
        id: "receiveAdapter",
        label: "Receive adapter",
        group: "path",
        kind: Kind::Choice,
        max: 11.0,
        choices: &[
            FILE, HTTP, SOAP, MQSERIES, MSMQ, MSMQT, SQL, POP3, FTP, SHAREPOINT, SAP,
        ],
        description: "Adapter through which documents arrive. SMTP only sends.",
        mechanism: "Gives the processor time to receive a document, fixed and per KB. FTP, SharePoint and SAP also hold their only connection for each document.",
        source: "Test scenarios, receive path",
        ..INTEGER
    },
    Knob {
        id: "sendAdapter",
        label: "Send adapter",
        group: "path",
        kind: Kind::Choice,
        max: 11.0,
        choices: &[
            FILE, HTTP, SOAP, MQSERIES, MSMQ, MSMQT, SQL, SMTP, FTP, SHAREPOINT, SAP,
        ],
        description: "Adapter through which documents leave. POP3 only receives.",
        mechanism: "Gives the processor time to send a document, fixed and per KB. FTP, SharePoint and SAP also hold their only connection for each document.",
        source: "Test scenarios, send path",
        ..INTEGER
    },
    Knob {
        id: "version",
        label: "BizTalk Server version",
        group: "path",
        kind: Kind::Choice,
        min: VERSION_2004_SP1,
        max: VERSION_2006,
        default: VERSION_2006,
        choices: &[
            choice("2004sp1", "2004 SP1", VERSION_2004_SP1),
            choice("2006", "2006", VERSION_2006),
        ],
        description: "Version that is measured. The POP3 and SharePoint adapters exist for 2006 only.",
        mechanism: "Four factors between the versions, shared by groups of adapters, and one cost of the SMTP adapter that 2006 no longer has.",
        source: "Both result tables",
        ..INTEGER
    },
    Knob {
        id: "sizeKb",
        label: "Document size",
        unit: "KB",
        group: "path",
        min: 1.0,
        max: 1024.0,
        log_scale: true,
        default: 2.0,
        description: "Size of every document. The study used 2 KB and 200 KB.",
        mechanism: "Multiplies what each side takes per KB. The study warns that throughput over size is not always linear.",
        source: "Test scenarios, two sizes",
        ..INTEGER
    },
    Knob {
        id: "orchestration",
        label: "Orchestration",
        group: "path",
        description: "A simple orchestration between receiving and sending: one receive and one send shape.",
        mechanism: "A further stage on the BizTalk server, and a further passage through the MessageBox. An exchange of request and response always has it.",
        idle: &[Idle {
            unless: &[
                Is::OneOf("twoWay", &[0.0]),
                Is::OneOf("receiveAdapter", NOT_WEB),
                Is::OneOf("sendAdapter", NOT_WEB),
            ],
            because: "an exchange of request and response always passes one",
        }],
        source: "Test scenarios: HTTP and SOAP two-way only",
        ..SWITCH
    },
    Knob {
        id: "twoWay",
        label: "Request and response",
        group: "path",
        description: "Whether the sender of a document waits for a response over the same adapters.",
        mechanism: "Acts between HTTP and SOAP, which alone can wait for a response: the response passes both adapters once more, with the orchestration.",
        idle: &[
            Idle {
                unless: &[Is::OneOf("receiveAdapter", WEB)],
                because: "only HTTP and SOAP can wait for a response, and the receive adapter is another",
            },
            Idle {
                unless: &[Is::OneOf("sendAdapter", WEB)],
                because: "only HTTP and SOAP can wait for a response, and the send adapter is another",
            },
        ],
        source: "Test scenarios, 2Way",
        ..SWITCH
    },
    Knob {
        id: "ssl",
        label: "Secure Sockets Layer",
        group: "path",
        description: "Encrypted transport to the receive adapter.",
        mechanism: "Adds to an HTTP exchange of request and response. One way, and with SOAP, the study finds no cost, so none is simulated.",
        idle: &[
            Idle {
                unless: &[Is::OneOf("receiveAdapter", &[1.0])],
                because: "the study finds a cost with HTTP on the receiving side alone",
            },
            Idle {
                unless: &[on("twoWay")],
                because: "one way the study finds no cost",
            },
            Idle {
                unless: &[Is::OneOf("sendAdapter", WEB)],
                because: "only HTTP and SOAP can wait for a response, and one way the study finds no cost",
            },
        ],
        source: "Test scenarios, SSL",
        ..SWITCH
    },
    Knob {
        id: "transactional",
        label: "Transactional queue",
        group: "path",
        description: "Whether the MSMQ adapter receives or sends in transactions. MSMQT always does.",
        mechanism: "Adds to each side that uses the MSMQ adapter.",
        idle: &[Idle {
            unless: &[
                Is::OneOf("receiveAdapter", &[4.0]),
                Is::OneOf("sendAdapter", &[4.0]),
            ],
            because: "only the MSMQ adapter has the choice",
        }],
        source: "Test scenarios, MSMQ",
        ..SWITCH
    },
    Knob {
        id: "inOrder",
        label: "In-order delivery",
        group: "path",
        description: "Whether the MQSeries adapter keeps the order of the documents.",
        mechanism: "One document at a time passes, so the second processor does not help.",
        idle: &[Idle {
            unless: &[
                Is::OneOf("receiveAdapter", &[3.0]),
                Is::OneOf("sendAdapter", &[3.0]),
            ],
            because: "only the MQSeries adapter has the choice",
        }],
        source: "Test scenarios, MQSeries",
        ..SWITCH
    },
    Knob {
        id: "receiveRemote",
        label: "Receive from another computer",
        group: "path",
        description: "Whether the folder or queue to read is on another computer.",
        mechanism: "Adds a remote hop to File and MSMQ. The other adapters were measured one way only.",
        idle: &[Idle {
            unless: &[Is::OneOf("receiveAdapter", &[0.0, 4.0])],
            because: "only File and MSMQ were measured both ways, and the receive adapter is another",
        }],
        source: "Test scenarios, UNC and Remote",
        ..SWITCH
    },
    Knob {
        id: "sendRemote",
        label: "Send to another computer",
        group: "path",
        description: "Whether the folder or queue to write is on another computer.",
        mechanism: "Adds a remote hop to File and MSMQ. The other adapters were measured one way only.",
        idle: &[Idle {
            unless: &[Is::OneOf("sendAdapter", &[0.0, 4.0])],
            because: "only File and MSMQ were measured both ways, and the send adapter is another",
        }],
        source: "Test scenarios, UNC and Remote",
        ..SWITCH
    },
    Knob {
        id: "hostInstances",
        label: "Host instances",
        unit: "instances",
        group: "computers",
        min: 1.0,
        max: 8.0,
        default: 1.0,
        description: "Instances of each host, each on a BizTalk server of its own. The study used one.",
        mechanism: "Each brings two processors, its threads and its connections. The MessageBox stays one.",
        beyond: "Each further instance is taken to do as much as the first",
        source: "Test topology",
        ..INTEGER
    },
    Knob {
        id: "maxConnections",
        label: "maxconnection",
        unit: "connections",
        group: "computers",
        min: 1.0,
        max: 400.0,
        log_scale: true,
        default: 400.0,
        description: "Connections that a host instance may have to the receiver of its HTTP and SOAP messages. The product’s default is 2; the study raised it to 400.",
        mechanism: "A document that is sent over HTTP or SOAP holds one until the receiver answers.",
        idle: &[Idle {
            unless: &[Is::OneOf("sendAdapter", WEB)],
            because: "only HTTP and SOAP send over such connections",
        }],
        acts_when: "Acts only when as many documents wait for the receiver at once.",
        source: "Recommendations",
        ..INTEGER
    },
    Knob {
        id: "queueTarget",
        label: "Documents kept in the queue",
        unit: "documents",
        group: "protocol",
        advanced: true,
        min: 20.0,
        max: 5000.0,
        log_scale: true,
        default: 400.0,
        description: "What the load tool keeps waiting in front of an adapter that reads a queue: the middle of 300 to 500.",
        mechanism: "Each second the tool sets its rate to what it saw being taken, and what the queue lacks.",
        idle: &[Idle {
            unless: &[Is::OneOf(
                "receiveAdapter",
                &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 11.0],
            )],
            because: "the receive adapter reads a folder",
        }],
        source: "Test procedures",
        ..INTEGER
    },
    Knob {
        id: "folderTarget",
        label: "Documents kept in the folder",
        unit: "documents",
        group: "protocol",
        advanced: true,
        min: 20.0,
        max: 50_000.0,
        log_scale: true,
        default: 4000.0,
        description: "What the load tool keeps waiting in front of an adapter that reads a folder: the middle of 3,000 to 5,000.",
        mechanism: "Each second the tool sets its rate to what it saw being taken, and what the folder lacks.",
        idle: &[Idle {
            unless: &[Is::OneOf("receiveAdapter", &[0.0, 9.0, 10.0])],
            because: "the receive adapter reads a queue",
        }],
        source: "Test procedures",
        ..INTEGER
    },
    Knob {
        id: "throttleAt",
        label: "Message count in database",
        unit: "messages",
        group: "protocol",
        advanced: true,
        min: 20.0,
        max: 50_000.0,
        log_scale: true,
        default: 2000.0,
        description: "Messages in the MessageBox at which the receiving host throttles.",
        mechanism: "With this many messages published and not yet completed, nothing more is received.",
        acts_when: "Acts only when as many messages are in the MessageBox.",
        source: "Test procedures",
        ..INTEGER
    },
    Knob {
        id: "runMinutes",
        label: "Length of the run",
        unit: "min",
        group: "protocol",
        advanced: true,
        min: 5.0,
        max: 180.0,
        default: 60.0,
        description: "How long a run lasts. It is measured from 25 to 80 % of this time.",
        mechanism: "The tool starts with an empty queue; what happens before and after the measured part does not count.",
        source: "Test procedures",
        ..INTEGER
    },
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }

    fn conflict(values: &Values<Self>) -> Option<Conflict<Self>> {
        let is_new = |id| Adapter::numbered(values.count(id)).is_new_in_2006();
        let needs_2006 = is_new(Id::ReceiveAdapter) || is_new(Id::SendAdapter);
        (needs_2006 && values.get(Id::Version) == VERSION_2004_SP1).then_some(Conflict {
            id: Id::Version,
            accepted: "2006, because 2004 SP1 has no POP3 and no SharePoint adapter",
        })
    }
}
