import { labLinkOf } from '../question/labLink';
import { writeScenario } from '../question/scenarioText';
import { meansOfRuns } from '../study/bands';
import { type ExportedRow, footingColumns, simulatedColumns } from '../study/exported';
import type { PinnedRuns } from './pinned';
import { isUnstable, type SharedAndAlone } from './rows';

/**
 * Every number of every scenario, and its difference from the first with the 95 % interval of the pairs. `addressOf` makes
 * a path of the site a complete address.
 */
export function exportedComparison(
  { pinned, isPreview }: PinnedRuns,
  { shared, alone }: SharedAndAlone,
  seed: number,
  addressOf: (path: string) => string,
): ExportedRow[] {
  const protocol = isPreview ? 'preview' : 'study';
  return pinned.flatMap((one, index) =>
    [...shared, ...alone].flatMap((row): ExportedRow[] => {
      const cell = row.cells[index];
      if (!cell) return [];
      const difference = row.differences[index]?.paired;
      const judged = row.judged[index];
      const { study, scenario, letter, standing } = one;
      const { mean } = cell;
      const { metric } = row;
      const band =
        mean !== null && metric !== null && !isUnstable(one)
          ? standing.bandOf(metric, mean, standing.regimesOf(meansOfRuns(one.reports)))
          : null;
      return [
        {
          letter,
          scenario: writeScenario(study, scenario),
          metric: metric ?? row.key,
          label: row.label,
          unit: row.unit,
          measured: cell.measured,
          ...simulatedColumns(mean, band),
          difference: difference?.mean ?? null,
          differenceLow: difference?.low ?? null,
          differenceHigh: difference?.high ?? null,
          differenceBandLow: judged?.band?.low ?? null,
          differenceBandHigh: judged?.band?.high ?? null,
          verdict: judged?.verdict ?? null,
          ...footingColumns(one.reports, { seed, protocol }),
          model: `${study.id}:${study.context.schema.modelVersion}`,
          link: addressOf(labLinkOf(study, scenario, seed)),
        },
      ];
    }),
  );
}
