import type { KnobValues } from '../../scenario/schema';

/** What a reader must know of a scenario that can be simulated and that nobody would run; empty for most. */
export function caution(values: KnobValues): string {
  const { tracking = 0, globalTracking = 0, sendAndTrack = 0, trackOnly = 0 } = values;
  const isTracked = tracking !== 0 || globalTracking !== 0;
  return isTracked && sendAndTrack + trackOnly === 0
    ? 'Messages are tracked, and no computer has a tracking host: nobody moves what is tracked out of the MessageBox, which fills up as long as messages come. The model leaves that out, so such a system does worse than simulated.'
    : '';
}
