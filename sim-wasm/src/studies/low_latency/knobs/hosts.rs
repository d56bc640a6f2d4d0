//! How many host instances of each kind.

use crate::scenario::knob::DefaultOrigin::Documented;
use crate::scenario::knob::{INTEGER, Knob};

pub(super) const RECEIVE_ONLY: Knob = Knob {
    id: "receiveOnly",
    label: "Receive only",
    unit: "computers",
    group: "hosts",
    max: 6.0,
    default_origin: Documented,
    description: "BizTalk computers with a receiving host instance and nothing else.",
    mechanism: "The load balancer spreads requests over all receiving host instances.",
    source: "Hardware configuration of each test case",
    ..INTEGER
};

pub(super) const RECEIVE_AND_SEND: Knob = Knob {
    id: "receiveAndSend",
    label: "Receive and send",
    unit: "computers",
    group: "hosts",
    max: 8.0,
    description: "BizTalk computers that run a receiving and a sending host instance.",
    mechanism: "Both host instances share the computer's processors. While the sending one dispatches a message, receiving is slower, and the answer to the user with it.",
    source: "Hardware configuration of each test case",
    ..INTEGER
};

pub(super) const SEND_ONLY: Knob = Knob {
    id: "sendOnly",
    label: "Send only",
    unit: "computers",
    group: "hosts",
    max: 12.0,
    description: "BizTalk computers with a sending host instance and nothing else.",
    mechanism: "Each sending host instance polls the MessageBox, dispatches messages one after the other and talks to the backend.",
    source: "Hardware configuration of each test case",
    ..INTEGER
};

pub(super) const SEND_AND_TRACK: Knob = Knob {
    id: "sendAndTrack",
    label: "Send and track",
    unit: "computers",
    group: "hosts",
    max: 6.0,
    description: "BizTalk computers that send and also move tracking data to the tracking database.",
    mechanism: "The tracking host instance takes processor time on its computer for every tracked event, and gives way to the other host instances there. Tracking chooses its computers before the other roles: beyond the three that the study used for it, more of these take the computers with two processors and so move receiving host instances to ones with four.",
    source: "Hardware configuration of each test case",
    ..INTEGER
};

pub(super) const TRACK_ONLY: Knob = Knob {
    id: "trackOnly",
    label: "Track only",
    unit: "computers",
    group: "hosts",
    max: 3.0,
    description: "BizTalk computers that only move tracking data.",
    mechanism: "As send and track, on a computer of its own. Roles take the computers of the study in a fixed order, tracking first: a third tracking computer takes one that otherwise sends, moves the role of its former host to one with two processors and a receiving host instance to one with four. What is gained then is due to that computer, not to tracking.",
    source: "Hardware configuration of test cases 1 to 3",
    ..INTEGER
};
