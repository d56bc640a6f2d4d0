//! The database servers and the MessageBoxes on them.

use crate::scenario::knob::{Choice, INTEGER, Kind, Knob, SWITCH};

pub(super) const SERVER: Knob = Knob {
    id: "server",
    label: "MessageBox server",
    group: "messagebox",
    kind: Kind::Choice,
    max: 2.0,
    default: 1.0,
    description: "The computer that runs SQL Server for the (master) MessageBox database.",
    mechanism: "Number of processors, speed of transaction work and length of lock holds.",
    source: "Test cases 1, 9 and 16; section on SQL Server performance",
    choices: &[
        Choice {
            id: "xeon",
            label: "8-way Xeon",
            value: 0.0,
        },
        Choice {
            id: "opteron",
            label: "4-way Opteron",
            value: 1.0,
        },
        Choice {
            id: "dual",
            label: "Dual-core Opteron",
            value: 2.0,
        },
    ],
    ..INTEGER
};

/// Holds of all knobs that add MessageBoxes.
const UNLOADED: &str = "Several MessageBoxes were measured with few users only; under load their effect is not supported by any measurement, and the scale-up model gives them the opposite one";

pub(super) const MESSAGE_BOXES: Knob = Knob {
    id: "messageBoxes",
    label: "MessageBoxes",
    unit: "databases",
    group: "messagebox",
    min: 1.0,
    max: 5.0,
    default: 1.0,
    description: "MessageBox databases on the master's computer, the master included.",
    mechanism: "With more than one, subscriptions are matched on the master and messages are kept on the others: every publication becomes a distributed transaction, which holds the publish lock longer, and its messages are visible once it has ended everywhere. Its price is fitted to runs with few users, whose MessageBox had room; that several relieve a full one is not in the model. Under load nothing measured supports its effect, and the model of the scale-up study has the opposite.",
    beyond: UNLOADED,
    source: "Tables 74 and 82",
    ..INTEGER
};

pub(super) const BOXES_ON_DTA: Knob = Knob {
    id: "boxesOnDta",
    label: "MessageBoxes on the tracking server",
    unit: "databases",
    group: "messagebox",
    advanced: true,
    max: 3.0,
    description: "Further MessageBox databases on the computer of the tracking database.",
    mechanism: "As MessageBoxes, with longer holds because the transaction spans computers. Being on another computer is one step, the same for either of them; further ones there change next to nothing, because the publish lock of the master stays the limit.",
    beyond: UNLOADED,
    source: "Table 74",
    ..INTEGER
};

pub(super) const BOXES_ON_THIRD: Knob = Knob {
    id: "boxesOnThird",
    label: "MessageBoxes on the third server",
    unit: "databases",
    group: "messagebox",
    advanced: true,
    max: 3.0,
    description: "Further MessageBox databases on the third SQL Server computer.",
    mechanism: "As MessageBoxes on the tracking server. The two computers are taken to be alike, so the result is the same to the last digit.",
    beyond: UNLOADED,
    source: "Table 74",
    ..INTEGER
};

pub(super) const SQL_AGENT: Knob = Knob {
    id: "sqlAgent",
    label: "SQL Agent jobs",
    group: "messagebox",
    advanced: true,
    default: 1.0,
    description: "Whether the MessageBox's own maintenance jobs run.",
    mechanism: "Part of the background work on the MessageBox processors.",
    source: "Table 70, configuration B",
    ..SWITCH
};
