import type { Repeats } from '../../comparison/claimsMargin';

/** Configurations that the study ran twice with the same settings. */
export const repeats: Repeats = { within: ['5-B', '5-C'], between: ['17-B', '18-A'] };
