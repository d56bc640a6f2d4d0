import { describe, expect, it } from 'vitest';
import { firstQuestion, SEEK_CODEC } from '../../../../src/explore/seek/page/codec';
import { stripsOf, verdictOf } from '../../../../src/explore/seek/view/distance';
import { extentOf, firstMove, moveOf } from '../../../../src/explore/seek/view/moves';
import {
  aroundTitle,
  panelsOf,
  stepsAround,
  valuesAlong,
} from '../../../../src/explore/seek/view/oneKnob';
import { valuesOf } from '../../../../src/explore/study/exploredStudy';
import { published } from '../../../../src/scenario/scenario';
import { knobById } from '../../../../src/scenario/schema';
import type { Report } from '../../../../src/simulator/report';
import { EXPLORED } from '../../../support/explored';

import { BEST, quantity, question, study } from './asked';

describe('one knob at a time', () => {
  it('goes to the ends, keeps the best and its neighbours, and never leaves the values', () => {
    expect(valuesAlong([0, 1, 2, 3], 2)).toEqual([0, 1, 2, 3]);
    const all = Array.from({ length: 60 }, (_, value) => value + 1);
    for (const here of [1, 4, 30, 59, 60]) {
      const values = valuesAlong(all, here);
      expect(values.length).toBeLessThanOrEqual(10);
      expect(values.length).toBeGreaterThanOrEqual(7);
      const near = [here - 1, here, here + 1].filter((value) => value >= 1 && value <= 60);
      for (const value of [1, 60, ...near]) expect(values).toContain(value);
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
      for (const value of values) expect(all).toContain(value);
    }
    expect(valuesAlong([0, 2], 7)).toEqual([0, 2, 7]);
  });

  it('moves one knob in each run, and leaves out what is no system', () => {
    const best = {
      ...published('low-latency/20-A'),
      changes: { receiveAndSend: 0, receiveOnly: 1 },
    };
    const moves = [
      { knob: 'receiveOnly', values: [0, 1, 2] },
      { knob: 'sendOnly', values: [2, 4] },
    ];
    const steps = stepsAround(study, best, moves);
    expect(steps.map(({ knob, value }) => [knob, value])).toEqual([
      ['receiveOnly', 1],
      ['receiveOnly', 2],
      ['sendOnly', 2],
      ['sendOnly', 4],
    ]);
    const here = valuesOf(study, best);
    for (const { knob, value, scenario, run } of steps) {
      expect(valuesOf(study, scenario)).toEqual({ ...here, [knob]: value });
      expect(run.values).toEqual(Object.values({ ...here, [knob]: value }));
      expect([run.protocol, run.seed]).toEqual(['preview', best.seed]);
    }
  });

  it('reads its panels from the runs, and names the knob that moves most', () => {
    const best = BEST.scenario;
    const moves = [
      { knob: 'virtualUsers', values: [1, 3, 5] },
      { knob: 'sendOnly', values: [4, 6] },
    ];
    const steps = stepsAround(study, best, moves);
    const reports = steps.map(
      ({ knob, value }) =>
        ({
          metrics: {
            'throughput.median': knob === 'virtualUsers' ? 30 * value : 110 + value / 10,
            'roundtripTime.median': 100 * value,
          },
        }) as unknown as Report,
    );
    const panels = panelsOf({
      study,
      question: { ...question, moves },
      best,
      upper: quantity('throughput.median'),
      lower: quantity('roundtripTime.median'),
      steps,
      reports: reports.map((report, place) => (place === 1 ? undefined : report)),
      hrefOf: (path) => path,
    });
    expect(
      panels.map(({ points }) => points.map((one) => [one.value, one.upper, one.lower])),
    ).toEqual([
      [
        [1, 30, 100],
        [5, 150, 500],
      ],
      [
        [4, 110.4, 400],
        [6, 110.6, 600],
      ],
    ]);
    expect(panels[0]).toMatchObject({
      here: 3,
      measured: { low: 2, high: 40 },
      ring: { value: 3, upper: 96, lower: 307 },
      note: '30 to 150\u202fmessages/s',
    });
    expect(panels[1]).toMatchObject({
      here: 6,
      ring: { value: 4 },
      note: 'hardly moves throughput',
    });
    expect(aroundTitle(panels, quantity('throughput.median'), 'best')).toBe(
      'Simulated, virtual users moves throughput most; send only hardly matters',
    );
  });
});

