import { groups } from 'd3-array';
import {
  type BandScale,
  type MetricBand,
  type StudyBands,
  type Widths,
  widest,
} from '../../comparison/bands';
import { ELSEWHERE } from '../../comparison/regimes';
import { replayedStudy } from '../../comparison/replayedStudy';
import type { JudgedQuantity, StudyMetrics } from '../../comparison/studyMetrics';
import { exp } from '../../numbers/elementary';
import { STUDIES } from '../../studies/registry';
import type { StudyModule } from '../../studies/studyModule';
import type { Source } from '../goals';
import { type BandCell, type BandCells, bandCells, isShare } from './cells';
import { type Coverage, coverageOf, failingRegimes, type Trial, trialsOf } from './coverage';
import { errorsBehind, holds, widthsIn } from './halfWidth';
import { FEWEST, isCollapse, isPrediction, type PoolName, poolOf } from './pools';
import { type Widening, wideningOf, wideningWithError } from './widening';

/** The band of a metric in a regime with what it rests on. */
export interface BandRow extends Widths {
  metric: string;
  label: string;
  unit: string;
  scale: BandScale;
  regime: string;
  pool: PoolName;
  /** Errors that set it, those of them that were held out or predicted, and the clusters that they come from. */
  errors: number;
  heldOut: number;
  predicted: number;
  clusters: number;
  /** Bands that are made without a cluster, tried on it. */
  coverage: Coverage;
}

/** A metric that has no band in a regime, because those made without a group hold too little of it. */
export interface FailedBand {
  metric: string;
  label: string;
  regime: string;
  coverage: Coverage;
}

/** How many results bands hold of those that are judged, in all and by quantity, and of all that are printed. */
export interface TriedCoverage {
  label: string;
  all: Coverage;
  judged: Coverage;
  /** By quantity; one without a band is absent. */
  quantities: Readonly<Record<string, Coverage>>;
}

