import { describe, expect, it } from 'vitest';
import { type LoadTest, readLoadTest } from '../../../src/loadtest';
import { countedOnce } from '../../../src/loadtest/together/sameRun';
import { told } from '../../../src/loadtest/told';
import { FIXTURES, fixture } from './fixtures';

const table = (...lines: string[]): LoadTest =>
  readLoadTest([{ name: 't.csv', text: lines.join('\n') }]);

const said = ({ levels }: LoadTest, code: string): string[] =>
  levels.flatMap(({ warnings }) =>
    warnings.flatMap((warning) => (warning.code === code ? [warning.sentence] : [])),
  );

const HEAD = 'users,throughputPerSecond,responseMeanMs';

describe('N = X (R + Z)', () => {
  it('holds of tests that measure what users wait', () => {
    const test = readLoadTest([fixture('c-pool.csv'), fixture('f-delay-only.csv')]);
    expect(said(test, 'law-violated')).toEqual([]);
    expect(said(test, 'think-time-estimated')).toEqual([]);
  });

  it('is corrected by wrk where times vary: N / X is what users waited', () => {
    const [sentence] = said(readLoadTest([fixture('a-web-db/n1.json')]), 'mean-corrected');
    expect(sentence).toMatch(/16\.3 ms.*1 user at 65 per second.*15\.4 ms/);
  });

  it.each(['gemini', 'compojure', 'django'])(
    'is violated by a common factor in rows of %s',
    (name) => {
      const test = readLoadTest([fixture(`techempower-${name}.csv`)]);
      const sentences = said(test, 'law-violated');
      expect(sentences).toHaveLength(6);
      // The stated 60 s cannot be right: 15 s is what agrees.
      const [, factor] = /is about ([\d.]+) in [56] of 6 levels/.exec(sentences[0] ?? '') ?? [];
      expect(Number(factor)).toBeGreaterThan(3.3);
      expect(Number(factor)).toBeLessThan(4.5);
      expect(said(test, 'think-time-estimated')).toEqual([]);
    },
  );

  it('gives a think time that no file tells, where all levels have it in common', () => {
    // Z = 100 ms, R from 10 ms on.
    const rows = [
      [1, 10],
      [4, 12],
      [16, 30],
      [32, 90],
    ].map(([n = 0, r = 0]) => `${n},${((1000 * n) / (r + 100)).toFixed(3)},${r}`);
    const test = table(HEAD, ...rows);
    expect(test.levels.map(({ thinkMs }) => Math.round(thinkMs ?? 0))).toEqual([
      100, 100, 100, 100,
    ]);
    expect(said(test, 'think-time-estimated')[0]).toMatch(/N \/ X − R is 100 ms/);
    expect(said(test, 'law-violated')).toEqual([]);
    expect(said(test, 'units')).toEqual([]);
  });

  it('tells of the think time of all levels in one sentence', () => {
    const test = table(HEAD, '1,9.09,10', '16,123,30', '32,168,90');
    expect(new Set(said(test, 'think-time-estimated')).size).toBe(1);
    expect(said(test, 'think-time-estimated')).toHaveLength(3);
  });

  it('may be off by pauses where the load is low throughout', () => {
    // 50 ms of think time, which no level of these shows beside a factor.
    const low = table(HEAD, '2,24.1,34.4', '5,57.5,35.1', '10,117.4,34.5', '15,174.9,34.9');
    const [sentence, ...others] = [...new Set(said(low, 'law-violated'))];
    expect(sentence).toMatch(/4 levels.*users may pause.*48\.6 to 51\.9 ms.*--think/);
    expect(sentence).not.toMatch(/cannot be as stated/);
    expect(others).toEqual([]);
  });

  it('takes a think time that is given before an own estimate and before what files tell', () => {
    const thinking = (text: string, thinkMs: number) =>
      readLoadTest([{ name: 't.csv', text }], {}, thinkMs);
    const low = `${HEAD}\n2,24.1,34.4\n5,57.5,35.1\n10,117.4,34.5`;
    expect(said(thinking(low, 50), 'law-violated')).toEqual([]);
    const high = `${HEAD}\n1,9.09,10\n16,123,30\n32,168,90`;
    const given = thinking(high, 500);
    expect(given.levels.map(({ thinkMs }) => thinkMs)).toEqual([500, 500, 500]);
    expect(said(given, 'think-time-estimated')).toEqual([]);
    expect(said(given, 'law-violated')).toHaveLength(3);
    const told = `${HEAD},thinkMs\n8,80,20,90\n16,160,20,60`;
    const instead = thinking(told, 80);
    expect(instead.levels.map(({ thinkMs }) => thinkMs)).toEqual([80, 80]);
    const sentence =
      '80 ms are taken as think time, as given, instead of 60 to 90 ms that the files tell.';
    expect(said(instead, 'think-time-given')).toEqual([sentence, sentence]);
    expect(said(thinking(told, 0), 'think-time-given')[0]).toMatch(/^0 ms/);
  });

  it('takes a think time that a file tells', () => {
    const test = table(`${HEAD},thinkMs`, '8,80,20,80', '16,160,20,80');
    expect(said(test, 'law-violated')).toEqual([]);
    const short = table(`${HEAD},thinkMs`, '8,40,20,80', '16,160,20,80');
    expect(said(short, 'law-violated')).toHaveLength(1);
  });

  it('names times of one file that are a thousand times off', () => {
    const files = [
      { name: 'n8.csv', text: `${HEAD}\n8,220,36.3` },
      { name: 'n16.csv', text: `${HEAD}\n16,220,0.0727` },
      { name: 'n4.csv', text: `${HEAD}\n4,203,19.7` },
    ];
    const test = readLoadTest(files);
    const [sentence, ...others] = said(test, 'units');
    expect(sentence).toMatch(/n16\.csv.*thousand times too small/);
    expect(others).toEqual([]);
  });
});

