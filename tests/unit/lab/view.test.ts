import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { planeTitle } from '../../../src/charts/plane/planeText';
import { openBand } from '../../../src/comparison/bands';
import { initialState, reduce } from '../../../src/lab/state/reducer';
import type { Statistic } from '../../../src/lab/types';
import { changeTeller } from '../../../src/lab/view/effect';
import { exportedOf, exportName, toCsv, toJson } from '../../../src/lab/view/exportResult';
import { formatError, formatNumber, formatSigned } from '../../../src/lab/view/format';
import { isExtrapolated } from '../../../src/lab/view/ranges';
import { sliderScale } from '../../../src/lab/view/sliderScale';
import { type Knob, knobById } from '../../../src/scenario/schema';
import type { Summary } from '../../../src/simulator/types';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { configurationText } from '../../../src/studies/low-latency/lab/configurationText';
import { limitText } from '../../../src/studies/low-latency/lab/limitText';
import { planeProps } from '../../../src/studies/low-latency/lab/planeProps';
import { moveRole } from '../../../src/studies/low-latency/lab/roles';
import { bizTalkMachines, topologyProps } from '../../../src/studies/low-latency/lab/topologyProps';
import { context, summaryWith, testCase } from './fixture';

const knob = (id: string): Knob => {
  const found = knobById(knobSchema, id);
  if (!found) throw new Error(`There is no knob ${id}.`);
  return found;
};

describe('numbers', () => {
  it('carry true signs, groups and no sign on zero', () => {
    expect(formatNumber(-1234.4)).toBe('−1,234');
    expect(formatNumber(-0.2)).toBe('0');
    expect(formatSigned(0.2)).toBe('0');
    expect(formatSigned(12)).toBe('+12');
    expect(formatError(0.052)).toBe('+5.2\u202f%');
  });
});

describe('sliders', () => {
  it('reach both ends and every landmark on a log scale', () => {
    const batch = knob('batchSize');
    const scale = sliderScale(batch, [50, 60]);
    expect(scale.valueAt(scale.min)).toBe(batch.min);
    expect(scale.valueAt(scale.max)).toBe(batch.max);
    for (const value of [50, 60]) expect(scale.valueAt(scale.positionOf(value))).toBe(value);
  });

  it('count the members of a set', () => {
    const scale = sliderScale(knob('tracking'));
    expect([scale.min, scale.max]).toEqual([0, 4]);
    expect([0, 1, 2, 3, 4].map(scale.valueAt)).toEqual([0, 2, 10, 11, 15]);
    expect(scale.positionOf(9)).toBe(2);
  });
});

describe('measured ranges', () => {
  it('mark what lies outside', () => {
    const ranges = { sendOnly: [0, 2, 4], server: [0, 1] };
    expect(isExtrapolated(ranges, knob('sendOnly'), 3)).toBe(false);
    expect(isExtrapolated(ranges, knob('sendOnly'), 5)).toBe(true);
    expect(isExtrapolated(ranges, knob('server'), 2)).toBe(true);
    expect(isExtrapolated(ranges, knob('batchSize'), 7)).toBe(false);
  });
});

describe('moving a role', () => {
  const machine = (name: string, ...roles: ('receive' | 'send' | 'track')[]) => ({
    name,
    roles,
    processors: 4,
    cpuPercent: 10,
  });
  const machines = [machine('a', 'receive', 'send'), machine('b', 'send'), machine('c', 'track')];

  it('counts the computers of each kind anew', () => {
    expect(moveRole(machines, 'a', 'receive', 'b')).toEqual({
      ok: true,
      changes: { receiveOnly: 0, receiveAndSend: 1, sendOnly: 1, sendAndTrack: 0, trackOnly: 1 },
    });
  });

  it('leaves a computer without a role unused', () => {
    expect(moveRole(machines, 'c', 'track', 'b')).toMatchObject({
      ok: true,
      changes: { sendAndTrack: 1, trackOnly: 0, sendOnly: 0 },
    });
  });

  it('refuses roles that no computer of the study combines, or has already', () => {
    expect(moveRole(machines, 'c', 'track', 'a')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('send and track'),
    });
    expect(moveRole(machines, 'a', 'send', 'b')).toMatchObject({ ok: false });
  });
});

describe('the topology', () => {
  const props = (waitsFor: string) => {
    const stages = summaryWith(100).stages?.map((stage) =>
      stage.kind === 'wait' ? { ...stage, waitsFor } : stage,
    );
    return topologyProps(summaryWith(100, { stages }), testCase, knobSchema, {}).sqlServers[0];
  };

  it('marks the SQL Server computer that limits, and no other', () => {
    expect(props('publishLock')?.limiting).toBe(true);
    expect(props('databaseProcessors')?.limiting).toBe(true);
    expect(props('receiveProcessors')?.limiting).toBe(false);
  });

  it('offers unused computers and one to spare', () => {
    const machines = bizTalkMachines(summaryWith(100), testCase);
    const unused = machines.filter(({ roles }) => roles.length === 0).map(({ name }) => name);
    expect(unused).toEqual(['BPI4X-O02', 'BPI4X-O03', 'seventh', 'spare']);
  });
});

