import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../../src/simulator/types';
import type { Prediction } from '../../../../src/system/fitAnswer';
import {
  boundLines,
  boundOf,
  responseBound,
  throughputBound,
} from '../../../../src/your-system/answer/bound';
import { explanationRows } from '../../../../src/your-system/answer/explanations';
import { keptBackText } from '../../../../src/your-system/answer/keptBack';
import { keptStretches } from '../../../../src/your-system/answer/keptStretches';
import {
  isMissed,
  ledgerText,
  missesText,
  runRecords,
} from '../../../../src/your-system/answer/ledger';
import { askedLoads, kindOf, labelOfLoad } from '../../../../src/your-system/answer/loads';
import { nextText, tellsText } from '../../../../src/your-system/answer/next';
import { runRows } from '../../../../src/your-system/answer/runs';
import { madeOfText, sentenceOf } from '../../../../src/your-system/answer/sentence';
import {
  isTaken,
  withExplanation,
  withHold,
  withTarget,
} from '../../../../src/your-system/answer/taken';
import { simulatedUnder, underTargetText } from '../../../../src/your-system/answer/underTarget';
import type { Answered, SimulatedLoad } from '../../../../src/your-system/answered';
import type { Description } from '../../../../src/your-system/description';
import { answeredHere, measuredOf } from './answeredHere';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const web = answeredHere(
  measuredOf('a-web-db.csv', { hold: [32, 64], targets: [{ of: 'mean', ms: 100 }] }),
);
const delay = answeredHere(measuredOf('f-delay-only.csv'));
const open = answeredHere(measuredOf('open-a', { targets: [{ of: 'mean', ms: 20 }] }));
const drawn = answeredHere({
  version: 1,
  users: 20,
  stations: [
    { name: 'app', kind: 'processors', count: 4, demandMs: 10 },
    { name: 'stock', kind: 'lock', demandMs: 4 },
    { name: 'mail', kind: 'delay', demandMs: 12 },
  ],
});
const fitOf = ({ fit }: Answered) => {
  if (fit === null) throw new Error('nothing was fitted');
  return fit;
};

/** Runs of a load with these means. */
const simulated = (load: number, ms: number, more: Partial<Summary> = {}): SimulatedLoad => ({
  load,
  summary: {
    status: 'done',
    replications: 4,
    metrics: {
      'throughput.mean': { mean: 100, low: 90, high: 110 },
      'responseTime.mean': { mean: ms, low: ms, high: ms },
    },
    ...more,
  } as Summary,
});

describe('the sentence', () => {
  it('heads with what limits, and says the rest below', () => {
    const said = sentenceOf(web);
    const [limit] = fitOf(web).sentence.split('. ');
    expect(said?.isOpen).toBe(false);
    expect(said?.heading).toContain(limit?.slice(0, 60));
    expect([said?.heading, ...(said?.below ?? [])].join(' ')).toBe(fitOf(web).sentence);
  });

  it('says that points cannot tell where they show no limit, and leaves the next to its place', () => {
    const said = sentenceOf(delay);
    expect(said?.isOpen).toBe(true);
    expect(said?.heading).toMatch(
      /^These points cannot tell what limits the system. No limit was seen/,
    );
    expect(said?.below.join(' ')).not.toMatch(/^Measure /);
    expect(nextText(fitOf(delay).next, 'users')).toBe(
      `a run at ${fitOf(delay).next.atUsers} users`,
    );
  });

  it('is made of bounds and runs where nothing was measured', () => {
    const said = sentenceOf(drawn);
    expect(said?.heading).toBe(
      '“stock” is full first: the system can do at most 250 requests per second, and with more than 6 users requests have to wait even if they came in perfect turn.',
    );
    const run = drawn.simulated.find(({ load }) => load === 16)?.summary.metrics;
    const rate = Math.round(run?.['throughput.mean']?.mean ?? 0);
    const ms = Math.round(run?.['responseTime.mean']?.mean ?? 0);
    expect(plain(said?.below[0] ?? '')).toBe(
      `Simulated, 16 users get ${rate} requests per second in ${ms} ms each.`,
    );
  });

  it('names all that are full at once', () => {
    const stations = [
      { name: 'one', kind: 'disk' as const, demandMs: 12 },
      { name: 'other', kind: 'disk' as const, demandMs: 12 },
      { name: 'third', kind: 'disk' as const, demandMs: 11.9 },
    ];
    expect(sentenceOf(answeredHere({ version: 1, users: 4, stations }))?.heading).toMatch(
      /^“one” and “other” are full first, at once: the system can do at most 83\.3 requests/,
    );
  });

  it('says that nobody waits where there is no line', () => {
    const stations = [{ name: 'mail', kind: 'delay' as const, demandMs: 12 }];
    expect(sentenceOf(answeredHere({ version: 1, users: 4, stations }))?.heading).toMatch(
      /^Nothing/,
    );
  });

  it('says how many runs were made', () => {
    expect(madeOfText(drawn)).toBe('Simulated with 2 runs for each number of users.');
    expect(madeOfText(open)).toBe('Simulated with 2 runs for each rate of arrivals.');
    const some = [simulated(1, 5, { replications: 1 }), simulated(2, 5)];
    expect(madeOfText({ ...web, simulated: some })).toMatch(/^Simulated with 1 to 4 runs/);
    expect(madeOfText({ ...web, simulated: [] })).toBe('');
  });
});