describe('the title of one knob at a time', () => {
  const panel = (label: string, ...found: (number | null)[]) => ({
    id: label,
    label,
    unit: '',
    note: '',
    scale: 'linear' as const,
    here: 0,
    points: found.map((upper, value) => ({ value, text: '', upper, lower: null, href: '/' })),
    measured: null,
    ring: null,
  });
  const titleOf = (...panels: ReturnType<typeof panel>[]) =>
    aroundTitle(panels, quantity('throughput.median'), 'best');

  it('names the knob whose span is the widest as it is written, not the widest share', () => {
    const title = titleOf(panel('Little', 1, 90), panel('Much', 95, 240), panel('None', 95, 95));
    expect(title).toBe('Simulated, much moves throughput most; none hardly matters');
  });

  it('has nothing to name before there are two values, or where all is noise', () => {
    expect(titleOf(panel('One', 95), panel('Open', null))).toBe('One knob at a time from the best');
    expect(titleOf(panel('A', 95, 96), panel('B', null, null))).toMatch(
      /^Simulated, no knob alone moves/,
    );
  });
});

describe('how far from what was measured', () => {
  it('says in which knobs it is outside, and puts them on their lines', () => {
    const scenario = BEST.scenario;
    const strips = stripsOf(study, scenario, ['virtualUsers', 'sendOnly']);
    expect(strips.map(({ isOutside }) => isOutside)).toEqual([false, true]);
    const [, send] = strips;
    expect(send).toMatchObject({ publishedText: '4', hereText: '6', measured: { text: '0 to 4' } });
    expect([send?.published, send?.here, send?.measured?.low, send?.measured?.high]).toEqual([
      4 / 12,
      6 / 12,
      0,
      4 / 12,
    ]);
    expect(verdictOf(study, scenario, strips).verdict).toBe('Outside in send only.');
    const inside = { ...scenario, changes: { sendOnly: 3 } };
    const within = stripsOf(study, inside, ['sendOnly']);
    expect(verdictOf(study, inside, within).verdict).toBe(
      'Inside what was measured in the one knob.',
    );
    const base = published('low-latency/20-A');
    expect(verdictOf(study, base, stripsOf(study, base, ['sendOnly', 'tracking'])).why).toBe(
      'It is a published configuration.',
    );
  });
});

describe('the question in its address', () => {
  it.each(EXPLORED.map((one) => [one.id, one] as const))(
    '%s comes back from its link',
    (id, one) => {
      const studies = new Map([[id, one]]);
      const asked = firstQuestion(one);
      const link = SEEK_CODEC.write(studies, asked);
      const query = new URLSearchParams(link.slice(link.indexOf('?')));
      expect(SEEK_CODEC.studiesOf(query)).toContain(id);
      expect(SEEK_CODEC.read(studies, query)).toEqual({ question: asked, problems: [] });
      for (const { knob: knobId } of asked.moves) {
        const knob = knobById(one.context.schema, knobId);
        if (knob === undefined) throw new Error(knobId);
        const move = firstMove(one, knob);
        expect(moveOf(knob, extentOf(knob, move))).toEqual(move);
      }
    },
  );

  it('takes the low-latency study where the link names none that exists', () => {
    const studies = new Map([['low-latency', study]]);
    const read = SEEK_CODEC.read(studies, new URLSearchParams('from=nonsense/1&seed=many'));
    expect(read.question.from.base).toMatch(/^low-latency\//);
    expect(read.problems.map(({ field }) => field)).toEqual(['from', 'seed']);
  });
});
