import { valueText } from '../../lab/view/knobText';
import { labLinkOf } from '../question/labLink';
import { writeScenario } from '../question/scenarioText';
import type { Standing } from '../study/bands';
import type { ExploredStudy } from '../study/exploredStudy';
import { type ExportedRow, footingColumns, simulatedColumns } from '../study/exported';
import { foundOf, isUnstable, type RunPoint } from './found';
import { measuredBeside } from './measured';
import { knobNamed, type SweepQuestion } from './question';

/**
 * Every measure of the study at every point that has been simulated: a column named after each swept knob, which holds
 * its number or the name of its choice. `addressOf` makes a path of the site a complete address.
 */
export function exportedSweep(
  study: ExploredStudy,
  question: SweepQuestion,
  points: readonly RunPoint[],
  standingOf: (point: RunPoint) => Standing,
  addressOf: (path: string) => string,
): ExportedRow[] {
  const { from, over, by, protocol } = question;
  const swept = [over, ...(by === null ? [] : [by])].map(({ knob }) => knobNamed(study, knob));
  const beside = new Map(
    study.measures.map(({ id }) => [
      id,
      measuredBeside(study, question, id).filter(({ others }) => others === 0),
    ]),
  );
  return points
    .filter(({ reports }) => reports.size > 0)
    .flatMap((point) => {
      const standing = standingOf(point);
      const at = swept.map((knob) => {
        const value = point.values[knob.id] ?? knob.default;
        return [knob.id, knob.kind === 'integer' ? value : valueText(knob, value)];
      });
      const reports = [...point.reports].sort(([a], [b]) => a - b).map(([, report]) => report);
      return study.measures.map((measure): ExportedRow => {
        const found = foundOf(point, measure, standing);
        const measured = beside
          .get(measure.id)
          ?.find((one) => one.over === point.over && one.by === point.by);
        return {
          scenario: writeScenario(study, point),
          ...Object.fromEntries(at),
          metric: measure.id,
          unit: measure.unit,
          measured: measured?.value ?? null,
          ...simulatedColumns(
            found?.estimate ?? null,
            isUnstable(point) ? null : (found?.band ?? null),
          ),
          ...footingColumns(reports, { seed: from.seed, protocol }),
          model: `${study.id}:${study.context.schema.modelVersion}`,
          link: addressOf(labLinkOf(study, point, from.seed)),
        };
      });
    });
}