describe('what was kept back', () => {
  const withThroughput = (load: number, low: number, high: number): Answered => {
    const moved = (one: Prediction): Prediction =>
      one.users === load
        ? { ...one, throughputPerSecond: { value: (low + high) / 2, low, high } }
        : one;
    return { ...web, fit: { ...fitOf(web), predictions: fitOf(web).predictions.map(moved) } };
  };

  it('is told with its errors, and whether it lies in the band', () => {
    expect(plain(keptBackText(web))).toMatch(
      /^Both runs that were kept back lie within the band: off by \d %? ?and \d %\.$/,
    );
    expect(plain(keptBackText(withThroughput(64, 300, 310)))).toMatch(
      /^1 of 2 runs that were kept back lies within the band: off by \d+ % and 41 %\.$/,
    );
    expect(keptBackText(delay)).toBe('No run was kept back, so none has checked this.');
    expect(keptBackText(drawn)).toBe('');
  });

  it('is shaded half of the way to its neighbours', () => {
    expect(keptStretches([1, 4, 16, 64], [16, 64])).toEqual([{ from: 8, to: 64 }]);
    expect(keptStretches([1, 4, 16, 64], [4])).toEqual([{ from: 2, to: 8 }]);
    expect(keptStretches([1, 4, 16, 64], [1, 16])).toEqual([
      { from: 1, to: 2 },
      { from: 8, to: 32 },
    ]);
    expect(keptStretches([1, 4, 16, 64], [4, 16])).toEqual([{ from: 2, to: 32 }]);
    expect(keptStretches([1, 4], [])).toEqual([]);
  });
});

describe('explanations', () => {
  it('have a verdict in words, the best first, and the law last', () => {
    const rows = explanationRows(fitOf(web));
    expect(rows[0]?.verdict).toBe('kept');
    expect(rows.map(({ verdict }) => verdict)).toContain('refuted');
    for (const { explained, verdict, isAlive } of rows) {
      if (explained?.verdict === 'as-good')
        expect(verdict).toMatch(/^as good: these points cannot/);
      if (explained) expect(isAlive).toBe(/^kept|^as good/.test(verdict));
    }
    expect(rows.at(-1)).toMatchObject({
      fittedPercent: null,
      leftOutPercent: fitOf(web).law?.leftOutErrorPercent,
      verdict: 'worse; says nothing of how responses spread',
      explained: null,
    });
    expect(explanationRows(fitOf(delay)).at(-1)?.verdict).toBe(
      'says nothing of how responses spread',
    );
    expect(explanationRows(fitOf(open)).every(({ explained }) => explained !== null)).toBe(true);
  });

  it('become the system with what is measured, kept back and aimed at as it was', () => {
    const [, second] = fitOf(web).explanations;
    if (second === undefined) throw new Error('there is one explanation');
    const given: Description = {
      ...web.description,
      name: 'Shop',
      notes: 'mine',
      route: ['places'],
    };
    const next = withExplanation(given, second);
    expect(next.stations.map(({ name }) => name)).toEqual(
      (second.system.stations as { name: string }[]).map(({ name }) => name),
    );
    expect(next.stations.every(({ fromPoints }) => fromPoints)).toBe(true);
    const { measured, hold, targets, name, notes } = given;
    expect(next).toMatchObject({ measured, hold, targets, name, notes });
    expect(next.route).toBeUndefined();
    expect(isTaken(next, second)).toBe(true);
    expect(isTaken(web.description, second)).toBe(false);
  });

  it('say what to measure next and how much it would tell', () => {
    expect(nextText({ what: 'meter', atUsers: 16, differs: 6 }, 'users')).toBe(
      'how busy each resource is at 16 users',
    );
    expect(nextText({ what: 'level', atUsers: 207, differs: 8 }, 'arrivalsPerSecond')).toBe(
      'a run at 207 arrivals/s',
    );
    expect(tellsText({ what: 'level', atUsers: 3, differs: 6.04 })).toContain(
      '6.0 times the scatter',
    );
    expect(tellsText({ what: 'level', atUsers: 3, differs: 0.4 })).toMatch(/^It would hardly tell/);
  });
});