describe('a level', () => {
  it('has errors apart, and says of many', () => {
    const text = fixture('a-web-db/n8.json').text.replace(
      '"status":0,"timeout":0',
      '"status":300,"timeout":8',
    );
    const test = readLoadTest([{ name: 'n8.json', text }]);
    const [level] = test.levels;
    expect(level?.throughputPerSecond).toBeCloseTo((4408 - 300) / 20.022875, 6);
    expect(level?.errorsPerSecond).toBeCloseTo(308 / 20.022875, 6);
    expect(said(test, 'errors')[0]).toMatch(/6\.97 % of the requests failed, 15\.4 per second/);
    expect(said(readLoadTest([fixture('a-web-db/n8.json')]), 'errors')).toEqual([]);
  });

  it('says that what was cut off at the end is no error', () => {
    const test = readLoadTest([fixture('tools/oha.json')]);
    expect(test.levels[0]?.errorsPerSecond).toBe(0);
    expect(said(test, 'cut-off')[0]).toMatch(/^8 requests were cut off/);
  });

  it.each([
    ['8,220,36.3,40,30,80', /p50 is 40 ms and p90 30 ms/],
    ['8,220,36.3,100,110,120', /mean of 36\.3 ms cannot be/],
    ['8,80,100,20,150,2000', /5 times the median/],
  ])('says where percentiles contradict: %s', (row, sentence) => {
    expect(said(table(`${HEAD},p50,p90,p99`, row), 'percentiles')[0]).toMatch(sentence);
  });

  it('says what is too coarse and too short to tell', () => {
    expect(said(readLoadTest([fixture('tools/siege.json')]), 'resolution')[0]).toMatch(
      /siege.*10 ms, 33\.3 %/,
    );
    expect(said(readLoadTest([fixture('tools/vegeta-short.json')]), 'short')[0]).toMatch(
      /669 requests/,
    );
    expect(said(readLoadTest([fixture('tools/autocannon.json')]), 'short')).toEqual([]);
  });

  it('says where the longest response is far beyond the percentiles', () => {
    const text = fixture('tools/bombardier.json').text.replace('"max":108008', '"max":2108008');
    const test = readLoadTest([{ name: 'bombardier.json', text }]);
    expect(said(test, 'stalls')[0]).toMatch(/2108 ms, 26\.9 times the p99.*coordinated omission/);
  });
});

