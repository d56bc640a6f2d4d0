//! The mechanisms of the model that could be left out: each has parameters whose value makes it do
//! nothing.

/// A mechanism and what turns it off.
pub struct Mechanism {
    pub id: &'static str,
    pub name: &'static str,
    /// What it says of the system.
    pub says: &'static str,
    /// Values of its parameters without it.
    pub off: &'static [(&'static str, f64)],
}

const fn mechanism(
    id: &'static str,
    name: &'static str,
    says: &'static str,
    off: &'static [(&'static str, f64)],
) -> Mechanism {
    Mechanism {
        id,
        name,
        says,
        off,
    }
}

/// All that the model would still run without, in the order of a message's way.
pub const MECHANISMS: &[Mechanism] = &[
    mechanism(
        "answers-in-turn",
        "Answers in turn",
        "A receiving host instance answers one user at a time",
        &[("accept_ms", 0.0), ("accept_tracked_ms", 0.0)],
    ),
    mechanism(
        "sharing",
        "Shared computers",
        "A computer receives more slowly while its sending host instance dispatches",
        &[("sharing", 0.0)],
    ),
    mechanism(
        "tracked-under-lock",
        "Tracked under the lock",
        "Saving what is tracked takes the lock as long on every server",
        &[("tracked_hold_ms", 0.0)],
    ),
    mechanism(
        "distributed-publication",
        "Several MessageBoxes",
        "A publication over several MessageBoxes takes processor time and the lock for longer",
        &[("distributed_cpu_ms", 0.0), ("distributed_hold_ms", 0.0)],
    ),
    mechanism(
        "tracked-dispatch",
        "Tracking on sending",
        "The dispatcher takes longer where the body is tracked on sending",
        &[("dispatch_tracked_ms", 0.0)],
    ),
    mechanism(
        "response-delay",
        "Delay of responses",
        "Responses take longer by a constant from test case 8 on",
        &[("response_delay_ms", 0.0)],
    ),
];
