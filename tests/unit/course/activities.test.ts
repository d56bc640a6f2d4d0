import { describe, expect, it } from 'vitest';
import { activityNetworkOf, layersOf } from '../../../src/course/activity/activityNetwork';
import { startOf } from '../../../src/course/chapter/knobs';
import { COURSE } from '../../../src/course/chapters/course';
import { exponential, OUT, to } from '../../../src/course/network/distributions';
import type { Network } from '../../../src/course/network/shapes';

const loop: Network = {
  sources: [{ kind: 'closed', id: 'users', users: 3, think: exponential(50), to: to('a') }],
  stations: [
    { id: 'a', servers: 2, service: exponential(5), to: to('b') },
    { id: 'b', servers: null, service: exponential(9), takes: 'lock', frees: 'lock', to: OUT },
  ],
  locks: [{ id: 'lock' }],
};

describe('a network as activities', () => {
  it('leads users around, through every line and service', () => {
    const { nodes, arcs } = activityNetworkOf(loop);
    const leads = (from: string, to: string) =>
      arcs.some((arc) => arc.from === from && arc.to === to);
    expect(leads('users', 'think time of users')).toBe(true);
    expect(leads('think time of users', 'line of a')).toBe(true);
    expect(leads('line of a', 'service of a')).toBe(true);
    expect(leads('service of a', 'line of b')).toBe(true);
    expect(leads('service of b', 'users')).toBe(true);
    expect(leads('service of a', 'users')).toBe(false);
    expect(nodes.find(({ id }) => id === 'users')?.note).toBe('3');
    expect(nodes.find(({ id }) => id === 'service of a')?.note).toContain('up to 2 at a time');
  });

  it('lets a service that takes a lock take its one token and give it back', () => {
    const { nodes, arcs } = activityNetworkOf(loop);
    expect(nodes.find(({ id }) => id === 'lock is free')).toMatchObject({
      kind: 'place',
      note: '1',
    });
    expect(arcs.filter(({ from, to }) => [from, to].includes('lock is free'))).toEqual([
      { from: 'lock is free', to: 'service of b' },
      { from: 'service of b', to: 'lock is free' },
    ]);
  });

  it('keeps a lock from the service that takes it to the one that frees it', () => {
    const [first, second] = loop.stations;
    const stations = [
      { ...first, takes: 'lock' },
      { ...second, takes: undefined },
    ] as Network['stations'];
    const { arcs } = activityNetworkOf({ ...loop, stations });
    expect(arcs.filter(({ from, to }) => [from, to].includes('lock is free'))).toEqual([
      { from: 'lock is free', to: 'service of a' },
      { from: 'service of b', to: 'lock is free' },
    ]);
  });

  it('answers users where they are answered, not where messages leave', () => {
    const [source] = loop.sources;
    const answered = { ...loop, sources: [{ ...source, answeredAt: 'a' }] } as Network;
    const to = activityNetworkOf(answered).arcs.filter((arc) => arc.to === 'users');
    expect(to).toEqual([{ from: 'service of a', to: 'users' }]);
  });

  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'of %s joins places to activities alone, every one of them in reach',
    (_, chapter) => {
      const net = activityNetworkOf(chapter.network(startOf(chapter)));
      const kind = new Map(net.nodes.map((node) => [node.id, node.kind]));
      for (const { from, to } of net.arcs) {
        expect(kind.get(from), `${from} to ${to}`).toBeDefined();
        expect(kind.get(to)).not.toBe(kind.get(from));
      }
      const joined = new Set(net.arcs.flatMap(({ from, to }) => [from, to]));
      expect(net.nodes.filter(({ id }) => !joined.has(id))).toEqual([]);
      expect(layersOf(net).size).toBe(net.nodes.length);
    },
  );
});
