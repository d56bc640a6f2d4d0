import { greatest } from 'd3-array';
import { QUANTITIES, QUANTITY_LABELS } from '../quantities';
import type { PredictedFigures, StructureData } from './types';

/** Mechanisms that are chosen whichever test case is left out, never, and not without some of them. */
export const byChoice = ({ rows, testCases }: Pick<StructureData, 'rows' | 'testCases'>) => ({
  always: rows.filter(({ omittedWithout }) => omittedWithout.length === 0),
  never: rows.filter(({ omittedWithout }) => omittedWithout.length === testCases),
  wavering: rows.filter(
    ({ omittedWithout }) => omittedWithout.length > 0 && omittedWithout.length < testCases,
  ),
});

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Sharing, Delay, and Latch". */
export const namesOf = (rows: readonly { name: string }[]): string =>
  LIST.format(rows.map(({ name }) => name));

/** 90th percentiles of all errors that are told, in their units. */
const tailsOf = ({ figures, bizTalkCpu }: PredictedFigures) => [
  ...QUANTITIES.map((quantity) => ({
    label: QUANTITY_LABELS[quantity],
    unit: '%',
    p90: figures[quantity]?.p90Percent ?? Number.NaN,
  })),
  {
    label: 'CPU of the BizTalk computers',
    unit: 'points',
    p90: bizTalkCpu?.p90Points ?? Number.NaN,
  },
];

/** Mechanisms whose interval holds 1, and the tail of errors that grows most without each. */
export const untold = ({ rows, complete }: Pick<StructureData, 'rows' | 'complete'>) =>
  rows
    .filter(({ interval: [low] }) => low <= 1)
    .flatMap(({ id, name, heldOut }) => {
      const without = tailsOf(heldOut);
      const tails = tailsOf(complete).map(({ p90, ...tail }, place) => ({
        ...tail,
        with: p90,
        without: without[place]?.p90 ?? Number.NaN,
      }));
      const worst = greatest(tails, (tail) => tail.without / tail.with);
      return worst ? [{ id, name, worst }] : [];
    });
