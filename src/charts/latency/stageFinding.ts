import { sum } from 'd3-array';
import { formatNumber } from '../frame/format';
import type { StageTime } from './stageRows';

/** Less than this share of the whole is not told. */
const TOLD = 0.02;

/** What the stages of a roundtrip show, in one line: how long a message takes, waits and is held up by what is assumed. */
export function stageFinding(stages: readonly StageTime[], one = 'message'): string {
  const msOf = (kind: StageTime['kind']) =>
    sum(stages, (stage) => (stage.kind === kind ? stage.meanMs : 0));
  const total = sum(stages, (stage) => stage.meanMs);
  const assumedMs = msOf('assumed');
  const assumed = assumedMs >= TOLD * total ? `, ${formatNumber(assumedMs)} assumed` : '';
  return `${formatNumber(total)} ms a ${one}: ${formatNumber(msOf('wait'))} of waiting${assumed}`;
}
