import type { ComparedDistributionsProps } from '../../charts/compared/ComparedDistributions';
import type { ComparedPlaneProps, PlanePoint } from '../../charts/compared/ComparedPlane';
import type { ComparedRow, ComparedRowsProps } from '../../charts/compared/ComparedRows';
import type { ComparedScenario } from '../../charts/compared/types';
import { formatNumber, formatSigned } from '../../charts/frame/format';
import { inSentence } from '../../lab/view/format';
import { cutAtZero } from '../../numbers/cutAtZero';
import type { Report } from '../../simulator/report';
import { distributionOf } from '../../simulator/summarise';
import { rowOf } from '../study/exploredStudy';
import { outsideOf } from '../study/outside';
import { differenceOf, meanOf, type Sample } from '../study/pairs';
import { hasChanged, type Pinned, type Row } from './rows';

/** How a scenario is drawn. */
export function markOf(
  pinned: Pick<Pinned, 'letter' | 'study' | 'scenario' | 'values'>,
): ComparedScenario {
  const { letter, study, scenario, values } = pinned;
  if (!hasChanged(scenario)) return { letter, kind: 'published' };
  return { letter, kind: outsideOf(study, values).length > 0 ? 'extrapolated' : 'changed' };
}

const axisTitle = ({ label, unit }: Row): string =>
  `${inSentence(label)}${unit === '' ? '' : `, ${unit}`}`;

/**
 * The plane of the scenarios: of what they have in common, the first number that there should be more of and the first
 * that there should be less of; null where either is missing.
 */
export function planeOf(
  pinned: readonly Pinned[],
  rows: readonly Row[],
): ComparedPlaneProps | null {
  const common = rows.filter(
    ({ better, cells }) => better !== null && cells.every((cell) => cell?.mean),
  );
  const metricsOf = ({ metric }: Row) => pinned[0]?.reports[0]?.metrics[metric ?? ''] !== undefined;
  const x = common.find((row) => row.better === 'more' && metricsOf(row));
  const y = common.find((row) => row.better === 'less' && metricsOf(row));
  if (!x || !y) return null;
  const points = pinned.flatMap((one, index): PlanePoint[] => {
    const [cellX, cellY] = [x.cells[index], y.cells[index]];
    if (!cellX?.mean || !cellY?.mean) return [];
    const bands = cellX.band && cellY.band ? { x: cellX.band, y: cellY.band } : null;
    return [{ ...markOf(one), x: cutAtZero(cellX.mean), y: cutAtZero(cellY.mean), bands }];
  });
  const studies = [...new Set(pinned.map(({ study }) => study))];
  const rings = studies.flatMap((study) =>
    study.index.configurations.flatMap(({ id, measured }) => {
      const [atX, atY] = [measured[x.metric ?? ''], measured[y.metric ?? '']];
      if (atX == null || atY == null) return [];
      const isOwn = pinned.some((one) => one.study === study && rowOf(study, one.scenario) === id);
      return [{ id, x: atX, y: atY, isOwn }];
    }),
  );
  return {
    points,
    rings,
    xTitle: axisTitle(x),
    yTitle: axisTitle(y),
    title: planeTitle(points, x, y),
  };
}

/** Which scenario has the most of one number and which the least of the other. */
function planeTitle(points: readonly PlanePoint[], x: Row, y: Row): string {
  const most = points.reduce(
    (best, one) => (one.x.mean > best.x.mean ? one : best),
    points[0] as PlanePoint,
  );
  const least = points.reduce(
    (best, one) => (one.y.mean < best.y.mean ? one : best),
    points[0] as PlanePoint,
  );
  if (points.length < 2) return `${x.label} against ${inSentence(y.label)}`;
  return most === least
    ? `Simulated, ${most.letter} has the most ${inSentence(x.label)} and the least ${inSentence(y.label)}`
    : `Simulated, ${most.letter} has the most ${inSentence(x.label)}, ${least.letter} the least ${inSentence(y.label)}`;
}

/** The distributions of the scenarios; null where their studies tell of none. */
export function distributionsOf(pinned: readonly Pinned[]): ComparedDistributionsProps | null {
  const limits = pinned.flatMap(({ study: { lateMs } }) => lateMs ?? []);
  const scenarios = pinned.flatMap((one) => {
    const distribution = distributionOf(one.reports);
    return distribution ? [{ ...markOf(one), histogram: distribution }] : [];
  });
  const [limitMs] = limits;
  return limitMs === undefined || scenarios.length === 0 ? null : { scenarios, limitMs };
}

