import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';
import { module } from '../your-system/templates/module';

const read = (name: string, text: string) => readLoadTest([{ name, text }]);
const HEAD = 'users,rps,mean ms\n1,10,100\n4,36,111\n';

describe('a level that no fit takes', () => {
  it('is named by its line, and the others stay', () => {
    const test = read('t.csv', `${HEAD}30000000,60,500\n16,10000000000,266\n32,60,2000000000\n`);
    expect(test.levels.map(({ users }) => users)).toEqual([1, 4]);
    expect(test.troubles).toHaveLength(3);
    expect(test.troubles).toEqual(
      expect.arrayContaining([
        {
          file: 't.csv',
          place: 'line 5, users',
          value: '10000000000 per second',
          accepted: 'a throughput up to 1000000000',
        },
        {
          file: 't.csv',
          place: 'line 6, users',
          value: '2000000000 ms, mean',
          accepted: 'a time up to 1000000000 ms',
        },
        {
          file: 't.csv',
          place: 'line 4, users',
          value: '30000000 users',
          accepted: 'a number of users from 1 to 10000000',
        },
      ]),
    );
  });

  it('is kept where only a simulation cannot have so many users, which is said', () => {
    const { levels, troubles } = read('t.csv', `${HEAD}20000,60,333333\n`);
    expect(troubles).toEqual([]);
    expect(levels.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      [],
      [],
      ['not-simulated'],
    ]);
  });
});

describe('users in the name of a file', () => {
  const k6 = (vus: number) =>
    JSON.stringify({
      metrics: {
        http_reqs: { count: 500, rate: 50 },
        http_req_duration: { avg: 100, med: 90, max: 200 },
        iterations: { count: 500, rate: 50 },
        iteration_duration: { avg: 100 },
        vus: { min: vus, max: vus },
      },
    });

  it('that are not those inside are named, and can be chosen', () => {
    const test = read('n10.json', k6(5));
    expect(test.levels[0]?.users).toBe(5);
    const said = 'The name of n10.json tells 10 users, but inside are 5: 5 are taken.';
    expect(test.levels[0]?.warnings.map(({ sentence }) => sentence)).toContain(said);
    const id = 'users of n10.json';
    expect(test.choices.find((choice) => choice.id === id)?.note).toBe(said);
    const chosen = readLoadTest([{ name: 'n10.json', text: k6(5) }], { [id]: '10' });
    expect(chosen.levels[0]?.users).toBe(10);
  });

  it('say nothing where they agree', () => {
    const codes = read('n5.json', k6(5)).levels[0]?.warnings.map(({ code }) => code);
    expect(codes).not.toContain('users-in-name');
  });
});

/** Whether the module takes what it is asked. */
function isTaken(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}

describe('a number of users', () => {
  it('is kept without a word up to what the module simulates', () => {
    const stations = [{ name: 'app', kind: 'processors' as const, demandMs: 1 }];
    const isSimulated = (users: number) => isTaken(() => module.check({ users, stations }));
    for (const users of [10_000, 10_001]) {
      const [level] = read('t.csv', `users,rps\n${users},60\n`).levels;
      const isSaid = level?.warnings.some(({ code }) => code === 'not-simulated');
      expect(isSaid, `${users}`).toBe(!isSimulated(users));
    }
    expect(isSimulated(10_000)).toBe(true);
  });

  it('is refused where the fit refuses it', () => {
    const others = [1, 2, 4].map((users) => ({ users, throughputPerSecond: 10 * users }));
    const isFitted = (users: number) =>
      isTaken(() => module.fit({ levels: [...others, { users, throughputPerSecond: 60 }] }));
    const isRead = (users: number) =>
      read('t.csv', `users,rps\n1,10\n4,36\n${users},60\n`).levels.length === 3;
    for (const users of [1e7, 1e7 + 1]) expect(isRead(users), `${users}`).toBe(isFitted(users));
    expect(isRead(1e7)).toBe(true);
  });
});
