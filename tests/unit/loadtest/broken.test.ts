import { describe, expect, it } from 'vitest';
import { type Level, type LoadTest, readLoadTest } from '../../../src/loadtest';
import { FIXTURES, fixture } from './fixtures';
import { CONSOLES, chance, DOCUMENTS, JUNK, LOGS, TABLES, withCell } from './mutations';

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

/** Every trouble names its file and a place in it, and says what would have been accepted. */
function expectPlaced({ troubles }: LoadTest, file: string): void {
  for (const trouble of troubles) {
    expect(trouble.file).toBe(file);
    expect(trouble.place).toMatch(/^(?:line \d+|item \d+|\$|whole file$|[A-Za-z\d%][\w %/,.]*$)/);
    expect(trouble.accepted.length).toBeGreaterThan(3);
    expect(trouble.value.length).toBeLessThan(80);
  }
}

/** What a level is but for what it says of others. */
const bare = ({ warnings: _, thinkMs: __, ...level }: Level) => JSON.stringify(level);

const values = (test: LoadTest): (number | null)[] =>
  test.levels.flatMap(({ throughputPerSecond, responseMs, users, utilisation }) => [
    throughputPerSecond,
    ...Object.values(responseMs),
    users,
    ...Object.values(utilisation),
  ]);

/** No level holds what is no number of zero or above. */
const expectSound = (test: LoadTest): void => {
  for (const value of values(test))
    expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true);
};

describe('500 broken files', () => {
  it.each(seeds(120))('a table with a broken row keeps the others, %i', (seed) => {
    const random = chance(seed);
    const rows = pick(TABLES, seed);
    const file = fixture(rows.file);
    const row = random(6);
    const broken = withCell(
      file.text,
      rows,
      row,
      pick(rows.needed, random(9)),
      pick(JUNK, random(99)),
    );
    const before = readLoadTest([file]).levels.map(bare);
    const test = readLoadTest([{ ...file, text: broken.text }]);
    expect(test.levels.map(bare)).toEqual(before.filter((_, at) => at !== row));
    expect(test.troubles.map(({ place }) => place)).toEqual([
      expect.stringMatching(new RegExp(`^line ${broken.line}, `)),
    ]);
    expectPlaced(test, rows.file);
    expectSound(test);
  });

  it.each(seeds(160))('a log with a broken row keeps the others, %i', (seed) => {
    const random = chance(seed + 1000);
    const rows = pick(LOGS, seed);
    const file = fixture(rows.file);
    const junk = pick(JUNK, random(99));
    const broken = withCell(file.text, rows, 15 + random(200), pick(rows.needed, random(99)), junk);
    const [before] = readLoadTest([file]).levels;
    const test = readLoadTest([{ ...file, text: broken.text }]);
    expect(test.troubles).toEqual([
      expect.objectContaining({
        place: expect.stringMatching(new RegExp(`^line ${broken.line}, `)),
      }),
    ]);
    expectPlaced(test, rows.file);
    expectSound(test);
    const [after] = test.levels;
    expect(after?.users).toBe(before?.users);
    expect(
      Math.abs((after?.throughputPerSecond ?? 0) / (before?.throughputPerSecond ?? 1) - 1),
    ).toBeLessThan(0.1);
    expect((after?.requests ?? 0) / (before?.requests ?? 1)).toBeGreaterThan(0.7);
  });

  it.each(seeds(80))('a document with a broken field names its path, %i', (seed) => {
    const random = chance(seed + 2000);
    const [name, paths] = pick(DOCUMENTS, seed);
    const path = pick(paths, random(99));
    const document: unknown = JSON.parse(fixture(name).text);
    const within = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
    const key = path.at(-1) ?? '';
    (within as Record<string, unknown>)[key] = pick(['abc', -5, true, [], {}, '12,5'], random(99));
    const test = readLoadTest([{ name, text: JSON.stringify(document) }]);
    expect(test.troubles.map(({ place }) => place)).toContainEqual(
      expect.stringContaining(String(key)),
    );
    expect(
      test.troubles.every(({ place }) => place.startsWith('$') || place === 'throughput'),
    ).toBe(true);
    expectPlaced(test, name);
    expectSound(test);
  });

  it.each(seeds(40))('a console with a broken number names its line, %i', (seed) => {
    const [name, pattern] = pick(CONSOLES, seed);
    const { text } = fixture(name);
    const line = text.slice(0, pattern.exec(text)?.index).split('\n').length;
    const test = readLoadTest([
      { name, text: text.replace(pattern, pick(['abc', '-5', 'NaN', '1.2.3'], seed >> 2)) },
    ]);
    expectPlaced(test, name);
    expectSound(test);
    const isNamed = test.troubles.some(
      ({ place }) => place.startsWith(`line ${line}, `) || !/^line/.test(place),
    );
    expect(isNamed).toBe(true);
  });

  it.each(seeds(100))('a file that is damaged anywhere throws nothing, %i', (seed) => {
    const random = chance(seed + 3000);
    const file = fixture(pick(FIXTURES, seed));
    const at = random(file.text.length);
    const damages = [
      file.text.slice(0, at),
      file.text.slice(at),
      `${file.text.slice(0, at)}"${file.text.slice(at)}`,
      `${file.text.slice(0, at)}\n${file.text.slice(at)}`,
      `${file.text.slice(0, at)}\u0000\uFFFD\u0007${file.text.slice(at + 3)}`,
      file.text.slice(0, at) + file.text.slice(at + 1 + random(200)),
    ];
    const test = readLoadTest([{ ...file, text: pick(damages, random(99)) }]);
    expectPlaced(test, file.name);
    expectSound(test);
  });
});

