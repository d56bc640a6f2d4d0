import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Two at a time, 9 ms each, with 6 ms beside; a bad row among the good ones. */
const TABLE = `users,throughputPerSecond,responseMeanMs,p95
1,66.6,15.01,36
2,133.2,15.02,36
many,1,2,3
4,204.3,19.6,43
8,221.5,36.1,65
16,222.4,71.9,107
32,221.9,144.2,193
64,222.3,287.9,350
`;
const folder = mkdtempSync(path.join(tmpdir(), 'system-'));
const written = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const run = (...args: readonly string[]) =>
  spawnSync('node_modules/.bin/tsx', ['scripts/system.ts', ...args], { encoding: 'utf8' });
const table = written('test/levels.csv', TABLE);
const system = written(
  'system.json',
  '{"users": 8, "stations": [{"name": "db", "kind": "processors", "count": 2, "demandMs": 9}]}',
);

describe('npm run system', () => {
  it('finds what limits a known system, and predicts the levels that are kept back', () => {
    const { stdout, stderr, status } = run(
      ...['fit', path.dirname(table), '--hold', '32,64', '--target', 'mean=100', '--json'],
    );
    expect(status).toBe(0);
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(
        'levels explanations limit predictions usersUnderTarget next sentence'.split(' '),
      ),
    );
    expect(answer.levels.map(({ users }: { users: number }) => users)).toEqual([
      1, 2, 4, 8, 16, 32, 64,
    ]);
    expect(answer.levels[2]).toMatchObject({ responseMs: { mean: 19.6, p95: 43 }, warnings: [] });
    const best = answer.explanations.find(({ kind }: { kind: string }) => kind === 'places');
    expect(best).toMatchObject({ places: 2, verdict: expect.stringMatching(/best|as-good/) });
    expect(Math.abs(best.demandMs / 9 - 1)).toBeLessThan(0.02);
    const { low, high } = answer.limit.throughputPerSecond;
    expect([low < 2000 / 9, high > 2000 / 9]).toEqual([true, true]);
    for (const { users, throughputPerSecond: rate } of answer.predictions.slice(0, 2)) {
      expect([32, 64]).toContain(users);
      expect(Math.abs(rate.value / 222 - 1)).toBeLessThan(0.02);
    }
    expect(stderr).toMatch(/levels\.csv, line 4, users: "many"; accepted: /);
  });

  it('tells a person the same, sentence first', () => {
    const { stdout } = run('fit', table, '--hold', '32,64', '--at', '128');
    const [sentence, , title, head, first] = stdout.split('\n');
    expect(sentence).toMatch(/\d/);
    expect(title).toMatch(/^Levels/);
    expect(head).toMatch(/users +per s +explained/);
    expect(first).toMatch(/^ +1 +66\.60/);
    expect(stdout).toMatch(/^ +32 .*kept back$/m);
    expect(stdout).toMatch(/^ *128 /m);
  });

  it('reads a folder, and shows what was taken to be so', () => {
    const { stdout, status } = run('read', path.dirname(table), '--json');
    const { levels, troubles } = JSON.parse(stdout);
    expect([status, levels.length, troubles.length]).toEqual([0, 7, 1]);
  });

  it('takes the users that a file does not tell, and says where none are missing', () => {
    const alone = written('alone.csv', 'throughputPerSecond,responseMeanMs\n222,36\n');
    const { levels } = JSON.parse(run('read', alone, '--users', '8', '--json').stdout);
    expect(levels[0].users).toBe(8);
    expect(run('read', alone).stderr).toMatch(
      /users of .*alone\.csv: not told; accepted: --choose/,
    );
    expect(run('read', table, '--users', '8').stderr).toMatch(/--users is not used/);
  });

  it('solves, bounds and simulates the same system alike', () => {
    const [values, bounds, simulated] = ['mva', 'bounds', 'simulate'].map((action) =>
      JSON.parse(run(action, system, '--json').stdout),
    );
    const exact = values.classes[0].throughputPerSecond;
    expect(exact).toBeLessThanOrEqual(bounds.asymptotic.throughputPerSecond.high);
    const { mean, low, high } = simulated.metrics['throughput.mean'];
    expect(Math.abs(mean - exact)).toBeLessThanOrEqual(high - low);
    expect(bounds.bottleneck).toBe('db');
  });

  it('reads files from where the user stands, and what links in a folder lead to', () => {
    const linked = path.dirname(written('linked/.hidden', ''));
    symlinkSync(table, path.join(linked, 'levels.csv'));
    symlinkSync(path.join(folder, 'gone.csv'), path.join(linked, 'gone.csv'));
    const { stdout, stderr } = spawnSync(
      'node_modules/.bin/tsx',
      ['scripts/system.ts', 'read', 'linked', '--json'],
      { encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
    );
    expect(stderr).toMatch(/^linked.levels\.csv, line 4/);
    expect(JSON.parse(stdout).levels).toHaveLength(7);
  });

  it('tells its options, a line each', () => {
    const { stdout, status } = run('--help');
    expect(stdout.match(/^ {2}--\w+/gm)?.map((one) => one.slice(4))).toEqual(
      'users choose think hold target at replications seed json help'.split(' '),
    );
    expect(status).toBe(0);
  });

  it.each([
    [[], /^ {2}--json /m],
    [['fit', system], /this is a description of a system: use simulate/],
    [['fit', path.join(folder, 'nowhere.csv')], /nowhere\.csv"; accepted: a file or a folder/],
    [['fit', written('prose.txt', 'not a load test')], /No level can be used/],
    [['fit', table, '--hold', '1,2,4,8,16,32,64'], /hold: all levels is not accepted/],
    [['mva', written('bad.json', '{"users":')], /bad\.json is no JSON/],
    [
      ['simulate', written('zero.json', '{"users": 0, "stations": []}')],
      /users: 0 is not accepted/,
    ],
    [['mva', folder], /a folder|the folder/],
  ])('exits 2 for %j and says what is accepted', (args, said) => {
    const { stdout, stderr, status } = run(...args);
    expect(stderr).toMatch(said);
    expect([stdout, status]).toEqual(['', 2]);
  });
});
