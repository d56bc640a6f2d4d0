import { sum } from 'd3-array';
import { formatNumber } from '../frame/format';
import type { StageTime } from './stageRows';

/** What the stages of a roundtrip show, in one line. */
export function stageFinding(stages: readonly StageTime[]): string {
  const waiting = sum(stages, (stage) => (stage.kind === 'wait' ? stage.meanMs : 0));
  const total = sum(stages, (stage) => stage.meanMs);
  return `Waiting is ${formatNumber(waiting)} of ${formatNumber(total)} ms`;
}
