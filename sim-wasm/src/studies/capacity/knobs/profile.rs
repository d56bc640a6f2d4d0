//! A drawn day, hour by hour.

use crate::scenario::idle::{Idle, at_least, one_of};
use crate::scenario::knob::DefaultOrigin::Assumed;
use crate::scenario::knob::{INTEGER, Knob, Role};

/// An hour of a drawn day, from 0.
struct Hour<const HOUR: usize>;

impl<const HOUR: usize> Hour<HOUR> {
    const NOT_DRAWN: Idle = Idle {
        unless: &[one_of("load", &[3.0])],
        because: "only a drawn day has a rate for each hour",
    };
    #[expect(clippy::cast_precision_loss, reason = "an hour of a day")]
    const RUN_IS_OVER: Idle = Idle {
        unless: &[at_least("durationHours", (HOUR + 1) as f64)],
        because: "the run ends before this hour",
    };
    /// When its rate does nothing.
    const IDLE: &'static [Idle] = if HOUR == 0 {
        &[Self::NOT_DRAWN]
    } else {
        &[Self::NOT_DRAWN, Self::RUN_IS_OVER]
    };
}

/// The rate of one hour of a drawn day. An ordinary business day: quiet at night, two peaks.
const fn hour<const HOUR: usize>(id: &'static str, label: &'static str, rate: f64) -> Knob {
    Knob {
        id,
        label,
        unit: "messages/s",
        group: "profile",
        role: Role::Load,
        advanced: true,
        max: 400.0,
        default: rate,
        default_origin: Assumed,
        description: "Messages per second in this hour of a drawn day.",
        mechanism: "The load tool hands files over at an even pace, as many per second as the hour asks for.",
        idle: Hour::<HOUR>::IDLE,
        source: "Not in the study, which asks to emulate one's own load profile over a day",
        ..INTEGER
    }
}

pub(super) const RATE0: Knob = hour::<0>("rate0", "Rate from 0:00", 20.0);

pub(super) const RATE1: Knob = hour::<1>("rate1", "Rate from 1:00", 15.0);

pub(super) const RATE2: Knob = hour::<2>("rate2", "Rate from 2:00", 10.0);

pub(super) const RATE3: Knob = hour::<3>("rate3", "Rate from 3:00", 10.0);

pub(super) const RATE4: Knob = hour::<4>("rate4", "Rate from 4:00", 15.0);

pub(super) const RATE5: Knob = hour::<5>("rate5", "Rate from 5:00", 25.0);

pub(super) const RATE6: Knob = hour::<6>("rate6", "Rate from 6:00", 45.0);

pub(super) const RATE7: Knob = hour::<7>("rate7", "Rate from 7:00", 70.0);

pub(super) const RATE8: Knob = hour::<8>("rate8", "Rate from 8:00", 110.0);

pub(super) const RATE9: Knob = hour::<9>("rate9", "Rate from 9:00", 140.0);

pub(super) const RATE10: Knob = hour::<10>("rate10", "Rate from 10:00", 130.0);

pub(super) const RATE11: Knob = hour::<11>("rate11", "Rate from 11:00", 110.0);

pub(super) const RATE12: Knob = hour::<12>("rate12", "Rate from 12:00", 80.0);

pub(super) const RATE13: Knob = hour::<13>("rate13", "Rate from 13:00", 90.0);

pub(super) const RATE14: Knob = hour::<14>("rate14", "Rate from 14:00", 110.0);

pub(super) const RATE15: Knob = hour::<15>("rate15", "Rate from 15:00", 125.0);

pub(super) const RATE16: Knob = hour::<16>("rate16", "Rate from 16:00", 140.0);

pub(super) const RATE17: Knob = hour::<17>("rate17", "Rate from 17:00", 120.0);

pub(super) const RATE18: Knob = hour::<18>("rate18", "Rate from 18:00", 80.0);

pub(super) const RATE19: Knob = hour::<19>("rate19", "Rate from 19:00", 60.0);

pub(super) const RATE20: Knob = hour::<20>("rate20", "Rate from 20:00", 45.0);

pub(super) const RATE21: Knob = hour::<21>("rate21", "Rate from 21:00", 35.0);

pub(super) const RATE22: Knob = hour::<22>("rate22", "Rate from 22:00", 30.0);

pub(super) const RATE23: Knob = hour::<23>("rate23", "Rate from 23:00", 25.0);
