//! Users and messages.

use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Role, SWITCH, Scale};

pub(super) const VIRTUAL_USERS: Knob = Knob {
    id: "virtualUsers",
    label: "Virtual users",
    unit: "users",
    group: "load",
    role: Role::Load,
    min: 1.0,
    max: 60.0,
    default: 5.0,
    description: "Users of the load generator. Each sends one request, waits until the receive location has accepted it, thinks, and sends the next.",
    mechanism: "A closed loop: a user's cycle ends when its request is stored in the MessageBox and a receiving host instance, which answers one user at a time, has answered. So users set the offered rate, not the roundtrip.",
    source: "Software tables of every test case, row Number of Virtual Users",
    ..INTEGER
};

pub(super) const THINK_TIME_MS: Knob = Knob {
    id: "thinkTimeMs",
    label: "Think time",
    unit: "ms",
    group: "load",
    role: Role::Load,
    max: 2000.0,
    description: "Mean pause of a user between the acceptance of one request and the next.",
    mechanism: "Delay station without a queue, one per user.",
    source: "Notes to Tables 62 and 82; no pause elsewhere",
    ..INTEGER
};

pub(super) const THINK_SPREAD_MS: Knob = Knob {
    id: "thinkSpreadMs",
    label: "Think time spread",
    unit: "ms",
    group: "load",
    role: Role::Load,
    advanced: true,
    max: 1000.0,
    description: "Half the width of the interval the pause is drawn from, evenly.",
    mechanism: "The pause is uniform between think time minus spread and think time plus spread. Where the spread is the larger, it is uniform from 0 on, and longer than the think time on average.",
    source: "Note to Table 62, configuration B: 100 to 500 ms",
    ..INTEGER
};

pub(super) const REQUEST_KB: Knob = Knob {
    id: "requestKb",
    label: "Request size",
    unit: "KB",
    group: "load",
    role: Role::Load,
    advanced: true,
    min: 1.0,
    max: 100.0,
    scale: Scale::Log,
    default: 5.0,
    description: "Size of a request message.",
    mechanism: "Transfer time on the 100 Mbit/s link to the load generator, parsing on the receive host and sending grow with it; what the database stores does not. The user waits for transfer and parsing, so larger requests also make a lower load, in which the rest of the roundtrip is shorter. Nothing measured shows the sum of both.",
    source: "Software tables, row RequestMessageSize",
    ..INTEGER
};

pub(super) const RESPONSE_KB: Knob = Knob {
    id: "responseKb",
    label: "Response size",
    unit: "KB",
    group: "load",
    role: Role::Load,
    advanced: true,
    min: 1.0,
    max: 100.0,
    scale: Scale::Log,
    default: 5.0,
    description: "Size of the response message the backend returns.",
    mechanism: "As the request size, on the way back.",
    source: "Software tables, row ResponseMessageSize",
    ..INTEGER
};

pub(super) const KEEP_ALIVE: Knob = Knob {
    id: "keepAlive",
    label: "HTTP keep-alive",
    group: "load",
    advanced: true,
    default: 1.0,
    description: "Whether the load balancer lets HTTP connections stay open between requests. It did from test case 5 on.",
    mechanism: "Without it a user opens a connection before each request. What it costs a sending host instance to open connections is not in the model: no run tells it from the rest.",
    source: "Test case 5, hardware configuration",
    ..SWITCH
};

pub(super) const RESPONSE_DELAY: Knob = Knob {
    id: "responseDelay",
    label: "Delayed response",
    group: "load",
    role: Role::Assumption,
    advanced: true,
    default: 1.0,
    default_origin: Assumed,
    description: "From test case 8 on, every response takes a constant time more, whatever the hosts, the server and the number of MessageBoxes. The study does not say why; a change of the test harness fits best and is not proven. Off tells what such a system would do, on what this study would print.",
    mechanism: "Delay station between the backend and the sending host instance.",
    source: "Inferred: response times of test cases 1 to 7 against 8 to 21",
    ..SWITCH
};
