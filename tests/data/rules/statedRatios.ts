import { type StatedStudy, studyIn, tableValue } from '../corpus';
import { atFigure, type Rule } from '../rule';

const SIZES = ['2kb', '200kb'] as const;
const RATIO = /^(speedup|percent)(?:\.(2kb|200kb))?$/;
const HALF_A_PERCENT = 0.5;

/** New version over old of a row, or null where one is not printed. */
function ratio(study: StatedStudy, size: (typeof SIZES)[number], row: string): number | null {
  const [before, after] = (['biztalk2004sp1', 'biztalk2006'] as const).map((column) =>
    tableValue(study, size, row, column),
  );
  return before == null || after == null ? null : after / before;
}

export const statedRatios: Rule = {
  id: 'stated-ratios',
  name: 'A stated gain is that of the tables',
  description: 'At each size the text names, or at both where it names none; inside its reading.',
  check: (corpus) => {
    const study = studyIn(corpus, 'adapters');
    return study.cells.flatMap((cell) => {
      const [, kind, named] = RATIO.exec(cell.column) ?? [];
      if (kind === undefined || cell.value === null) return [];
      const { low, high } = cell.reading ?? {
        low: cell.value - HALF_A_PERCENT,
        high: cell.value + HALF_A_PERCENT,
      };
      const scale = kind === 'percent' ? 100 : 1;
      const off = SIZES.filter((size) => named === undefined || size === named).flatMap((size) => {
        const found = ratio(study, size, cell.row);
        const value = found === null ? null : scale * found;
        return value === null || (low <= value && value <= high)
          ? []
          : [`${value.toPrecision(3)} at ${size}`];
      });
      const message = `${cell.printed} against ${off.join()}`;
      return off.length === 0 ? [] : [atFigure(message, study, cell)];
    });
  },
};
