import type { Band } from '../../comparison/bands';
import type { JudgedDifference } from '../../comparison/differences';
import type { Scenario } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import type { MeansBySet, Spread } from '../../simulator/ensemble';
import type { Report } from '../../simulator/report';
import { statusOf } from '../../simulator/summarise';
import type { Estimate } from '../../simulator/types';
import { meansOfRuns, type Standing } from '../study/bands';
import { type ExploredStudy, printedOf, rowOf } from '../study/exploredStudy';
import { judgedOf } from '../study/judged';
import { type Difference, differenceOf, meanOf, type Sample } from '../study/pairs';
import { busiestOf, resourceNames } from './resources';

/** A pinned scenario with what it gave. */
export interface Pinned {
  /** "A" to "D". */
  letter: string;
  study: ExploredStudy;
  scenario: Scenario;
  values: KnobValues;
  standing: Standing;
  /** What the parameters leave open of it, which the bands of its standing hold; null while, or where, that is not known. */
  excess: Spread | null;
  /** What other parameters that fit as well gave; null while, or where, that is not known. */
  bySet: MeansBySet | null;
  reports: readonly Report[];
}

/** What a run gave; what knobs count; how busy computers and what else messages compete for were. */
export type RowGroup = 'Outcome' | 'Counted' | 'Machines' | 'Resources';

/** A number of one study, before it is known which scenarios have it. */
interface Quantity {
  /** Equal where scenarios, of one study or of several, have the same number. */
  key: string;
  group: RowGroup;
  label: string;
  /** What the label stands for, such as the roles of a computer; empty for none. */
  detail: string;
  unit: string;
  /** Name of what is printed and of what has a band; null where there is none. */
  metric: string | null;
  better: 'more' | 'less' | null;
  of: (pinned: Pinned, report: Report) => number | null;
}

export interface Cell {
  /** As printed for the configuration of a scenario that is published; null where nothing is. */
  measured: number | null;
  mean: Estimate | null;
  /** 90 % predictive band of a scenario beyond the published ones; null where nothing measured tells of one. */
  band: Band | null;
}

export interface Row extends Omit<Quantity, 'of'> {
  /** By scenario; null where its study has no such number. */
  cells: readonly (Cell | null)[];
  /** Of each scenario against the first; null for the first, and where there is nothing to compare. */
  differences: readonly (Difference | null)[];
  /** What each of these differences is worth; null where there is none, and of what knobs count. */
  judged: readonly (JudgedDifference | null)[];
}

/** Numbers that studies name alike and count in the same unit are the same. */
const keyOf = (id: string, unit: string) => `${id.toLowerCase()} ${unit}`;

const isProcessor = (id: string, unit: string) => id.startsWith('cpu.') && unit === '%';

/** What a study's scenarios tell; computers and resources are of their study alone. */
function quantitiesOf(pinned: readonly Pinned[], study: ExploredStudy): Quantity[] {
  const own = pinned.filter((one) => one.study === study);
  const firsts = own.flatMap(({ reports: [report] }) => report ?? []);
  const groupOf = (id: string, unit: string): RowGroup => {
    if (isProcessor(id, unit)) return 'Machines';
    return firsts.some(({ metrics }) => id in metrics) ? 'Outcome' : 'Counted';
  };
  const named: Quantity[] = study.measures.map((measure) => ({
    key: keyOf(measure.id, measure.unit),
    group: groupOf(measure.id, measure.unit),
    label: measure.label,
    detail: '',
    unit: measure.unit,
    metric: measure.recordedAs ?? measure.id,
    better: measure.better,
    of: ({ values }, report) => measure.of({ values, report }),
  }));
  const printed: Quantity[] = study.metrics.metrics
    .filter((id) => !study.measures.some((measure) => measure.id === id))
    .map((id) => {
      const unit = study.metrics.unitOf(id);
      return {
        key: keyOf(id, unit),
        group: groupOf(id, unit),
        label: study.metrics.textOf(id),
        detail: '',
        unit,
        metric: id,
        better: null,
        of: (_, report) => report.metrics[id] ?? null,
      };
    });
  const computers = new Map(
    firsts.flatMap((report) => report.machines.map(({ name, roles }) => [name, roles] as const)),
  );
  const machines = [...computers].map(
    ([name, roles]): Quantity => ({
      key: `${study.id} machine ${name}`,
      group: 'Machines',
      label: `CPU of ${name}`,
      detail: roles.join(', '),
      unit: '%',
      metric: firsts.some(({ metrics }) => `cpu.${name}` in metrics) ? `cpu.${name}` : null,
      better: null,
      of: (_, report) => report.machines.find((one) => one.name === name)?.cpuPercent ?? null,
    }),
  );
  const resources = resourceNames(firsts).map(
    ({ id, label }): Quantity => ({
      key: `${study.id} resource ${id}`,
      group: 'Resources',
      label,
      detail: '',
      unit: '%',
      metric: null,
      better: null,
      of: (_, report) => busiestOf(report, id)?.utilisationPercent ?? null,
    }),
  );
  return [...named, ...printed, ...machines, ...resources];
}

