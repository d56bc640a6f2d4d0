import { scaleLinear } from 'd3-scale';
import { describe, expect, it } from 'vitest';
import { checkpointLift, peakAfter } from './checkpointLift';
import { isSteady, momentText, phaseAt, rampsText, runMs, timeTicks } from './timeAxis';

const MINUTE = 60_000;
const protocol = {
  rampUpMs: 5 * MINUTE,
  steadyMs: 20 * MINUTE,
  rampDownMs: 2 * MINUTE,
  rampsCount: false,
};

describe('a run', () => {
  it('has a steady part between two ramps', () => {
    expect(runMs(protocol)).toBe(27 * MINUTE);
    const at = [0, 5 * MINUTE - 1, 5 * MINUTE, 25 * MINUTE - 1, 25 * MINUTE, 27 * MINUTE];
    expect(at.map((ms) => isSteady(protocol, ms))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([0, 6 * MINUTE].map((ms) => phaseAt(protocol, ms))).toEqual(['left out', 'steady']);
    expect(phaseAt({ ...protocol, rampsCount: true }, 0)).toBe('ramp');
  });

  it('says what becomes of its ramps', () => {
    expect(rampsText(protocol)).toBe(' Grey: left out.');
    expect(rampsText({ ...protocol, rampsCount: true })).toBe(' The ramps count, too.');
    expect(rampsText({ ...protocol, rampUpMs: 0 })).toBe(' Grey: left out.');
    expect(rampsText({ ...protocol, rampUpMs: protocol.rampDownMs })).toBe(' Grey: left out.');
    expect(rampsText({ ...protocol, rampUpMs: 0, rampDownMs: 0 })).toBe('');
  });
});

describe('the ticks of a run', () => {
  const ticks = (endMs: number, widthPx: number) =>
    timeTicks(scaleLinear([0, endMs], [40, 40 + widthPx])).map(({ label }) => label);

  it('are round minutes, the last with the unit', () => {
    expect(ticks(30 * MINUTE, 600)).toEqual(['0', '5', '10', '15', '20', '25', '30 min']);
    expect(ticks(27 * MINUTE, 110)).toEqual(['0', '10', '20 min']);
    expect(ticks(27 * MINUTE, 90)).toEqual(['0', '', '20 min']);
    expect(ticks(4 * MINUTE, 600)).toEqual([
      '0',
      '0.5',
      '1',
      '1.5',
      '2',
      '2.5',
      '3',
      '3.5',
      '4 min',
    ]);
  });

  it('are hours where the run takes more than one', () => {
    expect(ticks(60 * MINUTE, 600).at(-1)).toBe('60 min');
    expect(ticks(61 * MINUTE, 600)).toEqual(['0', '0.5', '1 h']);
    expect(ticks(24 * 60 * MINUTE, 600)).toHaveLength(13);
    expect(ticks(24 * 60 * MINUTE, 5)).toEqual(['0 h']);
    expect(ticks(40 * 60 * MINUTE, 5)).toEqual(['', '30 h']);
  });

  it('stand at their times', () => {
    const places = timeTicks(scaleLinear([0, 30 * MINUTE], [40, 640]));
    for (const [index, { at }] of places.entries()) expect(at).toBeCloseTo(40 + 100 * index, 9);
    expect(places.map(({ before }) => before === true).indexOf(true)).toBe(6);
    const hours = timeTicks(scaleLinear([0, 2 * 60 * MINUTE], [0, 400]));
    expect(hours.map(({ at }) => at)).toEqual([0, 100, 200, 300, 400]);
  });
});

describe('a moment', () => {
  it.each([
    [45_000, '45\u202fs'],
    [2 * MINUTE - 1000, '119\u202fs'],
    [2 * MINUTE, '2\u202fmin'],
    [2.5 * MINUTE, '2.5\u202fmin'],
    [9.96 * MINUTE, '10.0\u202fmin'],
    [10.5 * MINUTE, '11\u202fmin'],
    [59 * MINUTE, '59\u202fmin'],
    [60 * MINUTE, '1.0\u202fh'],
    [170 * MINUTE, '2.8\u202fh'],
  ])('of %d ms is %s', (ms, text) => {
    expect(momentText(ms)).toBe(text);
  });
});

describe('the lift by checkpoints', () => {
  const steady = { rampUpMs: 10_000, steadyMs: 80_000, rampDownMs: 10_000, rampsCount: false };
  /** A step of 5 s each: ramps, then 100 ms, with peaks after 20 s and 60 s. */
  const roundtripMs = Array.from({ length: 20 }, (_, step) => {
    if (step < 2 || step > 17) return 900;
    return { 5: 300, 12: null, 13: 500, 15: 900 }[step] ?? (step === 12 ? null : 100);
  });
  const run = { stepMs: 5000, roundtripMs, checkpointMs: [5000, 20_000, 60_000, 95_000] };

  it('is the highest step within 15 s of each start', () => {
    expect(peakAfter(run, 20_000)).toBe(300);
    expect(peakAfter(run, 60_000)).toBe(500);
    expect(peakAfter(run, 60_001)).toBe(900);
    expect(peakAfter({ stepMs: 5000, roundtripMs: [null, null] }, 0)).toBeUndefined();
  });

  it('is a mean over those of the steady part', () => {
    expect(checkpointLift({ ...run, protocol: steady })).toEqual({
      usualMs: 100,
      peakMs: 400,
      everyS: 40,
    });
  });

  it('is none without checkpoints, and nothing without roundtrips', () => {
    const none = { ...run, protocol: steady, checkpointMs: [] };
    expect(checkpointLift(none)).toEqual({ usualMs: 100, peakMs: 100, everyS: null });
    expect(checkpointLift({ ...none, checkpointMs: [20_000] })?.everyS).toBeNull();
    expect(checkpointLift({ ...none, roundtripMs: [900, 900, null] })).toBeNull();
    const three = { ...none, checkpointMs: [20_000, 30_000, 60_000] };
    expect(checkpointLift(three)?.everyS).toBe(20);
  });
});