describe('run by run', () => {
  const levels = [1, 2, 3].map((users) => ({
    users,
    throughputPerSecond: 100,
    responseMs: { mean: 50 },
  }));
  const description: Description = { version: 1, stations: [], measured: levels, hold: [3] };
  const range = (low: number, high: number) => ({ value: (low + high) / 2, low, high });
  const predictions = [1, 2, 3].map((users) => ({
    users,
    throughputPerSecond: range(95, 105),
    responseMs: users === 2 ? range(40, 45) : range(40, 60),
  })) as Prediction[];
  const answered: Answered = {
    ...web,
    description,
    fit: { ...fitOf(web), predictions },
    simulated: [simulated(1, 52), simulated(2, 47), simulated(3, 56)],
  };

  it('names what is off by more than a tenth, and what lies outside of the band', () => {
    const rows = runRows(answered);
    expect(rows.map(({ isKeptBack }) => isKeptBack)).toEqual([false, false, true]);
    expect(rows.map(missesText).map(plain)).toEqual([
      '',
      'response outside of the band, off by −6.0 %',
      'response off by +12.0 %',
    ]);
    expect(plain(ledgerText(rows, 'users', false))).toBe(
      'The simulated system misses 1 of 3 runs by more than 10 %: those at 3 users. Closer than that, but outside of the band, is what was measured at 2 users.',
    );
    expect(plain(ledgerText(rows.slice(0, 1), 'users', false))).toBe(
      'The simulated system is within 10 % of all of these runs, in throughput and mean response.',
    );
    expect(rows.map(isMissed)).toEqual([false, false, true]);
    expect(ledgerText(runRows({ ...answered, simulated: [] }), 'users', false)).toBe('');
  });

  it('takes the band of the points for no band of a system that somebody typed', () => {
    const stations = [{ name: 'db', kind: 'lock' as const, demandMs: 9 }];
    const rows = runRows({ ...answered, description: { ...description, stations } });
    expect(rows.map(missesText).map(plain)).toEqual(['', '', 'response off by +12.0 %']);
  });

  it('is a file with all numbers', () => {
    expect(runRecords(runRows(answered), 'users')[2]).toEqual({
      users: 3,
      throughputPerSecond: 100,
      simulatedThroughputPerSecond: 100,
      throughputBandLow: 95,
      throughputBandHigh: 105,
      responseMeanMs: 50,
      simulatedResponseMeanMs: 56,
      responseBandLow: 40,
      responseBandHigh: 60,
      use: 'kept back',
      missed: 'response off by +12.0\u202f%',
    });
  });

  it('keeps a load back, and gives it to the fit', () => {
    expect(withHold(description, 1, true).hold).toEqual([1, 3]);
    expect(withHold(description, 3, true).hold).toEqual([3]);
    expect(withHold(description, 3, false).hold).toEqual([]);
    expect(withHold(description, 3, false).measured).toBe(levels);
  });
});

