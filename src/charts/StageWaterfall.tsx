import type { ChartFrameText } from './types';

/** Mean time a message spends in one stage, in the order the stages happen. */
export interface StageTime {
  id: string;
  label: string;
  path: 'request' | 'response';
  /** Work done, waiting, or a delay assumed without a known mechanism. */
  kind: 'work' | 'wait' | 'assumed';
  meanMs: number;
}

export interface StageWaterfallProps extends ChartFrameText {
  stages: readonly StageTime[];
  /** The same stages as published; adds the column "change". */
  published?: readonly StageTime[];
}

export function StageWaterfall(_props: StageWaterfallProps) {
  return null;
}
