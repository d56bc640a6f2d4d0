import type { Summary } from '../../../simulator/types';

/** A part of the system and the throughput it cannot pass. */
export interface PartBound {
  id: string;
  label: string;
  /** Orchestrations per second. */
  perSecond: number;
}

/** Parts whose bounds the model computes. */
export const PARTS: readonly { id: string; label: string }[] = [
  { id: 'receive', label: 'Receive hosts' },
  { id: 'process', label: 'Process hosts' },
  { id: 'threads', label: 'Threads of the process hosts' },
  { id: 'send', label: 'Send hosts' },
  { id: 'master', label: 'Master MessageBox' },
  { id: 'worker', label: 'Worker MessageBoxes' },
];

/** The bound of each part there is, tightest first. */
export const boundsOf = ({ metrics }: Summary): PartBound[] =>
  PARTS.flatMap((part) => {
    const perSecond = metrics[`bound.${part.id}`]?.mean;
    return perSecond === undefined ? [] : [{ ...part, perSecond }];
  }).sort((a, b) => a.perSecond - b.perSecond);
