import { formatRate } from '../../charts/frame/format';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import type { LabContext, LabStudy, PrintedConfiguration } from '../../lab/types';
import type { StatedCell } from '../../measured/types';
import type { Summary } from '../../simulator/types';
import { THROUGHPUT } from '../study/named';

/** What its lab draws. */
export type Drawn = Pick<LabStudy, 'Trust' | 'Picture' | 'More' | 'telling'>;

const cellOf = (value: number): StatedCell => ({
  printed: String(Number(value.toPrecision(4))),
  value,
});

/** What was measured of each configuration, as a lab shows what a study prints. */
const printedOf = ({ index, context }: ExploredStudy, source: string) =>
  Object.fromEntries(
    context.labels.map((label): [string, PrintedConfiguration] => {
      const { measured = {} } = index.configurations.find(({ id }) => id === label) ?? {};
      const cells = Object.entries(measured).flatMap(([metric, value]): [string, StatedCell][] =>
        value == null ? [] : [[metric, cellOf(value)]],
      );
      return [label, { row: label, cells: Object.fromEntries(cells), source }];
    }),
  );

/** A reader's system as its lab takes it, with what was simulated of each of its configurations, by label. */
export function labOf(
  study: ExploredStudy,
  published: Readonly<Record<string, Summary>>,
  drawn: Drawn,
  fragment: string,
): LabContext {
  const { context, index, metrics, protocol, ensemble, outcomes, loadKnob, movable, limitText } =
    study;
  return {
    ...context,
    path: `/${study.id}/lab`,
    published,
    printed: printedOf(study, 'your load test'),
    statistic: 'mean',
    fragment,
    knobs: Object.fromEntries(context.labels.map((label) => [label, movable.slice(0, 3)])),
    study: {
      index,
      metrics,
      protocol,
      ...(ensemble && { ensemble }),
      hasStatistics: false,
      outcomes: () => outcomes,
      sticky: outcomes.slice(0, 2).map(({ id }) => id),
      configurationText: (_, label) => {
        const { measured = {} } = index.configurations.find(({ id }) => id === label) ?? {};
        const rate = measured[THROUGHPUT];
        return rate == null ? 'nobody measured it' : `${formatRate(rate)} requests/s`;
      },
      groupSummary: () => '',
      loadKnob,
      limitText,
      ...drawn,
    },
  };
}
