import { startOf } from './chapter/knobs';
import type { Chapter, Still } from './chapter/types';

/** How a chapter's runs follow its formula. */
export interface TheoryRow {
  id: string;
  name: string;
  /** The quantity, with its unit. */
  quantity: string;
  /** Where they were compared. */
  points: number;
  /** Largest difference of a simulated value from the exact one, as a part of the latter. */
  largest: number;
}

/** The row of a chapter whose curve has a formula; null for the others. */
export function theoryRowOf(chapter: Chapter, { curve: simulated }: Still): TheoryRow | null {
  const { curve, id, name } = chapter;
  const start = startOf(chapter);
  const errors = curve.at.flatMap((at, index) => {
    const exact = curve.formula?.({ ...start, [curve.knob]: at }) ?? null;
    const value = simulated[index] ?? null;
    return exact === null || value === null || exact > curve.top
      ? []
      : [Math.abs(value / exact - 1)];
  });
  if (errors.length === 0) return null;
  const quantity = `${curve.title}, ${curve.unit}`;
  return { id, name, quantity, points: errors.length, largest: Math.max(...errors) };
}