describe('levels of one test', () => {
  it('are more than one', () => {
    expect(said(table(HEAD, '8,220,36.3'), 'single-level')).toHaveLength(1);
    expect(said(table(HEAD, '8,220,36.3', '16,220,72.7'), 'single-level')).toEqual([]);
  });

  it('count once where two kinds of files tell of them, which one sentence says', () => {
    const run = (users: number, kind: number, requests: number | null) =>
      told(`n${users}.${kind}`, 'wrk', { users, kind, requests, throughputPerSecond: 10 * users });
    const all = countedOnce([run(1, 0, 9), run(1, 1, null), run(2, 0, 9), run(2, 1, null)]);
    const sentence = 'n1.1 and n2.1 tell of the same runs, each of which counts once.';
    expect(all.map(({ file, warnings }) => [file, warnings.map((one) => one.sentence)])).toEqual([
      ['n1.0', [sentence]],
      ['n2.0', [sentence]],
    ]);
  });

  it('are of one tool', () => {
    const files = ['a-web-db/n8.json', 'a-web-db/n16.json', 'tools/ab.txt'].map(fixture);
    expect(said(readLoadTest(files), 'mixed-tools')).toEqual([
      expect.stringMatching(/^Measured with ab, most others with wrk/),
    ]);
  });

  it('are of one target', () => {
    const [one, other, ab] = ['a-web-db/n8.txt', 'tools/wrk-latency.txt', 'tools/ab.txt'].map(
      fixture,
    );
    if (!one || !other || !ab) throw new Error('no fixture');
    const elsewhere = { ...other, text: other.text.replace('127.0.0.1:8088', '10.0.0.7') };
    expect(said(readLoadTest([one, other, ab]), 'mixed-targets')).toEqual([]);
    expect(said(readLoadTest([one, elsewhere, ab]), 'mixed-targets')).toEqual([
      expect.stringMatching(/^Measured at 10\.0\.0\.7, most others at 127\.0\.0\.1:8088/),
    ]);
  });

  it('are kept where a load was measured twice', () => {
    const test = table(HEAD, '8,220,36.3', '8,224,35.7', '16,220,72.7');
    expect(test.levels.map(({ users }) => users)).toEqual([8, 8, 16]);
    expect(said(test, 'repeated')[0]).toMatch(/^8 users were measured 2 times, with 220 to 224/);
  });

  it('rise in users; where they fall with other software, the place is named', () => {
    const head = 'users,throughputPerSecond,responseMeanMs,version';
    const falling = table(head, '16,220,72.7,1.0', '8,220,36.4,1.0', '4,203,19.7,1.0');
    expect(said(falling, 'users-fall')).toHaveLength(2);
    expect(falling.troubles).toEqual([]);
    const mixed = table(
      head,
      '8,220,36.4,1.0',
      '16,220,72.7,1.0',
      '4,300,13.3,2.0',
      '8,400,20,2.0',
    );
    expect(mixed.levels).toHaveLength(4);
    expect(mixed.troubles).toEqual([
      expect.objectContaining({
        file: 't.csv',
        place: 'line 4, users',
        value: expect.stringMatching(/^4 users with 2\.0/),
      }),
    ]);
  });

  it('are all closed or all open', () => {
    const files = ['a-web-db/n8.json', 'a-web-db/n16.json', 'open-a/vegeta-rate100.json'].map(
      fixture,
    );
    const test = readLoadTest(files);
    expect(test.loop).toBe('mixed');
    expect(said(test, 'loop')).toEqual([
      expect.stringMatching(/^This test is open, most others are closed/),
    ]);
  });
});

describe('levels of different files under the same load', () => {
  const system = (name: string, ...rows: string[]) => ({
    name,
    text: [HEAD, ...rows].join('\n'),
  });
  const first = system('first.csv', '4,203,19.7', '8,220,36.4', '16,221,72.4');

  it('seem to be of different systems where they part by far more than scatter; none is dropped', () => {
    const other = system('other.csv', '4,158,25.3', '8,301,26.6', '16,300,53.3');
    const test = readLoadTest([first, other]);
    expect(test.levels).toHaveLength(6);
    const [sentence, ...more] = new Set(said(test, 'other-system'));
    expect(more).toEqual([]);
    expect(sentence).toMatch(
      /With 8 users, other\.csv has 301 per second and first\.csv 220, 36\.8 % apart, and 2 more loads.*different systems, or of one that was changed/,
    );
  });

  it('are named with their folders where files have one name', () => {
    const files = [{ ...first, name: 'old/n.csv' }, system('new/n.csv', '4,410,9.8', '8,800,10')];
    expect(said(readLoadTest(files), 'other-system')[0]).toMatch(/new\/n\.csv has.*old\/n\.csv/);
  });

  it('are of one system where a run was repeated, one load alone strays, or users pause', () => {
    const again = system('again.csv', '4,190,21', '8,209,38.3', '16,240,66.7');
    const stray = system('stray.csv', '4,200,20', '8,290,27.6');
    const pausing = {
      name: 'pausing.csv',
      text: `${HEAD},thinkMs\n4,36.4,10,100\n8,70,14,100\n16,130,23,100`,
    };
    for (const other of [again, stray, pausing])
      expect(said(readLoadTest([first, other]), 'other-system')).toEqual([]);
  });

  it('are of one system whatever tool measured it', () => {
    const tools = FIXTURES.filter((name) => name.startsWith('tools/')).map(fixture);
    const asked = readLoadTest(tools).missing.map((id) => [id, '8']);
    const test = readLoadTest(tools, Object.fromEntries(asked));
    expect(test.levels.length).toBeGreaterThan(20);
    expect(said(test, 'other-system')).toEqual([]);
  });
});

describe('an open test', () => {
  it('cannot answer more than was sent', () => {
    const test = table('arrivals per second,throughput,response ms', '50,50.9,90', '70,140,333');
    expect(said(test, 'more-answered')).toEqual([
      expect.stringMatching(/^140 per second were answered, but only 70 sent/),
    ]);
  });
});

describe('a mean response time of zero', () => {
  it('is named by its place, and taken as not told', () => {
    const { levels, troubles } = table(HEAD, '1,10,0', '2,19,105');
    expect(troubles).toEqual([
      expect.objectContaining({
        place: 'line 2, responseMeanMs',
        value: '0',
        accepted: 'a number above zero',
      }),
    ]);
    expect(levels.map(({ responseMs }) => responseMs.mean)).toEqual([null, 105]);
  });
});
