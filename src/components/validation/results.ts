import type { LedgerRow, StatedBoard, StatedRow } from '../../comparison/boards';
import { countedResults } from '../../comparison/countedResults';
import { formatNumber, THIN } from '../../lab/view/format';
import { labelOf } from '../../scenario/codec';
import type { BoardCell, BoardData, BoardRow } from '../../studies/low-latency/evidence/types';
import { SHORT_QUANTITIES } from '../../studies/low-latency/pages/evidence/quantities';
import { QUANTITY_LABELS } from '../../studies/low-latency/quantities';
import { STUDIES } from '../../studies/registry';
import type { ListField } from '../../tables/list/filter';
import { studyField } from '../studies/studyField';
import { acceptedText } from './statedText';

/** What becomes of a result, and what a reader should see first. */
export const OUTCOMES = ['missed', 'not compared', 'reproduced', 'not judged'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A printed result of any study beside its simulation. */
export interface JudgedResult {
  /** Unique among all. */
  id: string;
  study: string;
  /** Id such as "low-latency/20-A". */
  scenario: string;
  configuration: string;
  quantity: string;
  unit: string;
  metric: string;
  printed: string;
  measured: number | null;
  simulated: number | null;
  /** 95 % interval of the simulated mean, where it is known. */
  interval: { low: number; high: number } | null;
  /** Relative. */
  error: number | null;
  /** Largest error that counts as reproduced, relative; null where none is set. */
  tolerance: number | null;
  accepted: string;
  outcome: Outcome;
  role: string;
  /** Why it is missed or not compared. */
  reason: string | null;
}

const STATED_OUTCOMES: Readonly<Record<StatedRow['verdict'], Outcome>> = {
  within: 'reproduced',
  outside: 'missed',
  'not-judged': 'not judged',
};

const reasonIn = (ledger: readonly LedgerRow[], scenario: string, metric: string | null) =>
  ledger.find((entry) => entry.scenario === scenario && entry.metric === metric)?.reason ?? null;

function ofStated(study: string, row: StatedRow, ledger: readonly LedgerRow[]): JudgedResult {
  const { scenario, metric, label, unit, printed, measured, simulated, error, accepted } = row;
  return {
    id: `${scenario}/${metric}`,
    study,
    scenario,
    configuration: labelOf(scenario),
    quantity: label,
    unit,
    metric,
    printed,
    measured,
    simulated: simulated?.mean ?? null,
    interval: simulated,
    error,
    tolerance: accepted && 'tolerance' in accepted ? accepted.tolerance : null,
    accepted: acceptedText(row),
    outcome: STATED_OUTCOMES[row.verdict],
    role: row.role,
    reason: reasonIn(ledger, scenario, metric),
  };
}

function outcomeOf({ error }: BoardCell, tolerance: number | null): Outcome {
  if (error === null || tolerance === null) return 'not judged';
  return Math.abs(error.mean) > tolerance ? 'missed' : 'reproduced';
}

function ofCell(
  { id, notCompared }: BoardRow,
  cell: BoardCell,
  { tolerances }: BoardData,
  ledger: readonly LedgerRow[],
): JudgedResult {
  const { quantity, metric, printed, measured, reference, simulated, error } = cell;
  const scenario = `low-latency/${id}`;
  const tolerance = tolerances[quantity];
  const base = reference ?? measured;
  return {
    id: `${scenario}/${metric}`,
    study: 'low-latency',
    scenario,
    configuration: id,
    quantity: QUANTITY_LABELS[quantity],
    unit: SHORT_QUANTITIES[quantity].unit,
    metric,
    printed,
    measured,
    simulated,
    interval:
      error && base !== null
        ? { low: base * (1 + error.low), high: base * (1 + error.high) }
        : null,
    error: error?.mean ?? null,
    tolerance,
    accepted: tolerance === null ? '–' : `±${formatNumber(100 * tolerance)}${THIN}%`,
    outcome: notCompared === null ? outcomeOf(cell, tolerance) : 'not compared',
    role: cell.role === 'not-reproduced' ? 'not reproduced' : cell.role,
    reason: notCompared ?? reasonIn(ledger, scenario, metric),
  };
}

/** How large an error is in units of what is accepted. */
const excess = ({ error, tolerance }: JudgedResult): number =>
  error === null ? -1 : Math.abs(error) / (tolerance ?? 1);

/** All results of all studies: misses first, the largest error against its tolerance before others. */
export function judgedResults(
  board: BoardData,
  stated: Readonly<Record<string, StatedBoard>>,
  ledger: readonly LedgerRow[],
): JudgedResult[] {
  const results = [
    ...board.rows.flatMap((row) => row.cells.map((cell) => ofCell(row, cell, board, ledger))),
    ...Object.entries(stated).flatMap(([study, { rows }]) =>
      rows.map((row) => ofStated(study, row, ledger)),
    ),
  ];
  const rankOf = ({ outcome }: JudgedResult) => OUTCOMES.indexOf(outcome);
  return results.sort((a, b) => rankOf(a) - rankOf(b) || excess(b) - excess(a));
}

/** How many judged results are reproduced and missed, as the metrics of their studies count them. */
export function countedOutcomes(
  results: readonly JudgedResult[],
): Record<'reproduced' | 'missed', number> {
  const judged = results.filter(({ outcome }) => outcome === 'reproduced' || outcome === 'missed');
  const counted = STUDIES.flatMap(({ id, metrics }) =>
    countedResults(
      metrics,
      judged.filter(({ study }) => study === id),
    ),
  );
  const missed = counted.filter((alike) => alike.some(({ outcome }) => outcome === 'missed'));
  return { reproduced: counted.length - missed.length, missed: missed.length };
}

export const RESULT_FIELDS: readonly ListField<JudgedResult>[] = [
  studyField(({ study }) => study),
  { key: 'quantity', label: 'Quantity', valuesOf: ({ quantity }) => [quantity] },
  { key: 'result', label: 'Result', valuesOf: ({ outcome }) => [outcome], order: OUTCOMES },
];

/** What the words of a search are looked for in. */
export const resultWords = (result: JudgedResult): string => {
  const { scenario, quantity, metric, printed, outcome, role, reason } = result;
  return [scenario, quantity, metric, printed, outcome, role, reason].join(' ');
};