describe('the plane', () => {
  const inMedians = planeProps({
    configuration: '1-A',
    statistic: 'median',
    published: summaryWith(80),
    now: null,
  });

  it('names the statistic of what is printed in another alone', () => {
    const other = inMedians.measured.filter(({ only }) => only !== undefined);
    expect(other.map(({ id, only }) => [id, only])).toEqual(
      ['1-A', '1-B', '1-C'].map((id) => [id, 'mean']),
    );
    expect(planeTitle(inMedians)).not.toContain('%');
  });

  it('has no place for a result in which nobody is answered, and says so', () => {
    const settled = summaryWith(0);
    const zero = { mean: 0, low: 0, high: 0 };
    const none = { ...settled, metrics: { ...settled.metrics, 'roundtripTime.median': zero } };
    const props = planeProps({
      configuration: '4-A',
      statistic: 'median',
      published: summaryWith(80),
      now: { summary: none, label: 'send only 0', extrapolated: false },
      trail: [{ link: '', row: '4-A', label: '', summary: none }],
    });
    expect(props.now).toBeUndefined();
    expect(props.visited).toEqual([]);
    expect(props.title).toBe('With send only 0: no message is answered');
  });
});

describe('words', () => {
  it('name what limits', () => {
    expect(limitText(summaryWith(100))).toBe(
      '93 of the 124\u202fms that a message takes on average are a delay that nobody has explained. Of the rest, messages wait longest for the publish lock, which is nearest to full, 71\u202f%.',
    );
    const [, wait] = summaryWith(100).stages ?? [];
    if (wait === undefined) throw new Error('The fixture has no wait.');
    const onBothPaths = [
      { ...wait, meanMs: 30 },
      { ...wait, path: 'response' as const, label: 'Wait to store', meanMs: 31 },
      { ...wait, waitsFor: 'poll', meanMs: 39 },
    ];
    expect(limitText(summaryWith(100, { stages: onBothPaths }))).toContain(
      'Messages wait longest to store, 61\u202fms of the 100\u202fms that each takes on average; ',
    );
    const quiet = summaryWith(100).stages?.map((stage) =>
      stage.kind === 'wait' ? { ...stage, meanMs: 2 } : stage,
    );
    expect(limitText(summaryWith(100, { stages: quiet }))).toBe(
      '93 of the 107\u202fms that a message takes on average are a delay that nobody has explained. Of the rest, messages wait 2\u202fms: there is enough of everything; the publish lock is nearest to full, 71\u202f%.',
    );
    const [first, ...others] = summaryWith(100).resources;
    if (first === undefined) throw new Error('The fixture has no resource.');
    const full = [{ ...first, utilisationPercent: 100 }, ...others];
    expect(limitText(summaryWith(100, { stages: quiet, resources: full }))).toMatch(
      /messages wait 2\u202fms; the publish lock is nearest to full, 100\u202f%\.$/,
    );
    expect(limitText(summaryWith(100, { status: 'unstable', unstableReason: 'x' }))).toBe(
      'The system does not keep up: x. What grows is the wait for the publish lock: 19 of 124\u202fms so far.',
    );
  });

  it('tell configurations apart', () => {
    const text = (label: string) => configurationText(context, label);
    expect(text('A')).toBe('3 users');
    expect(text('C')).toContain('tracking off');
  });

  it('say what the last change did, and a like step of the study', async () => {
    const telling = await context.study.telling();
    const start = initialState(context);
    expect(changeTeller(context, telling)(start)).toBe('As published.');
    const asked = reduce(context, start, { type: 'knobs', changes: { virtualUsers: 4 } });
    expect(changeTeller(context, telling)(asked)).toBe('Your change is being simulated.');
    const done = reduce(context, asked, {
      type: 'finished',
      result: { scenario: asked.scenario, summary: summaryWith(111), quality: 'full' },
      wallMs: 1,
    });
    expect(changeTeller(context, telling)(done)).toMatch(
      /^Your change, virtual users 3 → 4: \+10 messages\/s, .* A like step in the study, 20-A to 20-B/,
    );
  });

  it('judge a change once its runs are whole, and none from or to a backlog', async () => {
    const telling = await context.study.telling();
    const asked = reduce(context, initialState(context), {
      type: 'knobs',
      changes: { virtualUsers: 4 },
    });
    const say = (changes: Partial<Summary>, quality: 'full' | 'preview') => {
      const result = { scenario: asked.scenario, summary: summaryWith(130, changes), quality };
      const state =
        quality === 'full'
          ? reduce(context, asked, { type: 'finished', result, wallMs: 1 })
          : reduce(context, asked, { type: 'early', result });
      return changeTeller(context, telling)(state);
    };
    expect(say({}, 'full')).toContain('Nine of ten measurements of before and after would show');
    expect(say({}, 'preview')).toMatch(/by the first numbers .* \(mean\)\.$/);
    const backlog = say({ status: 'unstable', unstableReason: 'x' }, 'full');
    expect(backlog).toMatch(/the system no longer keeps up\.$/);
  });

  it('say it in the statistic of the table', async () => {
    const telling = await context.study.telling();
    const start = initialState(context);
    const asked = reduce(context, start, { type: 'knobs', changes: { virtualUsers: 4 } });
    const summary = summaryWith(101);
    const { metrics } = summary;
    const moved = (metric: string, by: number) => {
      const { mean = 0, low = 0, high = 0 } = metrics[metric] ?? {};
      return { [metric]: { mean: mean + by, low: low + by, high: high + by } };
    };
    const done = reduce(context, asked, {
      type: 'finished',
      result: {
        scenario: asked.scenario,
        summary: {
          ...summary,
          metrics: {
            ...metrics,
            ...moved('throughput.median', 7),
            ...moved('throughput.mean', 5),
            ...moved('roundtripTime.median', 1234),
            ...moved('roundtripTime.mean', 40),
          },
        },
        quality: 'full',
      },
      wallMs: 1,
    });
    const text = (statistic: Statistic) =>
      changeTeller(context, telling)(reduce(context, done, { type: 'statistic', statistic }));
    expect(text('median')).toContain('+7 messages/s, roundtrip +1,234\u202fms (medians), waiting');
    expect(text('median')).toContain('median roundtrip 307 → 349\u202fms');
    expect(text('mean')).toContain('+5 messages/s, roundtrip +40\u202fms, waiting');
    expect(text('mean')).toContain('mean roundtrip 307 → 349\u202fms');
  });
});

