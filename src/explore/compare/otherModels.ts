import { formatNumber } from '../../charts/frame/format';
import { inSentence } from '../../lab/view/format';
import type { Pinned, Row } from './rows';
import { isWithheld } from './withheld';

/** In how many sets of parameters another scenario has more of a number than the first, of those that have both. */
function aheadIn(row: Row, first: Pinned, other: Pinned): { ahead: number; sets: number } | null {
  const [from, to] = [first, other].map(({ bySet }) => bySet?.[row.metric ?? '']);
  if (!from || !to) return null;
  const pairs = from.flatMap((value, set) => {
    const against = to[set] ?? null;
    return value === null || against === null ? [] : [against - value];
  });
  const isAhead = (difference: number) => (row.better === 'more' ? difference > 0 : difference < 0);
  return { ahead: pairs.filter(isAhead).length, sets: pairs.length };
}

/**
 * In how many models that fit the measurements as well another scenario is ahead, in what the study's labs show first: in a
 * sentence; empty where that is not known, or not of one study.
 */
export function otherModelsText(
  pinned: readonly Pinned[],
  rows: readonly Row[],
  index: number,
): string {
  const [first, other] = [pinned[0], pinned[index]];
  if (!first || !other || first.study !== other.study) return '';
  const outcomes = first.study.outcomes.flatMap(
    ({ metric }) => rows.find((row) => row.metric === metric) ?? [],
  );
  const shown = [
    outcomes.find(({ better }) => better === 'more'),
    outcomes.filter(({ better }) => better === 'less').at(-1),
  ];
  const counted = shown.flatMap((row) => {
    // Models that differ in parameters alone share what the direction is withheld for.
    const found = row && !isWithheld(row, index) && aheadIn(row, first, other);
    return row && found && found.sets > 0 ? [{ row, ...found }] : [];
  });
  if (counted.length === 0) return '';
  const told = counted.map(
    ({ row, ahead, sets }) =>
      `has ${row.better} ${inSentence(row.label)} in ${formatNumber(ahead)} of ${formatNumber(sets)}`,
  );
  return `Among other parameters that fit the measurements as well, ${other.letter} ${told.join(', and ')}.`;
}
