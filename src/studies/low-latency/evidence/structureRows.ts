import type { StructureData } from './types';

type Rows = StructureData['rows'];

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
export const namesOf = (rows: Rows): string => LIST.format(rows.map(({ name }) => name));
