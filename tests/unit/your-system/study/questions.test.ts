import { describe, expect, it } from 'vitest';
import { scenariosIn } from '../../../../src/explore/book/scenarios';
import { readCompare } from '../../../../src/explore/compare/question';
import { compareInTurn } from '../../../../src/explore/compare/runs';
import { answerDay } from '../../../../src/explore/day/answer';
import { ruleOf, suggested } from '../../../../src/explore/day/question';
import { firstQuestion } from '../../../../src/explore/seek/page/codec';
import { seek } from '../../../../src/explore/seek/seek';
import { sheetOutcomes } from '../../../../src/explore/sheet/outcomes';
import { type SheetReports, simulateSheet } from '../../../../src/explore/sheet/runs';
import { standings } from '../../../../src/explore/study/bands';
import { type ExploredStudy, rowOf, valuesOf } from '../../../../src/explore/study/exploredStudy';
import { pointsOf } from '../../../../src/explore/sweep/points';
import { readSweep, usualQuestion, writeSweep } from '../../../../src/explore/sweep/question';
import { runSweep } from '../../../../src/explore/sweep/work';
import { effectsIn, finishedOf } from '../../../../src/explore/why/answer';
import { planOf } from '../../../../src/explore/why/plan';
import { stepsOf } from '../../../../src/explore/why/steps';
import { published } from '../../../../src/scenario/scenario';
import { remembered } from '../../../../src/simulator/batch/remembered';
import type { Report } from '../../../../src/simulator/report';
import { summarise } from '../../../../src/simulator/summarise';
import { ownStudy } from '../../../../src/your-system/study/ownStudy';
import { simulateHere } from '../../../support/simulateHere';
import { CLOSED, DESCRIBED, fitOf, LOCKED, OPEN } from './described';

const simulate = remembered(simulateHere());
const signal = new AbortController().signal;
const studies = Object.entries(DESCRIBED).map(([name, description]): [string, ExploredStudy] => [
  name,
  ownStudy({ description, fit: fitOf(description) }),
]);
const closed = ownStudy({ description: CLOSED, fit: fitOf(CLOSED) });
const none = () => {};

describe('the configurations of a system', () => {
  it('are its measured levels by load, and it opens with the described one', () => {
    expect(closed.context.labels).toEqual([
      ...['1-users', '2-users', '4-users', '8-users', '16-users', '32-users'],
    ]);
    expect(closed.context.opens).toBe('8-users');
    expect(closed.first).toBe('your-system/8-users');
    expect(ownStudy({ description: OPEN, fit: null }).context.labels).toEqual([
      ...['60.5-per-second', '120-per-second'],
    ]);
    const twice = [...(OPEN.measured ?? []), ...(OPEN.measured ?? [])];
    expect(
      ownStudy({ description: { ...OPEN, measured: twice }, fit: null }).context.labels,
    ).toContain('120-per-second-2');
    const drawn = ownStudy({ description: { ...CLOSED, users: 11 }, fit: null });
    expect(drawn.context.labels.slice(0, 2)).toEqual(['as-drawn', '1-users']);
    expect(ownStudy({ description: LOCKED, fit: null }).context.labels).toEqual(['as-drawn']);
  });

  it('know which of them the fit had not seen', () => {
    const { isFitted } = closed.metrics;
    expect(isFitted('your-system/16-users', 'throughput.mean')).toBe(true);
    expect(isFitted('your-system/32-users', 'throughput.mean')).toBe(false);
  });

  it('have bands where the fit tells of errors, and at measured loads alone', async () => {
    const standing = standings(closed);
    const at = (id: string, users: number) =>
      standing({ ...closed.context.configurations['8-users'], users }).bandOf(
        id,
        { mean: 100, low: 99, high: 101 },
        ['elsewhere'],
      );
    const band = at('throughput.mean', 16);
    expect(band && band.low < 99.9 && band.low > 50 && band.high > 100.1).toBe(true);
    expect(at('throughput.mean', 17)).toBeNull();
    expect(at('utilisation.DB', 16)).toBeNull();
    const typed = CLOSED.stations.map(({ fromPoints, ...station }) => station);
    const drawn = ownStudy({ description: { ...CLOSED, stations: typed }, fit: fitOf(CLOSED) });
    expect(drawn.index.bands.metrics).toEqual({});
  });
});

