import { describe, expect, it } from 'vitest';
import type { Incident } from '../../../../simulator/report';
import type { Summary } from '../../../../simulator/types';
import { answerText } from './climb';
import { firstSigns, signsOf } from './signs';

const HOUR_MS = 3_600_000;
/** Steps that do not divide the cleanup's minute, as in a run of twelve hours. */
const STEP_MS = 80_000;
const PER_HOUR = HOUR_MS / STEP_MS;
const loads = [140, 145, 150, 155];

/** A line that holds a level in each hour, with a swing of four steps around it, which no hour is a multiple of. */
const levels = (hours: readonly number[], swing = 0) =>
  hours.flatMap((level, hour) =>
    Array.from(
      { length: PER_HOUR },
      (_, step) => level * (1 + (swing * (((hour * PER_HOUR + step) % 4) - 1.5)) / 1.5),
    ),
  );

/** Sixty cleanup runs an hour, some of which are lost. */
const cleanup = (lost: readonly number[]): Incident[] =>
  lost.flatMap((count, hour) =>
    Array.from({ length: 60 }, (_, minute) => ({
      kind: 'message-cleanup' as const,
      label: minute < count ? 'deadlock victim' : 'completed',
      startMs: hour * HOUR_MS + minute * 60_000,
      endMs: hour * HOUR_MS + minute * 60_000 + 30_000,
      detail: null,
    })),
  );

const run = (given: {
  spool?: number[];
  timeouts?: number[];
  received?: readonly number[];
  lost?: number[];
  swing?: number;
}) =>
  ({
    series: {
      stepMs: STEP_MS,
      spoolRows: levels(given.spool ?? [10, 10, 10, 10], given.swing),
      lockTimeoutsPerSecond: levels(given.timeouts ?? [800, 800, 800, 800]),
      receivedPerSecond: levels(given.received ?? loads),
    },
    incidents: cleanup(given.lost ?? [0, 0, 0, 0]),
  }) as unknown as Summary;

const warnsIn = (given: Parameters<typeof run>[0]) =>
  Object.fromEntries(signsOf(run(given), loads).map((sign) => [sign.id, sign.warnsIn]));

describe('the signs of a climb', () => {
  it('do not warn while nothing changes', () => {
    expect(warnsIn({})).toEqual({ spool: null, timeouts: null, cleanup: null, received: null });
  });

  it('warn each by its own measure, in the hour in which it is reached', () => {
    expect(
      warnsIn({
        spool: [10, 12, 19.9, 20],
        timeouts: [800, 1600, 5000, 9000],
        received: [140, 145, 146, 120],
        lost: [0, 5, 6, 60],
      }),
    ).toEqual({ spool: 3, timeouts: 1, cleanup: 2, received: 2 });
  });

  it('do not take the swing between step ends for a growing spool', () => {
    expect(warnsIn({ swing: 0.9 }).spool).toBeNull();
  });

  it('do not take a single lost run, or a lost run of another job, for a warning', () => {
    expect(warnsIn({ lost: [0, 1, 0, 5] }).cleanup).toBeNull();
    const other = run({ lost: [60, 60, 60, 60] });
    for (const incident of other.incidents ?? []) incident.kind = 'parts-cleanup';
    expect(signsOf(other, loads).find(({ id }) => id === 'cleanup')?.warnsIn).toBeNull();
  });

  it('count a receive rate that is just behind as following', () => {
    expect(warnsIn({ received: [140, 143, 148, 153] }).received).toBeNull();
  });

  it('tell the level of the whole hour', () => {
    const [spool, timeouts] = signsOf(run({ spool: [12_800, 13_700, 14_700, 30_000] }), loads);
    expect(spool?.hours.map(Math.round)).toEqual([12_800, 13_700, 14_700, 30_000]);
    expect(timeouts?.text(797.6)).toBe('798 a second');
  });
});

describe('what warns first', () => {
  const signs = signsOf(
    run({ spool: [10, 10, 10, 30], timeouts: [800, 1700, 1700, 1700], lost: [0, 0, 0, 60] }),
    loads,
  );

  it('is the sign of the earliest hour, or all of that hour', () => {
    expect(firstSigns(signs).map(({ id }) => id)).toEqual(['timeouts']);
    const both = signsOf(run({ spool: [10, 10, 10, 30], lost: [0, 0, 0, 60] }), loads);
    expect(firstSigns(both).map(({ id }) => id)).toEqual(['spool', 'cleanup']);
  });

  it.each([
    ['timeouts', ' You chose it.'],
    ['spool', ' What you chose warned 2 hours later.'],
    ['received', ' What you chose did not warn at all.'],
    ['skipped', ''],
  ] as const)('is said with how %s stands to it', (guess, end) => {
    expect(answerText(signs, guess)).toBe(
      `First to warn, at 145 messages/s, in hour 2: lock timeouts.${end}`,
    );
  });

  it('is nothing where nothing warns', () => {
    expect(answerText(signsOf(run({}), loads), 'spool')).toBe(
      'Nothing warned: the system bears the whole climb.',
    );
  });
});