/** Rows of samples by scenario: their means and the differences from the first. */
function comparedRow(id: string, label: string, samples: readonly (Sample | null)[]): ComparedRow {
  const [first] = samples;
  return {
    id,
    label,
    values: samples.map((sample) => (sample && meanOf(sample)?.mean) ?? null),
    changes: samples.map((sample, index) =>
      index === 0 || !first || !sample ? null : (differenceOf(first, sample)?.paired ?? null),
    ),
  };
}

/** Stages shorter than this for every scenario are left out, ms. */
const LEAST_MS = 0.5;

const stageMs = ({ stages = [] }: Report, label: string): number | null => {
  const own = stages.filter((stage) => stage.label === label);
  return own.length === 0 ? null : own.reduce((sum, { meanMs }) => sum + meanMs, 0);
};

/** Mean times by stage, request and response together; null where no scenario tells of stages. */
export function stagesOf(pinned: readonly Pinned[]): ComparedRowsProps | null {
  const firsts = pinned.flatMap(({ reports: [report] }) => report ?? []);
  const labels = [
    ...new Set(firsts.flatMap(({ stages = [] }) => stages.map(({ label }) => label))),
  ];
  const rows = labels
    .map((label) =>
      comparedRow(
        label,
        label,
        pinned.map(({ reports }) =>
          reports[0]?.stages ? reports.map((report) => stageMs(report, label)) : null,
        ),
      ),
    )
    .filter(({ values }) => values.some((value) => (value ?? 0) >= LEAST_MS));
  if (rows.length === 0) return null;
  return {
    title: largestChange(pinned, rows, 'ms'),
    subtitle: 'Mean time by stage, request and response together, ms',
    scenarios: pinned.map(markOf),
    rows,
    unit: 'ms',
  };
}

/** Which row differs most between the first scenario and another. */
function largestChange(
  pinned: readonly Pinned[],
  rows: readonly ComparedRow[],
  unit: string,
): string {
  const changes = rows.flatMap(({ label, changes }) =>
    changes.flatMap((change, index) => (change ? [{ label, change, index }] : [])),
  );
  const largest = changes.reduce<(typeof changes)[number] | null>(
    (best, one) => (best && Math.abs(best.change.mean) >= Math.abs(one.change.mean) ? best : one),
    null,
  );
  if (largest === null || largest.change.mean === 0) return 'No difference';
  const letter = pinned[largest.index]?.letter ?? '';
  const { mean } = largest.change;
  const amount = `${formatSigned(mean, Math.abs(mean) < 10 ? 1 : 0)}\u202f${unit}`;
  return `${largest.label} differs most: ${letter} ${amount}`;
}

/** How busy computers and what else messages compete for are; null where no row tells. */
export function machinesOf(
  pinned: readonly Pinned[],
  rows: readonly Row[],
): ComparedRowsProps | null {
  const busy = rows
    .filter(({ group }) => group === 'Machines' || group === 'Resources')
    .map(({ key, label, cells, differences }) => ({
      id: key,
      label: key.includes(' machine ') ? label.replace('CPU of ', '') : label,
      values: cells.map((cell) => cell?.mean?.mean ?? null),
      changes: differences.map((difference) => difference?.paired ?? null),
    }));
  if (busy.length === 0) return null;
  return {
    title: busiestTitle(pinned, busy),
    subtitle: 'Processors of each computer, and what else is competed for, %',
    scenarios: pinned.map(markOf),
    rows: busy,
    unit: '%',
    most: 100,
  };
}

function busiestTitle(pinned: readonly Pinned[], rows: readonly ComparedRow[]): string {
  const each = pinned.flatMap(({ letter }, index) => {
    const busiest = rows.reduce<ComparedRow | null>(
      (best, row) => ((row.values[index] ?? -1) > (best?.values[index] ?? -1) ? row : best),
      null,
    );
    return busiest === null
      ? []
      : [{ letter, label: busiest.label, percent: busiest.values[index] ?? 0 }];
  });
  const [first] = each;
  const told = each.map(({ letter, percent }) => `${letter} ${formatNumber(percent)}\u202f%`);
  return each.every(({ label }) => label === first?.label)
    ? `Busiest: ${inSentence(first?.label ?? '')}, ${told.join(', ')}`
    : `Busiest: ${each.map(({ letter, label, percent }) => `${letter} ${inSentence(label)}, ${formatNumber(percent)}\u202f%`).join('; ')}`;
}
