//! Values of the calibrated parameters. Written by `npm run calibrate`.

pub const RECEIVE_CPU_MS: f64 = 5.387;
pub const ACCEPT_MS: f64 = 7.793;
pub const ACCEPT_TRACKED_MS: f64 = 5.947;
pub const PUBLISH_CPU_MS: f64 = 2.205;
pub const PUBLISH_HOLD_MS: f64 = 1.734;
pub const TRACKED_CPU_MS: f64 = 1.341;
pub const TRACKED_HOLD_MS: f64 = 0.3563;
pub const COMMAND_CPU_MS: f64 = 0.3512;
pub const COMMAND_HOLD_MS: f64 = 0.2886;
pub const BACKGROUND_CPU_MS: f64 = 0.8024;
pub const XEON_CPU: f64 = 2.312;
pub const XEON_HOLD: f64 = 2.12;
pub const DISPATCH_MS: f64 = 10.65;
pub const DISPATCH_TRACKED_MS: f64 = 3.004;
pub const SHARING: f64 = 0.4451;
pub const SEND_CPU_MS: f64 = 17.55;
pub const REPLY_CPU_MS: f64 = 7.654;
pub const RESPONSE_DELAY_MS: f64 = 102.7;
pub const TRACK_CPU_MS: f64 = 2.695;
pub const TRACKING_DATABASE_CPU_MS: f64 = 14.03;
pub const DISTRIBUTED_CPU_MS: f64 = 7.229;
pub const DISTRIBUTED_HOLD_MS: f64 = 1.014;
