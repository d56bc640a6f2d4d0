import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (...lines: string[]) => readLoadTest([{ name: 't.txt', text: lines.join('\n') }]);

/** One, and eight users: throughput, mean, p95. */
const LEVELS = [
  [1, 38.5, 26, 40],
  [8, 295, 27, 55],
];

const levelsOf = (test: ReturnType<typeof read>) =>
  test.levels.map(({ users, throughputPerSecond: x, responseMs: { mean, p95 } }) => [
    users,
    x,
    mean,
    p95,
  ]);

describe('heads in two rows', () => {
  it.each([
    [
      'groups above columns, as a sheet saves them',
      [
        ',Throughput,,Response time (ms),',
        'Users,req/s,errors/s,mean,p95',
        '1,38.5,0,26,40',
        '8,295,0,27,55',
      ],
    ],
    [
      'groups in Markdown',
      [
        '| | Throughput | Latency (ms) | |',
        '| Users | req/s | avg | p95 |',
        '|---|---|---|---|',
        '| 1 | 38.5 | 26 | 40 |',
        '| 8 | 295 | 27 | 55 |',
      ],
    ],
    [
      'one group, beside heads of one row',
      ['Users,RPS,Response (ms),', ',,mean,p95', '1,38.5,26,40', '8,295,27,55'],
    ],
    [
      'units below heads',
      ['Users;Throughput;Latency;p95', ';req/min;s;s', '1;2310;0,026;0,04', '8;17700;0,027;0,055'],
    ],
    [
      'a title above heads',
      ['Load test results,,,', 'Users,RPS,Avg (ms),p95', '1,38.5,26,40', '8,295,27,55'],
    ],
  ])('are read as one: %s', (_, lines) => {
    const test = read(...lines);
    expect(levelsOf(test)).toEqual(LEVELS);
    expect(test).toMatchObject({ troubles: [], missing: [] });
  });
});

describe('a table as people write it', () => {
  it.each([
    [
      'emphasis in Markdown',
      [
        '| `Users` | **RPS** | Avg (ms) | _p95_ |',
        '|---|--:|---|---|',
        '| **1** | ~38.5 | 26 | 40 |',
        '| `8` | **295** | 27 | 55 |',
      ],
    ],
    [
      'a box that is drawn',
      [
        '┌───────┬──────┬─────────┬─────┐',
        '│ users │ rps  │ mean_ms │ p95 │',
        '├───────┼──────┼─────────┼─────┤',
        '│ 1     │ 38.5 │ 26      │ 40  │',
        '│ 8     │ 295  │ 27      │ 55  │',
        '└───────┴──────┴─────────┴─────┘',
      ],
    ],
    [
      'times in two units',
      [
        'VUs\tRPS\tResponse (s)\tResponse (ms)\tp95 (ms)',
        '1\t38.5\t0.026\t26\t40',
        '8\t295\t0.027\t27\t55',
      ],
    ],
  ])('is read: %s', (_, lines) => {
    const test = read(...lines);
    expect(levelsOf(test)).toEqual(LEVELS);
    expect(test).toMatchObject({ troubles: [], missing: [] });
  });

  it('has percent in one column and shares in another', () => {
    for (const [head, sign] of [
      ['CPU %', ''],
      ['cpu', '%'],
    ])
      expect(
        read(
          `Users,X (req/s),R (ms),${head},DB util`,
          `1,38.5,26,12${sign},0.2`,
          `8,295,27,80${sign},0.9`,
        ).levels.map(({ utilisation }) => utilisation),
      ).toEqual([
        { cpu: 0.12, db: 0.2 },
        { cpu: 0.8, db: 0.9 },
      ]);
  });

  it('is not taken from sentences, the first of which would be heads', () => {
    const { levels, troubles } = read(
      '1 user: 39 req/s, 25.7 ms',
      '2 users: 79 req/s, 25.6 ms',
      '8 users: 301 req/s, 26.8 ms',
    );
    expect(levels).toEqual([]);
    expect(troubles.length).toBeGreaterThan(0);
  });
});
