import type { StudyWords } from '../../scenario/words';
import { shownResult } from '../state/reducer';
import type { LabState, Phase } from '../types';
import { formatNumber } from './format';
import { runsText } from './runText';

/** How a lab stands, for the attribute data-status. */
export function statusOf(phase: Phase): 'running' | 'done' | 'failed' | 'cancelled' {
  switch (phase.kind) {
    case 'precomputed':
    case 'done':
      return 'done';
    case 'loading':
    case 'running':
      return 'running';
    default:
      return phase.kind;
  }
}

/** The status line without the progress of a run, which would be read out at every step. */
export function statusText(state: LabState, { ahead }: StudyWords): string {
  const { summary } = shownResult(state);
  const runs = runsText(summary);
  switch (state.phase.kind) {
    case 'precomputed':
      return summary.status === 'unstable' ? `${ahead}: unstable in ${runs}` : `${ahead}, ${runs}`;
    case 'loading':
      return 'Loading simulator';
    case 'running':
      return state.early ? 'First numbers, refining' : 'Simulating';
    case 'done': {
      const { wallMs } = state.phase;
      const unstable = summary.status === 'unstable' ? 'Unstable' : 'Done';
      return wallMs > 0
        ? `${unstable}, ${runs} in ${formatNumber(wallMs / 1000, 1)} s`
        : `${unstable}, ${runs}`;
    }
    case 'cancelled':
      return state.early ? 'Cancelled, partial numbers' : 'Cancelled';
    case 'failed':
      return `Failed: ${state.phase.reason}`;
  }
}
