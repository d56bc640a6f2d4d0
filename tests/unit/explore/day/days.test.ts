import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../../scripts/replay/catalogue';
import { applySettings, readSettings } from '../../../../scripts/replay/options';
import { answerDay } from '../../../../src/explore/day/answer';
import { remembered } from '../../../../src/simulator/batch/remembered';
import type { Report } from '../../../../src/simulator/report';
import type { Run } from '../../../../src/simulator/types';
import { simulateHere } from '../../../support/simulateHere';
import { ask, rule } from './floodgate';

const rates = Array.from({ length: 24 }, (_, hour) =>
  hour >= 9 && hour < 12 ? 175 : hour >= 8 && hour < 18 ? 110 : 20,
);
const made: { run: Run; report: Report }[] = [];
const simulate = remembered(simulateHere((run, report) => made.push({ run, report })));
const by = (protocol: 'preview' | 'study') => ({
  simulate,
  measurement: { protocol, replications: 1, seed: 3 },
});

describe('a day of capacity', () => {
  it.each([
    ['preview', 24],
    ['study', 3],
  ] as const)(
    'is the %s run that replay makes of the same rates, for %i hours',
    async (protocol, count) => {
      made.length = 0;
      await answerDay(rule, ask(count === 24 ? rates : rates.slice(8, 8 + count)), by(protocol));
      const own = count === 24 ? rates : rates.slice(8, 8 + count);
      const configuration = readConfiguration('capacity/floodgate');
      const settings = readSettings(configuration.schema, [
        'load=drawn',
        `durationHours=${own.length}`,
        'burstMessages=0',
        ...rates.map((_, hour) => `rate${hour}=${own[hour] ?? 0}`),
      ]);
      const { values } = applySettings(configuration, settings);
      const [report] = await simulateHere()([
        { study: 'capacity', values, seed: 3, replication: 0, protocol },
      ]);
      expect(made).toHaveLength(1);
      expect(made[0]?.run.values).toEqual(values);
      expect(made[0]?.report.digest).toBe(report?.digest);
    },
    60_000,
  );

  it('carries or keeps waiting what arrives, as the run itself counts it', async () => {
    made.length = 0;
    const { hours } = await answerDay(rule, ask(rates), {
      ...by('preview'),
      measurement: { ...by('preview').measurement, seed: 4 },
    });
    let [arrived, carried] = [0, 0];
    for (const [hour, one] of hours.entries()) {
      expect(one.arrived).toBe(3600 * (rates[hour] ?? 0));
      arrived += one.arrived;
      carried += one.carried;
      expect(arrived).toBe(carried + one.waiting.mean);
    }
    const report = made[0]?.report;
    const received = (report?.metrics.receivedPerSecond ?? 0) * 86_400;
    expect(Math.abs(carried - received)).toBeLessThan(0.002 * received);
    const highest = Math.max(...hours.map(({ judged }) => judged[0]?.found?.mean ?? 0));
    const peak = report?.metrics['spoolRows.peak'] ?? 0;
    expect(highest).toBeLessThanOrEqual(peak);
    expect(highest).toBeGreaterThan(0.9 * peak);
  }, 60_000);

  it.each([
    [60, 60, 1],
    [140, 100, 2],
    [160, 60, 2],
    [170, 110, 1],
  ])(
    'at %i/s after %i/s carries its backlog past midnight on the safe side',
    async (peak, base, last) => {
      // Twice half a day, joined by the rule, against the same day in one run.
      const halves = { ...rule, rates: rule.rates.slice(0, 12) };
      const load = Array.from({ length: 24 }, (_, hour) =>
        hour >= 12 - last && hour < 12 ? peak : base,
      );
      const whole = await answerDay(rule, ask(load), by('preview'));
      const joined = await answerDay(halves, ask(load), by('preview'));
      expect(joined.hours).toHaveLength(24);
      const spool = (one: (typeof whole.hours)[number] | undefined) =>
        one?.judged[0]?.found?.mean ?? 0;
      const calm = spool(whole.hours[11]) < 20_000;
      for (let hour = 12; hour < 24; hour += 1) {
        const [exact, joint] = [whole.hours[hour], joined.hours[hour]];
        expect(spool(joint)).toBeGreaterThanOrEqual(spool(exact));
        expect(joint?.waiting.mean ?? 0).toBeGreaterThanOrEqual(exact?.waiting.mean ?? 0);
        // Where no more was left than a cleanup has always to do, the error is gone after an hour.
        if (calm && hour > 12) expect(spool(joint)).toBeLessThan(1.01 * spool(exact));
      }
      let [arrived, carried] = [0, 0];
      for (const hour of joined.hours) {
        arrived += hour.arrived;
        carried += hour.carried;
        expect(arrived).toBe(carried + hour.waiting.mean);
      }
    },
    60_000,
  );

  it('is, where little is left at midnight, the same every day', async () => {
    const calm = rates.map((rate) => Math.min(rate, 80));
    const { hours, cut } = await answerDay(rule, ask([...calm, ...calm, ...calm]), by('preview'));
    expect(cut).toBeNull();
    expect(hours).toHaveLength(72);
    for (const [hour, { verdict, carried }] of hours.entries()) {
      expect(verdict).toBe(hours[hour % 24]?.verdict);
      expect(Math.abs(carried - (hours[hour % 24]?.carried ?? 0))).toBeLessThan(8000);
    }
  }, 60_000);

  it('ends where more is left than a run can begin with, and says so', async () => {
    const heavy = new Array<number>(24).fill(390);
    const { hours, cut } = await answerDay(rule, ask([...heavy, ...heavy]), by('preview'));
    expect(hours).toHaveLength(24);
    expect(cut).toMatch(/^Before day 2, 00:00, [\d,]+ rows and messages are left.*at most 500,000/);
  }, 60_000);
});
