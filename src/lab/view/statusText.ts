import { shownResult } from '../state/reducer';
import type { LabState, Phase } from '../types';
import { formatNumber } from './format';

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

const minutes = (ms: number) => formatNumber(ms / 60_000);

/** The status line without the progress of a run, which would be read out at every step. */
export function statusText(state: LabState): string {
  const { summary } = shownResult(state);
  const { rampUpMs, steadyMs, rampDownMs } = summary.protocol;
  const runs = `${summary.replications} runs of ${minutes(rampUpMs + steadyMs + rampDownMs)} min`;
  switch (state.phase.kind) {
    case 'precomputed':
      return summary.status === 'unstable'
        ? `Precomputed: unstable in ${runs}`
        : `Precomputed, ${runs}`;
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
