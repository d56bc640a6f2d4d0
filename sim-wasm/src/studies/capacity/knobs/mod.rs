//! The knobs of the capacity study. Their order is the order of the values in a scenario.

mod cleanup;
mod hardware;
mod hosts;
mod load;
mod messages;
mod profile;

use crate::scenario::knob::Knob;
use crate::scenario::values::KnobId;

/// Position of each knob in a scenario's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Id {
    Load,
    RatePerSecond,
    StopAtRows,
    DurationHours,
    BurstMessages,
    BurstAtMinutes,
    Rate0,
    Rate1,
    Rate2,
    Rate3,
    Rate4,
    Rate5,
    Rate6,
    Rate7,
    Rate8,
    Rate9,
    Rate10,
    Rate11,
    Rate12,
    Rate13,
    Rate14,
    Rate15,
    Rate16,
    Rate17,
    Rate18,
    Rate19,
    Rate20,
    Rate21,
    Rate22,
    Rate23,
    PartnerOfflineAtHours,
    PartnerOfflineHours,
    Orchestration,
    SqlAgent,
    MessageCleanup,
    PartsCleanup,
    DeadlockPriority,
    MessageBoxMemoryMb,
    DiskSpeedPercent,
    SqlProcessors,
    SessionsPerHost,
    ThrottleSessions,
    ReceiveHosts,
    OrchestrationHosts,
    SendHosts,
}

/// The rates of a drawn day, hour by hour.
pub const RATES: [Id; 24] = [
    Id::Rate0,
    Id::Rate1,
    Id::Rate2,
    Id::Rate3,
    Id::Rate4,
    Id::Rate5,
    Id::Rate6,
    Id::Rate7,
    Id::Rate8,
    Id::Rate9,
    Id::Rate10,
    Id::Rate11,
    Id::Rate12,
    Id::Rate13,
    Id::Rate14,
    Id::Rate15,
    Id::Rate16,
    Id::Rate17,
    Id::Rate18,
    Id::Rate19,
    Id::Rate20,
    Id::Rate21,
    Id::Rate22,
    Id::Rate23,
];

impl KnobId for Id {
    const KNOBS: &'static [Knob] = KNOBS;

    fn index(self) -> usize {
        self as usize
    }
}

/// All knobs, in scenario order (see [`Id`]).
pub static KNOBS: &[Knob] = &[
    load::LOAD,
    load::RATE_PER_SECOND,
    load::STOP_AT_ROWS,
    load::DURATION_HOURS,
    load::BURST_MESSAGES,
    load::BURST_AT_MINUTES,
    profile::RATE0,
    profile::RATE1,
    profile::RATE2,
    profile::RATE3,
    profile::RATE4,
    profile::RATE5,
    profile::RATE6,
    profile::RATE7,
    profile::RATE8,
    profile::RATE9,
    profile::RATE10,
    profile::RATE11,
    profile::RATE12,
    profile::RATE13,
    profile::RATE14,
    profile::RATE15,
    profile::RATE16,
    profile::RATE17,
    profile::RATE18,
    profile::RATE19,
    profile::RATE20,
    profile::RATE21,
    profile::RATE22,
    profile::RATE23,
    load::PARTNER_OFFLINE_AT_HOURS,
    load::PARTNER_OFFLINE_HOURS,
    messages::ORCHESTRATION,
    cleanup::SQL_AGENT,
    cleanup::MESSAGE_CLEANUP,
    cleanup::PARTS_CLEANUP,
    cleanup::DEADLOCK_PRIORITY,
    hardware::MESSAGE_BOX_MEMORY_MB,
    hardware::DISK_SPEED_PERCENT,
    hardware::SQL_PROCESSORS,
    hosts::SESSIONS_PER_HOST,
    hosts::THROTTLE_SESSIONS,
    hosts::RECEIVE_HOSTS,
    hosts::ORCHESTRATION_HOSTS,
    hosts::SEND_HOSTS,
];