describe('exports', () => {
  const { full: result } = initialState(context);
  const link = 'https://example.org/x?a=1,2';
  const bands = {
    bands: context.study.index.bands,
    nearest: '20-A',
    at: ['20-A'],
    around: null,
    place: { distance: 0, regimes: ['elsewhere'], isOutside: false },
    excess: null,
    reason: '',
  };
  const changed = {
    ...result,
    scenario: { ...result.scenario, changes: { virtualUsers: 4, tracking: 0 } },
  };

  it('give one CSV row per metric, quoted where needed', () => {
    const exported = exportedOf(context, link, result, bands);
    const [head, ...rows] = toCsv(exported, context.study.metrics).trim().split('\n');
    expect(head).toBe(
      'base,changes,seed,link,quality,replications,model,digest,metric,unit,measured_of_base,simulated,simulated_low,simulated_high,bandLow,bandHigh',
    );
    const row = rows.find((line) => line.includes('throughput.median'));
    expect(row).toContain('"https://example.org/x?a=1,2"');
    expect(row).toContain(',messages/s,96,101,99,103,');
    expect(rows.find((line) => line.includes(',cpu.BPI4X-O02,'))).toMatch(/,%,12,,,,,$/);
  });

  it('hold the bands that the lab shows, and none of a backlog', () => {
    const exported = exportedOf(context, link, result, bands);
    const estimate = result.summary.metrics['throughput.median'];
    const band =
      estimate && openBand(bands.bands, 'throughput.median', estimate, bands.place, null);
    expect(band?.high).toBeGreaterThan(103);
    const [row] = csvParse(toCsv(exported, context.study.metrics)).filter(
      ({ metric }) => metric === 'throughput.median',
    );
    expect([Number(row?.bandLow), Number(row?.bandHigh)]).toEqual([band?.low, band?.high]);
    expect(JSON.parse(toJson(exported)).bands['throughput.median']).toEqual({
      bandLow: band?.low,
      bandHigh: band?.high,
    });
    const backlog = { ...result, summary: { ...result.summary, status: 'unstable' as const } };
    expect(exportedOf(context, link, backlog, bands).bands).toEqual({});
  });

  it('name what was measured as that of the base, and what the scenario changes', () => {
    const exported = exportedOf(context, link, changed, null);
    const [head = '', ...rows] = toCsv(exported, context.study.metrics).trim().split('\n');
    const columns = head.split(',');
    expect(columns).toContain('measured_of_base');
    expect(columns).not.toContain('measured');
    expect(columns.slice(0, 3)).toEqual(['base', 'changes', 'seed']);
    for (const row of rows) expect(row).toMatch(/^low-latency\/20-A,virtualUsers=4 tracking=0,1,/);
    const json = JSON.parse(toJson(exported));
    expect(json).toMatchObject({
      scenario: { base: 'low-latency/20-A', changes: { virtualUsers: 4, tracking: 0 } },
      summary: { replications: 8 },
      measuredOfBase: { 'throughput.median': 96 },
    });
    expect(json).not.toHaveProperty('measured');
  });

  it('give the measured values of the result on show while another base is set', () => {
    const stale = { ...result, scenario: { ...result.scenario, base: 'low-latency/20-B' } };
    expect(exportedOf(context, link, stale, null).measuredOfBase['throughput.median']).toBe(109);
  });

  it('are named after the link', () => {
    const scenario = { ...result.scenario, changes: { virtualUsers: 4 } };
    expect(exportName(context, result)).toBe('low-latency-test-case-20');
    expect(exportName(context, { ...result, scenario })).toBe(
      `low-latency-test-case-20-config-A-virtualUsers-4-model-${knobSchema.modelVersion}-v-1`,
    );
  });
});