describe('a file in another encoding', () => {
  const wide = (text: string) =>
    `\uFFFD\uFFFD${[...text].map((character) => `${character}\0`).join('')}`;

  it.each([
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
    ['with CRLF', (text: string) => text.replace(/\r?\n/g, '\r\n')],
    ['in UTF-16 that was decoded as UTF-8', wide],
  ])('is read %s', (_, encoded) => {
    for (const name of [
      'a-web-db.csv',
      'a-web-db/n8.json',
      'tools/jmeter.jtl',
      'tools/ab.txt',
      'tools/gatling-simulation.log',
    ]) {
      const file = fixture(name);
      const [before, after] = [file.text, encoded(file.text)].map((text) =>
        readLoadTest([{ name, text }]),
      );
      expect(after?.levels).toEqual(before?.levels);
      expect(after?.troubles).toEqual([]);
    }
  });
});

describe('what is no load test', () => {
  it.each([
    ['', 'a file that holds something'],
    ['\u0000\u0001\u0002PNG\u0003\uFFFD\uFFFD\u0004\u0005', 'text: '],
    ['<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', 'web page'],
    ['{"latency_us": {"mean": 36', 'a file of results|JSON that is whole|results of k6'],
    ['{"requests":1,"duration_us":2,"latency_us":{"mean": 36', 'JSON that is whole'],
    ['some words\nthat mean nothing\n', 'results of k6'],
    ['[]', 'results of k6'],
    ['null', 'results of k6'],
    ['users,throughputPerSecond,responseMeanMs\n', 'results of k6'],
  ])('is named with what is accepted: %j', (text, accepted) => {
    const { levels, troubles } = readLoadTest([{ name: 'f', text }]);
    expect(levels).toEqual([]);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]?.accepted).toMatch(new RegExp(accepted));
  });

  it('names what to give of a Gatling whose log is binary', () => {
    const text = '\u0000\u0001\u0002\u0003.13.5\u0000\uFFFD\uFFFD\u0004';
    const { troubles } = readLoadTest([{ name: 'run-1/simulation.log', text }]);
    expect(troubles[0]?.accepted).toMatch(/global_stats\.json/);
  });

  it('is nothing where there are no files', () => {
    expect(readLoadTest([])).toEqual({
      levels: [],
      troubles: [],
      missing: [],
      loop: null,
      choices: [],
      joined: [],
    });
  });
});

