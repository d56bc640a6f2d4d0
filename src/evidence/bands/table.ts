import { max } from 'd3-array';
import type { BandScale, StudyBands, Widths } from '../../comparison/bands';
import { replayedStudy } from '../../comparison/replayedStudy';
import type { StudyMetrics } from '../../comparison/studyMetrics';
import { exp } from '../../numbers/elementary';
import { STUDIES } from '../../studies/registry';
import type { StudyModule } from '../../studies/studyModule';
import type { Source } from '../goals';
import { type BandCell, type BandCells, bandCells, isShare } from './cells';
import { type Coverage, coverageOf, type Trial, trialsOf } from './coverage';
import { holds, widthsOf } from './halfWidth';
import { FEWEST, isCollapse, type PoolName, poolOf } from './pools';
import { type Widening, wideningOf, wideningWithError } from './widening';

/** The band of a metric with what it rests on. */
export interface BandRow extends Widths {
  metric: string;
  label: string;
  unit: string;
  scale: BandScale;
  pool: PoolName;
  /** Errors that set it, those of them that were held out, and the clusters that they come from. */
  errors: number;
  heldOut: number;
  clusters: number;
  /** Bands that are made without a cluster, tried on it. */
  coverage: Coverage;
}

/** A held-out prediction that missed the regime. */
export interface Collapse {
  scenario: string;
  label: string;
  /** Predicted over measured. */
  factor: number;
}

/** The bands of a study with the evidence for them. */
export interface BandEvidence {
  study: string;
  modelVersion: string;
  widening: Widening;
  /** The study that the widening was taken from, where this one has too few held-out results. */
  wideningFrom: string | null;
  rows: readonly BandRow[];
  coverage: Coverage;
  /** The bands as they are, tried on the published configurations, which the fit saw. */
  published: Coverage;
  /** The 95 % intervals over replications, tried on the same. */
  intervals: Coverage;
  /** Measured metrics with too few results for a band. */
  without: readonly { label: string; cells: number }[];
  collapses: readonly Collapse[];
  /** Results that could not be used, each with its reason. */
  ignored: readonly string[];
}

/** Errors that tell how bands widen: held out, and no collapses. */
const tellingOf = (cells: readonly BandCell[]): BandCell[] =>
  cells.filter((one) => one.isHeldOut && !isCollapse(one));

interface Known {
  metrics: StudyMetrics;
  cells: readonly BandCell[];
  /** The widening that some of the cells tell. */
  wideningFrom: (cells: readonly BandCell[]) => number;
}

interface TriedRow {
  row: BandRow;
  trials: readonly Trial[];
}

function rowOf(metric: string, { metrics, cells, wideningFrom }: Known): TriedRow | null {
  const pool = poolOf(metric, cells);
  const [first] = pool?.cells ?? [];
  const widths = pool && widthsOf(pool.cells, wideningFrom(cells));
  if (pool === null || first === undefined || widths === null) return null;
  const trials = trialsOf(metric, cells, wideningFrom);
  const row: BandRow = {
    metric,
    label: metrics.textOf(metric),
    unit: metrics.unitOf(metric),
    scale: first.scale,
    ...widths,
    pool: pool.name,
    errors: pool.cells.length,
    heldOut: pool.cells.filter(({ isHeldOut }) => isHeldOut).length,
    clusters: new Set(pool.cells.map(({ cluster }) => cluster)).size,
    coverage: coverageOf(trials),
  };
  return { row, trials };
}

/** A study's bands from its cells; `borrowed` is the widening where it cannot tell its own. */
export function bandEvidence(
  { id, metrics }: Pick<StudyModule, 'id' | 'metrics'>,
  { cells, ignored }: BandCells,
  modelVersion: string,
  borrowed: { widening: Widening; from: string } | null,
): BandEvidence {
  const wideningFrom = (some: readonly BandCell[]) =>
    borrowed === null ? wideningOf(tellingOf(some)) : borrowed.widening.k;
  const names = [...new Set(cells.map(({ metric }) => metric))];
  const tried = names.flatMap((metric) => rowOf(metric, { metrics, cells, wideningFrom }) ?? []);
  const rows = tried.map(({ row }) => row);
  const widening = borrowed?.widening ?? wideningWithError(tellingOf(cells));
  const published = rows.flatMap((row) =>
    cells.filter(({ metric }) => metric === row.metric).map((cell) => ({ row, cell })),
  );
  return {
    study: id,
    modelVersion,
    widening,
    wideningFrom: borrowed?.from ?? null,
    rows,
    coverage: coverageOf(tried.flatMap(({ trials }) => trials)),
    published: coverageOf(
      published.map(({ row, cell: { cluster, fitResidual: residual } }) => ({
        cluster,
        isCovered: holds(row, widening.k, { residual, distance: 0 }),
      })),
    ),
    intervals: coverageOf(
      published.map(({ cell: { cluster, isInInterval } }) => ({
        cluster,
        isCovered: isInInterval,
      })),
    ),
    without: names
      .filter((metric) => !rows.some((row) => row.metric === metric))
      .map((metric) => ({
        label: metrics.textOf(metric),
        cells: cells.filter((one) => one.metric === metric).length,
      })),
    collapses: cells.filter(isCollapse).map(({ scenario, metric, residual }) => ({
      scenario,
      label: metrics.textOf(metric),
      factor: exp(-residual),
    })),
    ignored,
  };
}

/** The bands of every study. One with fewer than ten held-out results takes the largest widening of the others. */
export function allBands({ read, schemaOf }: Pick<Source, 'read' | 'schemaOf'>): BandEvidence[] {
  const studies = STUDIES.map((study) => {
    const { configurations } = study.contentsOf(read, schemaOf(study.id));
    const replayed = replayedStudy(study.id, configurations, read);
    const cells = bandCells(replayed, study.predictions?.(read) ?? [], study.clusterOf);
    const own = tellingOf(cells.cells);
    return {
      study,
      cells,
      modelVersion: replayed.modelVersion,
      widening: own.length < FEWEST ? null : wideningWithError(own),
    };
  });
  const telling = studies.flatMap(({ study, widening }) =>
    widening === null ? [] : [{ from: study.metrics.study, widening }],
  );
  const most = max(telling, ({ widening }) => widening.k);
  const largest = telling.find(({ widening }) => widening.k === most) ?? null;
  return studies.map(({ study, cells, modelVersion, widening }) =>
    bandEvidence(study, cells, modelVersion, widening === null ? largest : null),
  );
}

/** Pages carry no more digits of a width than can be seen. */
const short = (width: number): number => Number(width.toPrecision(3));

/** What labs and replays need of a study's bands. */
export const studyBandsOf = ({ widening, rows }: BandEvidence): StudyBands => ({
  widening: short(widening.k),
  metrics: Object.fromEntries(
    rows.map(({ metric, unit, scale, halfWidth, least }) => [
      metric,
      {
        scale,
        halfWidth: short(halfWidth),
        least: short(least),
        ...(isShare(unit) && { most: 100 }),
      },
    ]),
  ),
});
