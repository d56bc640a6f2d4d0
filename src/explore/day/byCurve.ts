import { max } from 'd3-array';
import { cutAtZero } from '../../numbers/cutAtZero';
import { estimate } from '../../simulator/statistics';
import { meansOfRuns, type Standing, standings } from '../study/bands';
import type { CurveRule } from '../study/dayRule';
import { valuesOf } from '../study/exploredStudy';
import { runsOf } from '../study/runs';
import type { Asked, DayAnswer, Means, Reach } from './asked';
import { acceptedRate, type CurvePoint, type Limit, pointAt, rising } from './curve';
import { flow } from './flow';
import { foundIn, type Hour, judged, limitsOf } from './hours';
import { isBeyond } from './verdict';

/** Loads that are simulated at once: enough for all processors, few enough to stop in time. */
const AT_ONCE = 4;

const changesAt = ({ scenario }: Asked, { loop }: CurveRule, load: number) =>
  loop === null ? scenario.changes : { ...scenario.changes, [loop.knob]: load };

/** The standing of the scenario where the closed loop stands at a load. */
const standingAt = (rule: CurveRule, asked: Asked) => {
  const standing = standings(asked.study);
  const known = new Map<number, Standing>();
  return (load: number): Standing => {
    const whole = Math.max(1, Math.round(load));
    const { base } = asked.scenario;
    const values = () => valuesOf(asked.study, { base, changes: changesAt(asked, rule, whole) });
    const at = known.get(whole) ?? standing(values());
    known.set(whole, at);
    return at;
  };
};

/** Steady runs at some loads. */
async function pointsAt(
  rule: CurveRule,
  asked: Asked,
  loads: readonly number[],
  { simulate, measurement, signal }: Means,
): Promise<CurvePoint[]> {
  const { study, scenario } = asked;
  const standing = standings(study);
  const runs = loads.map((load) =>
    runsOf(study, { base: scenario.base, changes: changesAt(asked, rule, load) }, measurement),
  );
  const reports = await simulate(runs.flat(), { signal });
  return loads.flatMap((load, index) => {
    const from = index * measurement.replications;
    const own = reports.slice(from, from + measurement.replications);
    const values = valuesOf(study, { base: scenario.base, changes: changesAt(asked, rule, load) });
    const found = own.map((report) => ({ values, report }));
    const rates = own.flatMap(({ metrics }) => metrics[rule.rate] ?? []);
    if (rates.length === 0) return [];
    const ids = rule.limits.map(({ measure }) => measure);
    return [
      {
        load,
        rate: estimate(rates),
        values: Object.fromEntries(ids.map((id) => [id, foundIn(study, id, found)])),
        regimes: standing(values).regimesOf(meansOfRuns(own)),
      },
    ];
  });
}

interface Followed {
  points: CurvePoint[];
  /** No higher load is left to simulate. */
  isEnd: boolean;
}

/**
 * The curve of a system from its lowest load up, until the band of what is carried lies above the highest rate of the load
 * and a limit is passed: what comes after decides no hour.
 */
async function follow(
  rule: CurveRule,
  asked: Asked,
  limits: readonly Limit[],
  means: Means,
): Promise<Followed> {
  const loads = rule.loop?.values ?? [1];
  const needed = max(asked.load.rates) ?? 0;
  const at = standingAt(rule, asked);
  const points: CurvePoint[] = [];
  const isEnough = ({ load, rate, values, regimes }: CurvePoint) => {
    const low = at(load).bandOf(rule.rate, rate, regimes)?.low ?? rate.low;
    const passed = limits.some(({ measure, better, value }) => {
      const found = values[measure];
      return found != null && isBeyond(better, found.mean, value);
    });
    return low >= needed && (passed || limits.length === 0);
  };
  for (let from = 0; from < loads.length; from += AT_ONCE) {
    points.push(...(await pointsAt(rule, asked, loads.slice(from, from + AT_ONCE), means)));
    const enough = points.findIndex(isEnough);
    if (enough >= 0 && enough < loads.length - 1) {
      return { points: points.slice(0, enough + 1), isEnd: false };
    }
  }
  return { points, isEnd: true };
}

/** Each hour as a steady run at the load that its rate takes, and what cannot be carried as a fluid that waits. */
export async function answerByCurve(
  rule: CurveRule,
  asked: Asked,
  means: Means,
): Promise<DayAnswer> {
  const { study, load, limits } = asked;
  const held = limitsOf(study, limits).map(({ measure, value }) => ({
    measure: measure.id,
    better: measure.better,
    value,
  }));
  const { points, isEnd } = await follow(rule, asked, held, means);
  const curve = rising(points);
  const top = curve.at(-1);
  const nothing = { mean: 0, low: 0, high: 0 };
  const most = cutAtZero(top?.rate ?? nothing);
  const at = standingAt(rule, asked);
  const mostBand = top === undefined ? null : at(top.load).bandOf(rule.rate, most, top.regimes);
  const reach: Reach = { most, mostBand, isEnd, accepted: acceptedRate(curve, held) };
  const flowBy = (factor: number) =>
    flow(load.rates, { most: factor * most.mean, accepted: factor * reach.accepted });
  const { low, high } = mostBand ?? most;
  const flows = flowBy(1);
  const bounds = most.mean > 0 ? [low, high].map((edge) => flowBy(edge / most.mean)) : [];
  const hours = flows.map(({ arrived, carried, waiting, rate: within }, hour): Hour => {
    const point = pointAt(curve, within) ?? top ?? null;
    const waits = [waiting, ...bounds.flatMap((flowed) => flowed[hour]?.waiting ?? [])];
    return judged(study, limits, {
      rate: load.rates[hour] ?? 0,
      arrived,
      carried,
      waiting: { mean: waiting, low: Math.min(...waits), high: Math.max(...waits) },
      load: rule.loop === null ? null : (point?.load ?? null),
      foundOf: (measure) => point?.values[measure] ?? null,
      bandOf: (measure, found) => point && at(point.load).bandOf(measure, found, point.regimes),
    });
  });
  return { hours, reach, measurement: means.measurement, cut: null };
}