describe('a table', () => {
  const read = (text: string, choices = {}) => readLoadTest([{ name: 't.csv', text }], choices);

  it('asks for a column that no head names, and takes the chosen one', () => {
    const text = 'load,good,bad\n1,64.96,3\n2,129.03,4\n';
    const id = 'column of throughput of t.csv';
    expect(read(`users,good,bad\n1,64.96,3\n2,129.03,4\n`).missing).toEqual([id]);
    expect(read('load,throughput\n1,65\n18,996\n').missing).toEqual(['column of users of t.csv']);
    const chosen = { [id]: 'good', 'column of users of t.csv': 'load' };
    const { levels, missing } = read(text, chosen);
    expect(missing).toEqual([]);
    expect(levels.map(({ users, throughputPerSecond }) => [users, throughputPerSecond])).toEqual([
      [1, 64.96],
      [2, 129.03],
    ]);
  });

  it('has one column of each name', () => {
    const { levels, troubles } = read('users,throughputPerSecond,users\n1,64.96,9\n2,129.03,9\n');
    expect(levels.map(({ users }) => users)).toEqual([1, 2]);
    expect(troubles).toEqual([
      expect.objectContaining({ place: 'line 1, column 3', value: 'users' }),
    ]);
  });

  it('takes decimal commas and thousands', () => {
    const { levels } = read(
      'users;throughputPerSecond;responseMeanMs\n8;1.220,15;6,5\n1.000;2.220,5;450,5\n',
    );
    expect(levels.map(({ users, throughputPerSecond }) => [users, throughputPerSecond])).toEqual([
      [8, 1220.15],
      [1000, 2220.5],
    ]);
  });

  it('takes columns without heads in their usual order', () => {
    const { levels } = read('1,65\n18,996\n36,1652\n');
    expect(levels.map(({ users, throughputPerSecond }) => [users, throughputPerSecond])).toEqual([
      [1, 65],
      [18, 996],
      [36, 1652],
    ]);
  });

  it('takes utilisation as percent or as a share, and says which', () => {
    const { levels, choices } = read(
      'users,throughputPerSecond,utilisation.db,utilisation.app\n1,65,29.2,5\n2,129,58.4,10\n',
    );
    expect(levels[0]?.utilisation).toEqual({ db: expect.closeTo(0.292, 9), app: 0.05 });
    expect(choices.find(({ id }) => id === 'unit of utilisation of t.csv')?.value).toBe('percent');
    const share = read(
      'users,throughputPerSecond,utilisation.db\n1,65,0.292\n2,129,0.584\n3,190,1.8\n',
    );
    expect(share.levels.map(({ utilisation }) => utilisation.db)).toEqual([
      0.292,
      0.584,
      undefined,
    ]);
    expect(share.troubles).toEqual([
      expect.objectContaining({ place: 'line 4, utilisation.db', value: '1.8' }),
    ]);
  });

  it('takes its utilisation from a table by level beside it', () => {
    const files = [
      { name: 'levels.csv', text: 'users,throughputPerSecond\n1,65\n2,129\n' },
      { name: 'utilisation.csv', text: 'users,db %,app %\n1,29.2,5\n2,58.4,10\n' },
    ];
    const { levels, troubles } = readLoadTest(files);
    expect(troubles).toEqual([]);
    expect(levels.map(({ utilisation }) => utilisation)).toEqual([
      { db: expect.closeTo(0.292, 9), app: 0.05 },
      { db: expect.closeTo(0.584, 9), app: 0.1 },
    ]);
  });

  it('with points over time is cut where its users change', () => {
    const rows = Array.from({ length: 90 }, (_, at) => {
      const users = [0, 8, 16][Math.floor(at / 30)] ?? 0;
      // The first five seconds of each step are slow.
      const perSecond = users === 0 ? 0 : at % 30 < 5 ? 50 : 200 + (at % 2);
      return `${1_795_772_000 + at},${users},${perSecond},${users * 5}`;
    });
    const { levels, troubles } = read(`time,VUs,req/s,avg ms\n${rows.join('\n')}\n`);
    expect(troubles).toEqual([]);
    expect(levels.map(({ users }) => users)).toEqual([8, 16]);
    for (const { users, throughputPerSecond, responseMs } of levels) {
      expect(throughputPerSecond).toBeCloseTo(200.5, 0);
      expect(responseMs.mean).toBeCloseTo((users ?? 0) * 5, 9);
    }
  });

  it('has at most a thousand levels', () => {
    const rows = Array.from({ length: 200_000 }, (_, at) => `${at + 1},${at + 2},3`);
    const { levels, troubles } = read(
      `users,throughputPerSecond,responseMeanMs\n${rows.join('\n')}\n`,
    );
    expect(levels).toHaveLength(1000);
    expect(troubles).toEqual([
      expect.objectContaining({ place: 'row 1001', value: '200000 rows' }),
    ]);
  });

  it('is read in one go however long it is', () => {
    const row = fixture('tools/jmeter.jtl').text.split('\n');
    const [head = '', first = ''] = row;
    const [start = '', ...cells] = first.split(',');
    const lines = Array.from({ length: 110_000 }, (_, at) =>
      [Number(start) + 5 * at, ...cells].join(','),
    );
    const text = [head, ...lines].join('\n');
    expect(text.length).toBeGreaterThan(1e7);
    const [level] = read(text).levels;
    expect(level?.throughputPerSecond).toBeCloseTo(200, 3);
  });
});
