//! Values of the calibrated parameters. Written by `npm run calibrate`.

pub const RECEIVE_CPU_MS: f64 = 5.493;
pub const ACCEPT_MS: f64 = 7.398;
pub const ACCEPT_TRACKED_MS: f64 = 6.203;
pub const PUBLISH_CPU_MS: f64 = 2.396;
pub const PUBLISH_HOLD_MS: f64 = 1.74;
pub const TRACKED_CPU_MS: f64 = 1.311;
pub const TRACKED_HOLD_MS: f64 = 0.3403;
pub const COMMAND_CPU_MS: f64 = 0.3034;
pub const COMMAND_HOLD_MS: f64 = 0.2926;
pub const BACKGROUND_CPU_MS: f64 = 0.8135;
pub const XEON_CPU: f64 = 2.332;
pub const XEON_HOLD: f64 = 2.131;
pub const DISPATCH_MS: f64 = 10.5;
pub const DISPATCH_TRACKED_MS: f64 = 3.167;
pub const SHARING: f64 = 0.458;
pub const SEND_CPU_MS: f64 = 17.9;
pub const REPLY_CPU_MS: f64 = 6.755;
pub const RESPONSE_DELAY_MS: f64 = 103.3;
pub const TRACKING_DATABASE_CPU_MS: f64 = 14.01;
pub const DISTRIBUTED_CPU_MS: f64 = 7.281;
pub const DISTRIBUTED_HOLD_MS: f64 = 0.9554;