describe('targets', () => {
  const target = { of: 'mean', ms: 100 };

  it('are kept up to whole users of the fit, with their range', () => {
    const users = { value: 24.9, low: 22.2, high: 27.8 };
    const told = { of: 'mean' as const, ms: 100, users, isBeyond: false, why: null };
    const textOf = (more: object) =>
      underTargetText(
        { ...web, fit: { ...fitOf(web), usersUnderTarget: [{ ...told, ...more }] } },
        target,
      );
    expect(textOf({})).toBe('up to 24 users (22\u201327)');
    expect(textOf({ users: { value: 256, low: 165.1, high: null } })).toBe('at least 165 users');
    expect(textOf({ users: null })).toBe('not even 1 user');
    expect(textOf({ users: null, why: 'No level tells it.' })).toBe('No level tells it.');
    expect(underTargetText(web, target)).toMatch(/^up to \d+ users/);
  });

  it('are read off the simulated curve where nothing was fitted', () => {
    const curve = [simulated(10, 40), simulated(20, 80), simulated(40, 160)];
    expect(simulatedUnder(curve, target)).toBe(25);
    expect(simulatedUnder(curve, { ...target, ms: 30 })).toBeNull();
    expect(simulatedUnder(curve, { ...target, ms: 200 })).toBe('all');
    const unstable = simulated(30, 50, { status: 'unstable' });
    expect(simulatedUnder([...curve.slice(0, 2), unstable], target)).toBe(20);
    const text = (ms: number) =>
      underTargetText({ ...drawn, simulated: curve }, { of: 'mean', ms });
    expect(text(100)).toBe('up to 25 users, simulated');
    // Between loads response times grow in factors, and runs leave some room.
    const wide = [simulated(10, 40), simulated(40, 160)].map(
      ({ load, summary }, place): SimulatedLoad => {
        const ms = place === 0 ? 40 : 160;
        const estimate = { mean: ms, low: 0.9 * ms, high: 1.1 * ms };
        return {
          load,
          summary: { ...summary, metrics: { ...summary.metrics, 'responseTime.mean': estimate } },
        };
      },
    );
    expect(underTargetText({ ...drawn, simulated: wide }, { of: 'mean', ms: 80 })).toBe(
      'up to 20 users (18\u201322), simulated',
    );
    expect(text(30)).toBe('not even 10 users, simulated');
    expect(text(200)).toBe('at least 40 users, simulated');
    expect(underTargetText(open, { of: 'mean', ms: 20 })).toMatch(/arrivals\/s, simulated$/);
  });

  it('are set, changed and taken away in their place', () => {
    const two = withTarget(withTarget(web.description, 1, { of: 'p95', ms: 300 }), 0, null);
    expect(two.targets).toEqual([{ of: 'p95', ms: 300 }]);
    expect(withTarget(two, 0, { of: 'p95', ms: 200 }).targets).toEqual([{ of: 'p95', ms: 200 }]);
  });
});

describe('loads', () => {
  it('are counted as they were measured', () => {
    expect(kindOf(web.description)).toBe('users');
    expect(kindOf(open.description)).toBe('arrivalsPerSecond');
    expect(kindOf({ stations: [], classes: [{ name: 'a', arrivalsPerSecond: 5 }] })).toBe(
      'arrivalsPerSecond',
    );
    expect(labelOfLoad(8, 'users')).toBe('8-users');
    expect(labelOfLoad(120, 'arrivalsPerSecond')).toBe('120-per-second');
  });

  it('are asked about where they were measured and between, in whole numbers', () => {
    const asked = askedLoads(web.description);
    expect(asked).toEqual([...asked].sort((a, b) => a - b));
    expect(new Set(asked).size).toBe(asked.length);
    for (const load of [1, 2, 4, 8, 16, 32, 64]) expect(asked).toContain(load);
    expect(asked.length).toBeGreaterThan(9);
    expect(asked.every((load) => Number.isInteger(load) && load <= 64)).toBe(true);
    expect(askedLoads({ stations: [] })).toEqual([]);
  });
});

describe('bounds', () => {
  it('say why nothing passes them', () => {
    const bound = boundOf(drawn);
    expect(bound && boundLines(bound).map(plain)).toEqual([
      'at most 250/s:',
      'one at a time, 4.00 ms',
    ]);
    expect(bound?.knee).toBeCloseTo(6.5, 6);
    expect(boundOf({ ...web, bounds: null })?.perSecond).toBe(
      fitOf(web).limit?.throughputPerSecond.value,
    );
    expect(boundOf({ ...delay, bounds: null })).toBeNull();
  });

  it('are reached at the knee, and response times grow from there on', () => {
    const bound = { perSecond: 250, why: '', knee: 5 };
    expect(throughputBound(bound, [1, 5, 50])).toEqual([
      { load: 1, value: 50 },
      { load: 5, value: 250 },
      { load: 50, value: 250 },
    ]);
    expect(responseBound(bound, 10, [1, 5, 50]).map(({ value }) => value)).toEqual([10, 10, 190]);
  });
});
