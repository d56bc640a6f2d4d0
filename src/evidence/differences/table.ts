import type { DifferenceRecord, MetricDifferences } from '../../comparison/differences';
import { replayedStudy } from '../../comparison/replayedStudy';
import { STUDIES } from '../../studies/registry';
import type { StudyModule } from '../../studies/studyModule';
import { bandCells } from '../bands/cells';
import type { Source } from '../goals';
import { differenceRecord } from './errors';
import { type DifferencePair, differencePairs } from './pairs';
import { type TriedDifferences, type TriedPair, triedDifferences, triedPairs } from './tried';

/** The errors of differences in one metric, with how those fared that were judged without their own. */
export interface DifferenceRow extends MetricDifferences {
  metric: string;
  label: string;
  unit: string;
  pairs: number;
  heldOut: number;
  tried: TriedDifferences;
}

/** What is known of differences in a study. */
export interface DifferenceEvidence {
  study: string;
  modelVersion: string;
  /** Of configurations, in any metric. */
  pairs: number;
  rows: readonly DifferenceRow[];
  tried: TriedDifferences;
}

/** A study's pairs of configurations in every metric that both print. */
export function pairsOfStudy(
  study: StudyModule,
  { read, schemaOf }: Pick<Source, 'read' | 'schemaOf'>,
): { modelVersion: string; pairs: DifferencePair[] } {
  const { configurations } = study.contentsOf(read, schemaOf(study.id));
  const replayed = replayedStudy(study.id, configurations, read);
  const { cells } = bandCells(replayed, study.predictions?.(read) ?? [], study.clusterOf);
  return { modelVersion: replayed.modelVersion, pairs: differencePairs(configurations, cells) };
}

interface Tried {
  row: DifferenceRow;
  tried: readonly TriedPair[];
}

function rowOf(
  { metrics }: StudyModule,
  [metric, known]: [string, MetricDifferences],
  pairs: readonly DifferencePair[],
): Tried {
  const own = pairs.filter((pair) => pair.metric === metric);
  const tried = triedPairs(own);
  const row: DifferenceRow = {
    ...known,
    metric,
    label: metrics.textOf(metric),
    unit: metrics.unitOf(metric),
    pairs: own.length,
    heldOut: own.filter(({ isHeldOut }) => isHeldOut).length,
    tried: triedDifferences(tried),
  };
  return { row, tried };
}

/** What is known of differences in every study. */
export const allDifferences = (source: Pick<Source, 'read' | 'schemaOf'>): DifferenceEvidence[] =>
  STUDIES.map((study) => {
    const { modelVersion, pairs } = pairsOfStudy(study, source);
    const rows = Object.entries(differenceRecord(pairs)).map((one) => rowOf(study, one, pairs));
    return {
      study: study.id,
      modelVersion,
      pairs: new Set(pairs.map(({ from, to }) => `${from} ${to}`)).size,
      rows: rows.map(({ row }) => row),
      tried: triedDifferences(rows.flatMap(({ tried }) => tried)),
    };
  });

/** Pages carry no more digits of an error than can be seen. */
const short = (value: number): number => Number(value.toPrecision(3));

/** The errors of differences as pages and commands carry them. */
export function shortRecord(record: DifferenceRecord): DifferenceRecord {
  const shortened = (error: MetricDifferences['all']) => ({
    halfWidth: short(error.halfWidth),
    directionFrom: error.directionFrom === null ? null : short(error.directionFrom),
  });
  const all = (errors: MetricDifferences['knobs']) =>
    Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, shortened(error)]));
  return Object.fromEntries(
    Object.entries(record).map(([metric, { scale, all: over, knobs, groups }]) => [
      metric,
      { scale, all: shortened(over), knobs: all(knobs), groups: all(groups) },
    ]),
  );
}

/** What pages and commands need of a study's differences. */
export const differencesOf = ({ rows }: DifferenceEvidence): DifferenceRecord =>
  shortRecord(Object.fromEntries(rows.map((row) => [row.metric, row])));
