//! Values of the calibrated parameters. Written by `npm run calibrate`.

pub const RECEIVE_CPU_MS: f64 = 5.834;
pub const ACCEPT_MS: f64 = 7.092;
pub const ACCEPT_TRACKED_MS: f64 = 5.148;
pub const PUBLISH_CPU_MS: f64 = 2.319;
pub const PUBLISH_HOLD_MS: f64 = 1.794;
pub const TRACKED_CPU_MS: f64 = 1.411;
pub const TRACKED_HOLD_MS: f64 = 0.3657;
pub const COMMAND_CPU_MS: f64 = 0.3316;
pub const COMMAND_HOLD_MS: f64 = 0.2302;
pub const BACKGROUND_CPU_MS: f64 = 0.775;
pub const SLOW_COMPUTER: f64 = 1.392;
pub const XEON_CPU: f64 = 2.326;
pub const XEON_HOLD: f64 = 2.106;
pub const DISPATCH_MS: f64 = 10.83;
pub const DISPATCH_TRACKED_MS: f64 = 2.526;
pub const SHARING: f64 = 0.4457;
pub const SEND_CPU_MS: f64 = 16.66;
pub const REPLY_CPU_MS: f64 = 6.762;
pub const RESPONSE_DELAY_MS: f64 = 101.4;
pub const TRACK_CPU_MS: f64 = 3.038;
pub const TRACKING_DATABASE_CPU_MS: f64 = 13.99;
pub const DISTRIBUTED_CPU_MS: f64 = 7.228;
pub const DISTRIBUTED_HOLD_MS: f64 = 0.8467;
