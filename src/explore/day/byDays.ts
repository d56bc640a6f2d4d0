import { max } from 'd3-array';
import { cutAtZero } from '../../numbers/cutAtZero';
import type { KnobValues } from '../../scenario/schema';
import type { Report } from '../../simulator/report';
import { estimate } from '../../simulator/statistics';
import { meansOfRuns, standings } from '../study/bands';
import type { DrawnRule } from '../study/dayRule';
import { valuesOf } from '../study/exploredStudy';
import { runsOf } from '../study/runs';
import type { Asked, DayAnswer, Means } from './asked';
import { inHour, waitingAfter } from './daySeries';
import { type Hour, judged } from './hours';
import { hourName } from './load';

const HOUR_S = 3600;

/** The knobs of a day with these rates, which begins with a burst of what is left of the day before. */
export function dayKnobs(rule: DrawnRule, rates: readonly number[], burst: number): KnobValues {
  return {
    ...rule.settings,
    [rule.duration]: rates.length,
    [rule.burst.knob]: burst,
    ...(burst > 0 && { [rule.burst.minute]: 0 }),
    ...Object.fromEntries(rule.rates.map((knob, hour) => [knob, rates[hour] ?? 0])),
  };
}

/**
 * What a day leaves to the next: all that waits and all that the database still holds, as if none of it had been worked on.
 * That is more than is really left, so that the day after is judged on the safe side.
 */
const leftOf = (rule: DrawnRule, report: Report, hours: number): number =>
  Math.ceil(waitingAfter(report, rule, hours - 1) + (report.metrics[rule.stored] ?? 0));

interface SimulatedDay {
  rates: readonly number[];
  /** One for each replication. */
  reports: readonly Report[];
  changes: KnobValues;
}

/** Runs of a day for each replication, each beginning with what its own day before left. */
async function simulateDay(
  rule: DrawnRule,
  { study, scenario }: Asked,
  rates: readonly number[],
  lefts: readonly number[],
  { simulate, measurement, signal }: Means,
): Promise<SimulatedDay> {
  const runs = lefts.flatMap((left, replication) =>
    runsOf(
      study,
      { base: scenario.base, changes: { ...scenario.changes, ...dayKnobs(rule, rates, left) } },
      measurement,
    ).slice(replication, replication + 1),
  );
  const reports = await simulate(runs, { signal });
  const left = Math.round(max(lefts) ?? 0);
  return { rates, reports, changes: { ...scenario.changes, ...dayKnobs(rule, rates, left) } };
}

/** The hours of a simulated day; `before` waits at its beginning. */
function hoursOf(rule: DrawnRule, asked: Asked, day: SimulatedDay, before: number): Hour[] {
  const { study, scenario, limits } = asked;
  const standing = standings(study)(valuesOf(study, { base: scenario.base, changes: day.changes }));
  const regimes = standing.regimesOf(meansOfRuns(day.reports));
  let waitedBefore = before;
  return day.rates.map((rate, hour) => {
    const arrived = Math.round(HOUR_S * rate);
    const waits = estimate(day.reports.map((report) => waitingAfter(report, rule, hour)));
    // What was carried on past midnight may wait a second time; more than came cannot.
    const waiting = Math.min(Math.round(waits.mean), waitedBefore + arrived);
    const carried = waitedBefore + arrived - waiting;
    waitedBefore = waiting;
    return judged(study, limits, {
      rate,
      arrived,
      carried,
      waiting: { ...cutAtZero(waits), mean: waiting },
      load: null,
      foundOf: (measure) => {
        const place = rule.lines[measure];
        const found = place && day.reports.flatMap((report) => inHour(report, place, hour) ?? []);
        return found === undefined || found.length === 0 ? null : estimate(found);
      },
      bandOf: (measure, found) => standing.bandOf(measure, found, regimes),
    });
  });
}

/** A load as whole days, one run each, with what is left at the end of a day carried on to the next. */
export async function answerByDays(
  rule: DrawnRule,
  asked: Asked,
  means: Means,
): Promise<DayAnswer> {
  const { load } = asked;
  const { measurement } = means;
  const perRun = rule.rates.length;
  const hours: Hour[] = [];
  let lefts = new Array<number>(measurement.replications).fill(0);
  for (let from = 0; from < load.rates.length; from += perRun) {
    const most = max(lefts) ?? 0;
    if (most > rule.burst.most) {
      const cut = `Before ${hourName(load, from)}, ${Math.round(most).toLocaleString('en-US')} rows and ${rule.noun} are left. A run can begin with at most ${rule.burst.most.toLocaleString('en-US')}, so the hours after are not simulated.`;
      return { hours, reach: null, measurement, cut };
    }
    const rates = load.rates.slice(from, from + perRun);
    const day = await simulateDay(rule, asked, rates, lefts, means);
    hours.push(...hoursOf(rule, asked, day, hours.at(-1)?.waiting.mean ?? 0));
    lefts = day.reports.map((report) => leftOf(rule, report, rates.length));
  }
  return { hours, reach: null, measurement, cut: null };
}
