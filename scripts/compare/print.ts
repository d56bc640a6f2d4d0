import { andList } from '../../src/charts/frame/format';
import { VERDICT_TEXTS } from '../../src/comparison/differences';
import type { PinnedRuns } from '../../src/explore/compare/pinned';
import type { Row, SharedAndAlone } from '../../src/explore/compare/rows';
import { apartTexts } from '../../src/explore/compare/withheld';
import { writeScenario } from '../../src/explore/question/scenarioText';
import { number, table } from '../command/table';

/** A difference of B from A as the page has it; what is not known is null. */
function differenceOf({ cells, differences, judged }: Row) {
  const [a, b] = cells.map((cell) => cell?.mean?.mean ?? null);
  const { mean, low, high } = differences[1]?.paired ?? {};
  const { band, verdict } = judged[1] ?? {};
  return {
    a: a ?? null,
    b: b ?? null,
    difference: mean ?? null,
    low: low ?? null,
    high: high ?? null,
    bandLow: band?.low ?? null,
    bandHigh: band?.high ?? null,
    verdict: verdict ?? null,
  };
}

/** The rows that are compared: numbers with a name that both scenarios have. */
const comparedRows = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const { metric, judged } = row;
    return metric === null || !judged[1] ? [] : [{ ...differenceOf(row), metric, row }];
  });

/** What the command prints with --json; numbers in the units of their metrics. */
export function toJson({ pinned, runs }: PinnedRuns, rows: readonly Row[], seed: number) {
  const [a, b] = pinned.map(({ study, scenario }) => writeScenario(study, scenario));
  return {
    a,
    b,
    runs,
    seed,
    models: [
      ...new Set(
        pinned.map(({ study: { id, context } }) => `${id}:${context.schema.modelVersion}`),
      ),
    ],
    metrics: Object.fromEntries(
      comparedRows(rows).map(({ metric, row: { unit }, ...difference }) => [
        metric,
        { unit, ...difference },
      ]),
    ),
  };
}

const rangeText = (low: number | null, high: number | null): string =>
  low === null || high === null ? '-' : `${number(low)} to ${number(high)}`;

/** What each of two scenarios without a common number measures, in sentences. */
const apartText = ({ pinned }: PinnedRuns, alone: readonly Row[]): string =>
  [
    `${pinned.map(({ study }) => study.name).join(' and ')} have no number in common, so nothing is compared.`,
    ...pinned.map(({ letter, study }, index) => {
      const own = alone.filter(({ cells }) => cells[index]?.mean);
      const names = own.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`));
      return `${letter}, ${study.name}, has ${andList(names)}.`;
    }),
  ].join('\n');

/** The same as a table for readers. */
export function toText(compared: PinnedRuns, { shared, alone }: SharedAndAlone): string {
  const found = comparedRows(shared);
  if (found.length === 0) return apartText(compared, alone);
  const lines = found.map(({ row: { label, unit }, ...one }) => [
    label,
    number(one.a),
    number(one.b),
    number(one.difference),
    rangeText(one.low, one.high),
    rangeText(one.bandLow, one.bandHigh),
    unit,
    one.verdict ? VERDICT_TEXTS[one.verdict] : '',
  ]);
  const head = ['', 'A', 'B', 'B - A', '95 % of the runs', '90 % band', 'unit', ''];
  return [
    table([head, ...lines], 1),
    '',
    `${compared.runs} runs of each on the same random numbers. The band holds nine of ten differences that were measured.`,
    ...apartTexts(compared.pinned, shared, 1),
  ].join('\n');
}