describe.each(studies)('of the system %s', (_, study) => {
  const scenario = published(study.first);

  it('Compare tells two loads apart, from a link', async () => {
    const all = new Map([[study.id, study]]);
    const [knob] = study.context.schema.knobs;
    const more = (knob?.default ?? 0) * 2;
    const query = new URLSearchParams({ a: study.first, b: `${study.first},${knob?.id}=${more}` });
    const { question, problems } = readCompare(all, query);
    expect(problems).toEqual([]);
    const made = await compareInTurn(all, question, simulate, signal, none, 'first');
    const [first, second] = made.previews.map((report) => report?.metrics['throughput.mean'] ?? 0);
    expect(second).toBeGreaterThan(first ?? 0);
  });

  it('Sweep goes over the load, and comes back from its link', async () => {
    const question = { ...usualQuestion(study, scenario), replications: 1 };
    const link = new URL(writeSweep(study, question), 'https://example.org');
    const read = readSweep(study, link.searchParams);
    expect(read.problems).toEqual([]);
    const few = { ...question, over: { ...question.over, steps: 3 } };
    const points = pointsOf(study, few);
    const rates: number[] = [];
    const noted = (point: number, _run: number, { metrics }: Report) => {
      rates[point] = metrics['throughput.mean'] ?? Number.NaN;
    };
    await runSweep(simulate, study, few, points, noted, signal);
    expect(rates.length).toBe(3);
    expect(rates[0]).toBeLessThan(rates[1] ?? 0);
  });

  it('Why tries a step of each setting', async () => {
    const { steps } = stepsOf(study, scenario);
    const ids = new Set(steps.map(({ knob }) => knob.id));
    // Of no pause at all there is neither twice nor half.
    const settable = study.context.schema.knobs.filter((knob) => knob.default > 0);
    expect([...ids].sort()).toEqual(settable.map(({ id }) => id).sort());
    const plan = planOf(study, { scenario }, steps, 'preview').filter(
      ({ protocol }) => protocol === 'preview',
    );
    const reports = await simulate(plan.map(({ run }) => run));
    const finished = finishedOf(plan, reports);
    const [measure] = study.measures;
    if (measure === undefined) throw new Error('There are measures.');
    const { effects } = effectsIn(study, { scenario, measure, limits: [] }, steps, finished);
    const [largest] = effects;
    expect(largest?.step.knob.id).toMatch(/users|arrivals|thinkMs|count|demandMs|share/);
  });

  it('Seek finds what is best under its limits', { timeout: 60_000 }, async () => {
    const answer = await seek(
      study,
      {
        ...firstQuestion(study),
        moves: firstQuestion(study).moves.map(({ knob, values }) => ({
          knob,
          values: values.filter((__, place) => place % Math.ceil(values.length / 4) === 0),
        })),
      },
      simulate,
    );
    expect(answer.evaluated).toBeGreaterThan(1);
    const { best } = answer;
    expect(best?.found['throughput.mean']?.mean).toBeGreaterThan(0);
    for (const { measure, value } of best?.missed.length === 0 ? study.accepted : []) {
      expect(best?.found[measure]?.mean).toBeLessThanOrEqual(value);
    }
  });

  it('the sheet and the book know it', async () => {
    let reports: SheetReports = { here: [], base: [], nearest: [] };
    await simulateSheet(study, scenario, null, simulate, {
      signal,
      onReports: (made) => {
        reports = made;
      },
      onProgress: none,
    });
    const standing = standings(study)(valuesOf(study, scenario));
    const [throughput] = sheetOutcomes(study, scenario, reports, standing);
    const first = study.index.configurations.find(({ id }) => id === rowOf(study, scenario));
    expect(throughput).toMatchObject({ id: 'throughput.mean', label: 'Throughput' });
    expect(throughput?.measured).toBe(first?.measured['throughput.mean'] ?? null);
    expect(throughput?.here?.mean).toBeGreaterThan(0);
    expect(study.limitText(summarise(1, reports.here))).toMatch(/“.+”.* \d+\s%/);
    const link = `/explore/sheet?scenario=${encodeURIComponent(study.first)}`;
    const held = scenariosIn(new Map([[study.id, study]]), link);
    expect(held.map((one) => one.study?.id)).toEqual([study.id]);
    expect(Object.keys(valuesOf(study, scenario)).length).toBe(study.context.schema.knobs.length);
  });

  it('Day reads hours, or says why not', async () => {
    const rule = ruleOf(study);
    if (rule === null) {
      expect(study.day).toMatchObject({ kind: 'none', because: expect.stringMatching(/\.$/) });
      return;
    }
    const { load, limits } = suggested(study, scenario);
    const { hours } = await answerDay(
      rule,
      { study, scenario, load, limits },
      { simulate, measurement: { protocol: 'preview', replications: 1, seed: 1 } },
    );
    expect(hours.length).toBe(load.rates.length);
  });
});
