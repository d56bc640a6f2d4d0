import { describe, expect, it } from 'vitest';
import { withPasted } from '../../../../src/your-system/table/pasted';
import { SYSTEM } from '../edit/systems';

const EMPTY = { users: 1, stations: [] };

describe('pasted rows of stations', () => {
  it('are read with and without heads, in any order of columns', () => {
    const plain = withPasted(
      EMPTY,
      'app\tprocessors\t16\t5\nstock\tlock\t\t4,5\nmail\tdelay\t-\t12 ms\n',
    );
    expect(plain.problems).toEqual([]);
    expect(plain.description.stations).toEqual([
      { name: 'app', kind: 'processors', count: 16, demandMs: 5 },
      { name: 'stock', kind: 'lock', demandMs: 4.5 },
      { name: 'mail', kind: 'delay', demandMs: 12 },
    ]);
    const headed = withPasted(
      EMPTY,
      'ms a request;Station;Servers;Type\n5;app;16;CPU\n4.5;stock;;lock',
    );
    expect(headed.description.stations).toEqual(plain.description.stations.slice(0, 2));
  });

  it('take the place of the numbers of a station that is there', () => {
    const { description } = withPasted(SYSTEM, 'app\t\t8\t7\nnew\tdisk\t1\t2');
    expect(description.stations[0]).toEqual({
      name: 'app',
      kind: 'processors',
      count: 8,
      demandMs: 7,
    });
    expect(description.stations.map(({ name }) => name)).toContain('new');
    expect(description.stations[1]).toBe(SYSTEM.stations[1]);
  });

  it('name each bad cell with its value and what is accepted, and keep the good rows', () => {
    const { description, problems } = withPasted(
      EMPTY,
      'app\tprocessors\t16\t5\nstock\tsafe\t1\t4\nmail\tdelay\t\tsoon\n\tdisk\t1\t2\nlog\tdisk\t0\t2',
    );
    expect(description.stations.map(({ name }) => name)).toEqual(['app']);
    expect(problems.map(({ message }) => message)).toEqual([
      'Line 2, kind: “safe”; accepted: processors, disk, lock, pool, delay, queue, batch, poller. The row is left out.',
      'Line 3, time of a request: “soon”; accepted: a number of ms above 0. The row is left out.',
      'Line 4, name: nothing; accepted: 1 to 60 characters, other than “in” or “out”. The row is left out.',
      'Line 5, servers: “0”; accepted: whole numbers from 1 to 10000. The row is left out.',
    ]);
  });

  it('get what their kind needs', () => {
    const { description } = withPasted(EMPTY, 'jobs\tqueue\t1\t5\nmails\tbatch\t1\t5');
    expect(description.stations).toMatchObject([{ limit: 10 }, { batch: { size: 10 } }]);
  });
});
