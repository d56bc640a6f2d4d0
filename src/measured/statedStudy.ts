import type { Prose, ProseCell } from './types';

/** The figure of each quantity that the text states for a configuration; the first where it repeats one. */
export function measuredOf(prose: Prose, configuration: string): Record<string, ProseCell> {
  const cells = prose.cells.filter(({ row }) => row === configuration);
  return Object.fromEntries(cells.reverse().map((cell) => [cell.column, cell]));
}

/** Whether a simulated value agrees with what a figure in words is read as; null where it is a number. */
export const isWithinReading = (
  { reading }: Pick<ProseCell, 'reading'>,
  value: number,
): boolean | null => (reading === undefined ? null : reading.low <= value && value <= reading.high);
