import { describe, expect, it } from 'vitest';
import { placeParts } from './TimeBar';
import { type AwaitedStage, timeParts } from './timeParts';

const stage = (
  id: string,
  label: string,
  meanMs: number,
  kind: AwaitedStage['kind'],
  waitsFor: string | null = null,
): AwaitedStage => ({ id, label, path: 'request', kind, meanMs, waitsFor });

const STAGES = [
  stage('receive', 'Receive', 20, 'work'),
  stage('publishWait', 'Wait for the publish lock', 10, 'wait', 'publishLock'),
  stage('poll', 'Wait for a poll', 1, 'wait', 'poll'),
  stage('loadWait', 'Wait for the lock to load', 5, 'wait', 'publishLock'),
  stage('cpu', 'Wait for sender CPU', 0, 'wait', 'cpu'),
  stage('send', 'Send', 24, 'work'),
  stage('delay', 'Delayed response', 40, 'assumed'),
];

describe('the parts of the time of a message', () => {
  it('are its work, what it waits for by its longest wait, small waits in one, and what is assumed', () => {
    expect(timeParts(STAGES)).toEqual([
      { id: 'work', label: 'at work', kind: 'work', ms: 44 },
      { id: 'publishLock', label: 'publish lock', kind: 'wait', ms: 15 },
      { id: 'others', label: 'other waits', kind: 'wait', ms: 1 },
      { id: 'assumed', label: 'assumed delay', kind: 'assumed', ms: 40 },
    ]);
    expect(timeParts([])).toEqual([]);
  });

  it('fill the bar in proportion, and no two names overlap', () => {
    for (const width of [300, 700]) {
      const parts = placeParts(timeParts(STAGES), width);
      expect(parts.map(({ width: px }) => Math.round((100 * px) / width))).toEqual([44, 15, 1, 40]);
      expect(parts.map(({ x }) => Math.round((100 * x) / width))).toEqual([0, 44, 59, 60]);
      const named = parts.filter(({ textX }) => textX !== null);
      expect(named.map(({ id }) => id)).toContain('assumed');
      const starts = named.map(({ textX }) => textX ?? 0);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  it('have their names anywhere along them, where those of longer ones leave room', () => {
    const part = (id: string, label: string, ms: number) =>
      ({ id, label, kind: 'wait', ms }) as const;
    const parts = [
      part('long', 'a longer name than it', 100),
      part('wide', 'publish lock', 90),
      part('brief', 'CPU', 60),
      part('rest', 'the long rest', 270),
    ];
    const named = placeParts(parts, 520).filter(({ textX }) => textX !== null);
    expect(named.map(({ id }) => id)).toEqual(['long', 'wide', 'rest']);
    const [long, wide] = named;
    // It stands behind the name that takes its beginning, and begins along its own part.
    expect(wide?.textX).toBeGreaterThan((long?.textX ?? 0) + 100);
    expect(wide?.textX).toBeLessThan((wide?.x ?? 0) + (wide?.width ?? 0));
  });
});
