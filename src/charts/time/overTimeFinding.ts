import { capitalised, formatNumber, withUnit } from '../frame/format';
import { checkpointLift } from './checkpointLift';

/** A peak this many times the usual level is worth a title. */
const LIFTED = 1.15;

/** How often something comes, in words. */
export function everyText(seconds: number): string {
  if (Math.abs(seconds - 60) < 5) return 'once a minute';
  return `every ${formatNumber(seconds)} s`;
}

/** What checkpoints do to the roundtrip, in one line. */
export function overTimeFinding(run: Parameters<typeof checkpointLift>[0]): string {
  const lift = checkpointLift(run);
  if (!lift) return 'No roundtrip has ended yet';
  if (lift.everyS !== null && lift.peakMs > LIFTED * lift.usualMs) {
    const often = everyText(lift.everyS);
    const rounded = Math.round(lift.peakMs / 10) * 10;
    return `${capitalised(often)} a checkpoint lifts roundtrip to about ${withUnit(rounded, 'ms')}`;
  }
  return `Roundtrip holds at about ${withUnit(lift.usualMs, 'ms')}`;
}