/** How many results bands hold in a regime, made without their cluster. */
export interface RegimeCoverage extends TriedCoverage {
  regime: string;
  /** The judged results by bands that know no regimes. */
  pooled: Coverage;
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
  /** What it is judged by. */
  quantities: readonly Pick<JudgedQuantity, 'id' | 'label'>[];
  /** Null where too few held-out results tell of one. */
  widening: Widening | null;
  rows: readonly BandRow[];
  coverage: Coverage;
  /** The bands as they are, tried on the published configurations, which the fit saw. */
  published: Coverage;
  /** The 95 % intervals over replications, tried on the same. */
  intervals: Coverage;
  /** Measured metrics with too few results for a band. */
  without: readonly { label: string; cells: number }[];
  failed: readonly FailedBand[];
  /** None in a study without regimes. */
  byRegime: readonly RegimeCoverage[];
  /** Bands around what fits predict that leave much out at once. */
  extrapolated: readonly TriedCoverage[];
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

/** The bands of a metric, the regimes in which it has none, and how those that it has were tried. */
interface TriedMetric {
  rows: readonly BandRow[];
  failed: readonly FailedBand[];
  trials: readonly Trial[];
}

const inRegime =
  (regime: string) =>
  ({ regimes }: Pick<Trial, 'regimes'>): boolean =>
    regimes.includes(regime);

function triedMetric(metric: string, { metrics, cells, wideningFrom }: Known): TriedMetric | null {
  const pool = poolOf(metric, cells);
  const [first] = pool?.cells ?? [];
  if (pool === null || first === undefined) return null;
  const widening = wideningFrom(cells);
  const trials = trialsOf(metric, cells, wideningFrom);
  const failing = failingRegimes(trials);
  const kept = trials.filter(({ regimes }) => !regimes.some((one) => failing.includes(one)));
  const label = metrics.textOf(metric);
  const regimes = [ELSEWHERE, ...(metrics.regimes ?? []).map(({ id }) => id)];
  return {
    trials: kept,
    failed: failing.map((regime) => ({
      metric,
      label,
      regime,
      coverage: coverageOf(trials.filter(inRegime(regime))),
    })),
    rows: regimes
      .filter((regime) => !failing.includes(regime))
      .flatMap((regime): BandRow[] => {
        const widths = widthsIn(regime, pool.cells, widening);
        const behind = errorsBehind(regime, pool.cells);
        if (widths === null) return [];
        return [
          {
            metric,
            label,
            unit: metrics.unitOf(metric),
            scale: first.scale,
            regime,
            ...widths,
            pool: pool.name,
            errors: behind.length,
            heldOut: behind.filter(({ isHeldOut }) => isHeldOut).length,
            predicted: behind.filter((one) => !one.isHeldOut && isPrediction(one)).length,
            clusters: new Set(behind.map(({ cluster }) => cluster)).size,
            coverage: coverageOf(kept.filter(inRegime(regime))),
          },
        ];
      }),
  };
}

/** The bands of some rows at the places of cells, tried on them; cells without a band are left out. */
function trialsAt(
  rows: readonly BandRow[],
  cells: readonly BandCell[],
  isCovered: (cell: BandCell, widths: Widths) => boolean,
): Trial[] {
  return cells.flatMap((cell) => {
    const own = rows.filter(({ metric }) => metric === cell.metric);
    const widths = widest(cell.regimes.map((regime) => own.find((row) => row.regime === regime)));
    return widths === null ? [] : [{ ...cell, isCovered: isCovered(cell, widths) }];
  });
}

function triedCoverage(label: string, trials: readonly Trial[]): TriedCoverage {
  const judged = trials.filter(({ quantity }) => quantity !== null);
  return {
    label,
    all: coverageOf(trials),
    judged: coverageOf(judged),
    quantities: Object.fromEntries(
      groups(judged, ({ quantity }) => quantity).map(([id, own]) => [id, coverageOf(own)]),
    ),
  };
}

/** How many results bands hold in each regime, with those that know of no regimes beside them. */
function coverageByRegime(
  { metrics, cells, wideningFrom }: Known,
  tried: ReadonlyMap<string, TriedMetric>,
): RegimeCoverage[] {
  if (metrics.regimes === undefined) return [];
  const pooledCells = cells.map((cell) => ({ ...cell, regimes: [ELSEWHERE] }));
  const regimesAt = new Map(cells.map(({ scenario, regimes }) => [scenario, regimes]));
  const trials = [...tried.values()].flatMap((one) => one.trials);
  const pooled = [...tried.keys()]
    .flatMap((metric) => trialsOf(metric, pooledCells, wideningFrom))
    .map((trial) => ({ ...trial, regimes: regimesAt.get(trial.scenario) ?? [] }));
  return [...metrics.regimes, { id: ELSEWHERE, label: 'elsewhere' }].map(({ id, label }) => ({
    regime: id,
    ...triedCoverage(label, trials.filter(inRegime(id))),
    pooled: coverageOf(pooled.filter((one) => one.quantity !== null && inRegime(id)(one))),
  }));
}

/** Cells that one fit predicts which left much out. */
export interface ExtrapolatedCells {
  label: string;
  cells: readonly BandCell[];
}

/** A study's bands from its cells, tried also on what fits predict that leave much out. */
export function bandEvidence(
  { id, metrics }: Pick<StudyModule, 'id' | 'metrics'>,
  { cells, ignored }: BandCells,
  modelVersion: string,
  extrapolated: readonly ExtrapolatedCells[] = [],
): BandEvidence {
  const telling = tellingOf(cells);
  const widening = telling.length < FEWEST ? null : wideningWithError(telling);
  const wideningFrom = (some: readonly BandCell[]) =>
    widening === null ? 0 : wideningOf(tellingOf(some));
  const names = [...new Set(cells.map(({ metric }) => metric))];
  const known = { metrics, cells, wideningFrom };
  const tried = new Map(
    names.flatMap((metric): [string, TriedMetric][] => {
      const one = triedMetric(metric, known);
      return one === null ? [] : [[metric, one]];
    }),
  );
  const all = [...tried.values()];
  const rows = all.flatMap((one) => one.rows);
  return {
    study: id,
    modelVersion,
    quantities: metrics.quantities.map(({ id: quantity, label }) => ({ id: quantity, label })),
    widening,
    rows,
    coverage: coverageOf(all.flatMap(({ trials }) => trials)),
    published: coverageOf(
      trialsAt(rows, cells, ({ fitResidual: residual }, widths) =>
        holds(widths, 0, { residual, distance: 0 }),
      ),
    ),
    intervals: coverageOf(trialsAt(rows, cells, ({ isInInterval }) => isInInterval)),
    without: names
      .filter((metric) => !tried.has(metric))
      .map((metric) => ({
        label: metrics.textOf(metric),
        cells: cells.filter((one) => one.metric === metric).length,
      })),
    failed: all.flatMap(({ failed }) => failed),
    byRegime: coverageByRegime(known, tried),
    extrapolated: groups(extrapolated, ({ label }) => label).map(([label, fits]) =>
      triedCoverage(
        label,
        trialsAt(
          rows,
          fits.flatMap((fit) => fit.cells),
          (cell, widths) => holds(widths, widening?.k ?? 0, cell),
        ),
      ),
    ),
    collapses: cells.filter(isCollapse).map(({ scenario, metric, residual }) => ({
      scenario,
      label: metrics.textOf(metric),
      factor: exp(-residual),
    })),
    ignored,
  };
}

/** The bands of every study. */
export function allBands({ read, schemaOf }: Pick<Source, 'read' | 'schemaOf'>): BandEvidence[] {
  return STUDIES.map((study) => {
    const { configurations } = study.contentsOf(read, schemaOf(study.id));
    const replayed = replayedStudy(study.id, configurations, read);
    const cells = bandCells(replayed, study.predictions?.(read) ?? [], study.clusterOf);
    const rows = configurations.map(({ row }) => row);
    const extrapolated = (study.extrapolations?.(read, rows) ?? []).map((fit) => ({
      label: fit.label,
      cells: bandCells(replayed, fit.predictions, study.clusterOf).cells.filter(
        ({ isHeldOut }) => isHeldOut,
      ),
    }));
    return bandEvidence(study, cells, replayed.modelVersion, extrapolated);
  });
}

/** Pages carry no more digits of a width than can be seen. */
const short = (width: number): number => Number(width.toPrecision(3));

/** What labs and replays need of a study's bands. */
export const studyBandsOf = ({ widening, rows }: BandEvidence): StudyBands => ({
  widening: widening && short(widening.k),
  metrics: Object.fromEntries(
    groups(rows, ({ metric }) => metric).map(([metric, own]): [string, MetricBand] => [
      metric,
      {
        scale: own[0]?.scale ?? 'ratio',
        ...(isShare(own[0]?.unit ?? '') && { most: 100 }),
        widths: Object.fromEntries(
          own.map(({ regime, halfWidth, least }) => [
            regime,
            { halfWidth: short(halfWidth), least: short(least) },
          ]),
        ),
      },
    ]),
  ),
});
