import type { JudgedGoal } from '../../../comparison/goals';
import { isListed } from '../../../comparison/ledger';
import { whyIncomparable } from '../../../comparison/studyMetrics';
import type { Comparison, Quantity } from '../../../comparison/types';
import type { KnobSchema } from '../../../scenario/schema';
import { countOf } from '../../../scenario/trackingPoints';
import { quantityFigures } from '../figures';
import { lowLatency as metrics } from '../metrics';
import { QUANTITIES, TOLERANCES } from '../quantities';
import { cellsOf } from '../testCase';
import { comparablesOf, heldOutComparisons, type Study, type StudyResult } from './study';
import type { BoardCell, BoardData, BoardRow, ErrorInterval, TileGoal } from './types';

export const tolerances = Object.fromEntries(
  QUANTITIES.map((quantity) => [quantity, TOLERANCES[quantity]]),
) as BoardData['tolerances'];

/** A knob's value of a configuration, with its declaration. */
function knobOf(schema: KnobSchema, result: StudyResult, id: string) {
  const index = schema.knobs.findIndex((knob) => knob.id === id);
  const knob = schema.knobs[index];
  const value = result.knobs[index];
  if (knob === undefined || value === undefined) throw new Error(`There is no knob ${id}.`);
  return { knob, value };
}

export const usersOf = (schema: KnobSchema, result: StudyResult): number =>
  knobOf(schema, result, 'virtualUsers').value;

/** Label of the computer that holds the MessageBox. */
export function serverOf(schema: KnobSchema, result: StudyResult): string {
  const { knob, value } = knobOf(schema, result, 'server');
  return knob.choices.find((choice) => choice.value === value)?.label ?? '';
}

function trackingPointsOf(schema: KnobSchema, result: StudyResult): number {
  const { knob, value } = knobOf(schema, result, 'tracking');
  return countOf(knob, value);
}

/** The error of a comparison with its interval, relative to the same reference. */
export function errorInterval({ measured, reference, ...one }: Comparison): ErrorInterval | null {
  const value = reference ?? measured;
  if (one.error === null || value === null || one.low === null || one.high === null) return null;
  return { mean: one.error, low: one.low / value - 1, high: one.high / value - 1 };
}

const judgedIn = (comparisons: readonly Comparison[], quantity: Quantity) =>
  comparisons.find((one) => one.quantity === quantity);

function cellOf(
  study: Study,
  result: StudyResult,
  heldOut: readonly Comparison[],
  quantity: Quantity,
): BoardCell[] {
  const comparison = judgedIn(result.comparisons, quantity);
  if (comparison === undefined) return [];
  const { metric, measured, reference = null, simulated, role } = comparison;
  const erratum = study.errata.find(
    ({ address }) => 'table' in address && address.row === result.id && address.column === metric,
  );
  return [
    {
      quantity,
      metric,
      printed: cellsOf(result.testCase, result.id)[metric]?.printed ?? 'not printed',
      measured,
      reference,
      erratum: erratum?.id ?? null,
      simulated,
      error: errorInterval(comparison),
      heldOutError: heldOut.find((one) => one.metric === metric)?.error ?? null,
      role,
      inLedger: isListed(study.ledger, result.scenario, metric),
    },
  ];
}

function rowsOf(study: Study): BoardRow[] {
  const heldOut = heldOutComparisons(study) ?? [];
  return study.results.map((result, position) => {
    const own = heldOut.filter(({ scenario }) => scenario === result.scenario);
    return {
      id: result.id,
      testCase: result.testCase.number,
      position,
      server: serverOf(study.schema, result),
      users: usersOf(study.schema, result),
      trackingPoints: trackingPointsOf(study.schema, result),
      notCompared: whyIncomparable(metrics, result.scenario),
      cells: QUANTITIES.flatMap((quantity) => cellOf(study, result, own, quantity)),
    };
  });
}

function tileGoal(goals: readonly JudgedGoal[], group: string, quantity: Quantity): TileGoal {
  const find = (statistic: string) =>
    goals.find(({ id }) => id === `${group}.${quantity}.${statistic}`) ?? null;
  return { median: find('median'), p90: find('p90') };
}

/** The board of errors: figures and every configuration. */
export function boardOf(study: Study, goals: readonly JudgedGoal[]): BoardData {
  const inSample = quantityFigures(comparablesOf(study));
  const heldOut = quantityFigures(heldOutComparisons(study) ?? []);
  const rows = rowsOf(study);
  return {
    modelVersion: study.modelVersion,
    replications: study.replications,
    tolerances,
    tiles: inSample
      ? QUANTITIES.map((quantity) => ({
          quantity,
          inSample: inSample[quantity],
          heldOut: heldOut?.[quantity] ?? null,
          goals: {
            inSample: tileGoal(goals, 'in-sample', quantity),
            heldOut: tileGoal(goals, 'held-out', quantity),
          },
        }))
      : [],
    rows,
    corrections: study.errata.flatMap(({ id, address, printed, likely, usedAsReference }) =>
      usedAsReference && address.row && address.column
        ? [
            {
              id,
              configuration: address.row,
              metric: address.column,
              printed,
              likely: String(likely),
            },
          ]
        : [],
    ),
  };
}