/** Whether a scenario's backlog grows as long as it runs. */
export const isUnstable = ({ reports }: Pinned): boolean => statusOf(reports) === 'unstable';

export const hasChanged = ({ changes }: Scenario): boolean => Object.keys(changes).length > 0;

function cellOf(quantity: Quantity, pinned: Pinned, sample: Sample): Cell {
  const { study, scenario, standing } = pinned;
  const mean = meanOf(sample);
  const { metric } = quantity;
  const row = rowOf(study, scenario);
  const regimes = standing.regimesOf(meansOfRuns(pinned.reports));
  const printed = study.index.configurations.find(({ id }) => id === row);
  if (metric === null) return { measured: null, mean, band: null };
  return hasChanged(scenario)
    ? { measured: null, mean, band: mean && standing.bandOf(metric, mean, regimes) }
    : {
        measured: printed ? printedOf(study, printed, metric) : null,
        mean,
        band: null,
      };
}

const GROUPS: readonly RowGroup[] = ['Outcome', 'Counted', 'Machines', 'Resources'];

/** The numbers that the scenarios have, those of the first study first. */
export function rowsOf(pinned: readonly Pinned[]): Row[] {
  const studies = [...new Set(pinned.map(({ study }) => study))];
  const byStudy = new Map(
    studies.map((study) => [
      study,
      new Map(quantitiesOf(pinned, study).map((quantity) => [quantity.key, quantity])),
    ]),
  );
  const all = new Map<string, Quantity>();
  for (const quantities of byStudy.values()) {
    for (const [key, quantity] of quantities) if (!all.has(key)) all.set(key, quantity);
  }
  const rows = [...all.values()].flatMap(({ of: _, ...shown }): Row[] => {
    const samples = pinned.map((one): Sample | null => {
      const quantity = byStudy.get(one.study)?.get(shown.key);
      return quantity ? one.reports.map((report) => quantity.of(one, report)) : null;
    });
    const cells = pinned.map((one, index) => {
      const [sample, quantity] = [samples[index], byStudy.get(one.study)?.get(shown.key)];
      return sample && quantity ? cellOf(quantity, one, sample) : null;
    });
    if (cells.every((cell) => cell === null || (cell.mean === null && cell.measured === null))) {
      return [];
    }
    const [first] = samples;
    const differences = samples.map((sample, index) =>
      index === 0 || !first || !sample ? null : differenceOf(first, sample),
    );
    const judged = pinned.map((one, index): JudgedDifference | null => {
      const [difference, means] = [differences[index], [cells[0], cells[index]]];
      const [from, to] = means.map((cell) => cell?.mean?.mean);
      if (shown.group === 'Counted' || !pinned[0] || !difference) return null;
      if (from === undefined || to === undefined) return null;
      // Between a steady state and a backlog that grows with the run lies no difference to judge.
      if (isUnstable(one) !== isUnstable(pinned[0])) return { band: null, verdict: 'cannot-tell' };
      const runs = difference.pairs > 1 ? difference.paired : null;
      return judgedOf(pinned[0], one, shown.metric, { first: from, other: to, runs });
    });
    return [{ ...shown, cells, differences, judged }];
  });
  return GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
}

/** How many scenarios have the number of a row. */
const sharersOf = ({ cells }: Row) => cells.filter((cell) => cell !== null).length;

const isComputer = ({ key }: Row): boolean => key.includes(' machine ');

const sayTheSame = (row: Row, other: Row): boolean =>
  other.cells.every((cell, index) => cell?.mean?.mean === row.cells[index]?.mean?.mean);

/**
 * Whether another row says the same of processors: those of a role are those of the computer that has it. The row stays
 * whose number is printed under its name.
 */
function isRepeated(row: Row, rows: readonly Row[]): boolean {
  if (row.group !== 'Machines') return false;
  const others = rows.filter(
    (other) =>
      other.group === 'Machines' && isComputer(other) !== isComputer(row) && sayTheSame(row, other),
  );
  return isComputer(row)
    ? row.metric === null && others.length > 0
    : others.some(({ metric }) => metric !== null);
}

/** The rows that scenarios have in common, and those that one has by itself because its study is pinned once. */
export interface SharedAndAlone {
  shared: readonly Row[];
  alone: readonly Row[];
}

export function sharedAndAlone(rows: readonly Row[]): SharedAndAlone {
  const shared = rows.filter((row) => sharersOf(row) > 1);
  return {
    shared: shared.filter((row) => !isRepeated(row, shared)),
    alone: rows.filter(
      (row) => sharersOf(row) === 1 && (row.group === 'Outcome' || row.group === 'Counted'),
    ),
  };
}
