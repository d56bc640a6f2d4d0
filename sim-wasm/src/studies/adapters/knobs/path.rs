//! Which way documents go: adapters, version, size and what is between the two ends.

use super::adapter::{
    FILE, FTP, HTTP, MQSERIES, MSMQ, MSMQT, NOT_WEB, POP3, SAP, SHAREPOINT, SMTP, SOAP, SQL, WEB,
};
use super::{VERSION_2004_SP1, VERSION_2006, choice};
use crate::scenario::idle::{Idle, on, one_of};
use crate::scenario::knob::{INTEGER, Kind, Knob, Role, SWITCH, Scale};

pub(super) const RECEIVE_ADAPTER: Knob = Knob {
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
};

pub(super) const SEND_ADAPTER: Knob = Knob {
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
};

pub(super) const VERSION: Knob = Knob {
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
};

pub(super) const SIZE_KB: Knob = Knob {
    id: "sizeKb",
    label: "Document size",
    unit: "KB",
    group: "path",
    role: Role::Load,
    min: 1.0,
    max: 1024.0,
    scale: Scale::Log,
    default: 2.0,
    description: "Size of every document. The study used 2 KB and 200 KB.",
    mechanism: "Multiplies what each side takes per KB. The study warns that throughput over size is not always linear.",
    source: "Test scenarios, two sizes",
    ..INTEGER
};

pub(super) const ORCHESTRATION: Knob = Knob {
    id: "orchestration",
    label: "Orchestration",
    group: "path",
    role: Role::Load,
    description: "A simple orchestration between receiving and sending: one receive and one send shape.",
    mechanism: "A further stage on the BizTalk server, and a further passage through the MessageBox. An exchange of request and response always has it.",
    idle: &[Idle {
        unless: &[
            one_of("twoWay", &[0.0]),
            one_of("receiveAdapter", NOT_WEB),
            one_of("sendAdapter", NOT_WEB),
        ],
        because: "an exchange of request and response always passes one",
    }],
    source: "Test scenarios: HTTP and SOAP two-way only",
    ..SWITCH
};

pub(super) const TWO_WAY: Knob = Knob {
    id: "twoWay",
    label: "Request and response",
    group: "path",
    role: Role::Load,
    description: "Whether the sender of a document waits for a response over the same adapters.",
    mechanism: "Acts between HTTP and SOAP, which alone can wait for a response: the response passes both adapters once more, with the orchestration.",
    idle: &[
        Idle {
            unless: &[one_of("receiveAdapter", WEB)],
            because: "only HTTP and SOAP can wait for a response, and the receive adapter is another",
        },
        Idle {
            unless: &[one_of("sendAdapter", WEB)],
            because: "only HTTP and SOAP can wait for a response, and the send adapter is another",
        },
    ],
    source: "Test scenarios, 2Way",
    ..SWITCH
};

pub(super) const SSL: Knob = Knob {
    id: "ssl",
    label: "Secure Sockets Layer",
    group: "path",
    description: "Encrypted transport to the receive adapter.",
    mechanism: "Adds to an HTTP exchange of request and response. One way, and with SOAP, the study finds no cost, so none is simulated. That is the authors’ reading: where the printed rates of a pair differ all the same, the pair speaks against the simulation.",
    idle: &[
        Idle {
            unless: &[one_of("receiveAdapter", &[1.0])],
            because: "the study finds a cost with HTTP on the receiving side alone",
        },
        Idle {
            unless: &[on("twoWay")],
            because: "one way the study finds no cost",
        },
        Idle {
            unless: &[one_of("sendAdapter", WEB)],
            because: "only HTTP and SOAP can wait for a response, and one way the study finds no cost",
        },
    ],
    source: "Test scenarios, SSL",
    ..SWITCH
};

pub(super) const TRANSACTIONAL: Knob = Knob {
    id: "transactional",
    label: "Transactional queue",
    group: "path",
    description: "Whether the MSMQ adapter receives or sends in transactions. MSMQT always does.",
    mechanism: "Adds to each side that uses the MSMQ adapter.",
    idle: &[Idle {
        unless: &[
            one_of("receiveAdapter", &[4.0]),
            one_of("sendAdapter", &[4.0]),
        ],
        because: "only the MSMQ adapter has the choice",
    }],
    source: "Test scenarios, MSMQ",
    ..SWITCH
};

pub(super) const IN_ORDER: Knob = Knob {
    id: "inOrder",
    label: "In-order delivery",
    group: "path",
    description: "Whether the MQSeries adapter keeps the order of the documents.",
    mechanism: "One document at a time passes, so the second processor does not help.",
    idle: &[Idle {
        unless: &[
            one_of("receiveAdapter", &[3.0]),
            one_of("sendAdapter", &[3.0]),
        ],
        because: "only the MQSeries adapter has the choice",
    }],
    source: "Test scenarios, MQSeries",
    ..SWITCH
};

pub(super) const RECEIVE_REMOTE: Knob = Knob {
    id: "receiveRemote",
    label: "Receive from another computer",
    group: "path",
    description: "Whether the folder or queue to read is on another computer.",
    mechanism: "Adds a remote hop to File and MSMQ. The other adapters were measured one way only.",
    idle: &[Idle {
        unless: &[one_of("receiveAdapter", &[0.0, 4.0])],
        because: "only File and MSMQ were measured both ways, and the receive adapter is another",
    }],
    source: "Test scenarios, UNC and Remote",
    ..SWITCH
};

pub(super) const SEND_REMOTE: Knob = Knob {
    id: "sendRemote",
    label: "Send to another computer",
    group: "path",
    description: "Whether the folder or queue to write is on another computer.",
    mechanism: "Adds a remote hop to File and MSMQ. The other adapters were measured one way only.",
    idle: &[Idle {
        unless: &[one_of("sendAdapter", &[0.0, 4.0])],
        because: "only File and MSMQ were measured both ways, and the send adapter is another",
    }],
    source: "Test scenarios, UNC and Remote",
    ..SWITCH
};
