import { describe, expect, it } from 'vitest';
import { labelRequests, type PlaneRing } from './planeLabels';
import type { MeasuredPoint, ThroughputLatencyPlaneProps } from './planeTypes';

const flag = { printed: '349', text: 'no' };
const ring = (
  id: string,
  x: number,
  look: PlaneRing['look'],
  more: Partial<MeasuredPoint> = {},
): PlaneRing => ({
  point: { id, throughputPerSecond: 100, roundtripMs: 300, ...more },
  x,
  y: 50,
  radius: 4,
  look,
});
const values = { throughputPerSecond: 110, roundtripMs: 280 };
const now = { ...values, label: 'tracking off' };
const wanted = (
  rings: PlaneRing[],
  changes: Partial<ThroughputLatencyPlaneProps> = {},
  width = 501,
  places: { simulated?: boolean; now?: boolean } = {},
) =>
  labelRequests(
    { measured: [], currentId: '1-A', caseIds: [], statistic: 'mean', targetMs: 300, ...changes },
    {
      rings,
      simulated: places.simulated ? { x: 7, y: 8 } : null,
      now: places.now ? { x: 9, y: 10 } : null,
    },
    width,
  ).map(({ request }) => request);
const names = (requests: ReturnType<typeof wanted>) =>
  requests.map(({ lines: [line] }) => line?.text);

describe('the labels that the plane wants', () => {
  it('name each simulated point where it is drawn', () => {
    const requests = wanted([], { simulated: values, now }, 501, { simulated: true, now: true });
    const bold = true;
    expect(requests).toEqual([
      {
        id: 'now',
        x: 9,
        y: 10,
        radius: 10,
        lines: [{ text: 'now, tracking off', bold }, { text: '110/s, 280\u202fms' }],
        required: true,
      },
      {
        id: 'simulated',
        x: 7,
        y: 8,
        radius: 6,
        lines: [{ text: 'simulated, as published', bold }, { text: '110/s, 280\u202fms' }],
        required: true,
      },
    ]);
  });

  it('name where there is quiet only what the reader looks at', () => {
    const isQuiet = true;
    const others = [
      ring('1-A', 0, 'current'),
      ring('1-B', 10, 'measured'),
      ring('2-A', 200, 'context'),
      ring('2-B', 400, 'flagged', { flag }),
    ];
    const places = { simulated: true, now: true };
    expect(names(wanted(others, { simulated: values, now, isQuiet }, 501, places))).toEqual([
      'measured 1-A',
      '1-B',
      'now, tracking off',
    ]);
    expect(names(wanted([], { simulated: values, isQuiet }, 501, { simulated: true }))).toEqual([
      'simulated',
    ]);
  });

  it('leave out what is not drawn', () => {
    expect(wanted([], { simulated: values, now })).toEqual([]);
  });

  it('tell less on a plane of 500 px and narrower', () => {
    const simulated = { simulated: values, now };
    expect(names(wanted([], simulated, 500, { simulated: true }))).toEqual(['simulated']);
    expect(names(wanted([], { simulated: values }, 501, { simulated: true }))).toEqual([
      'simulated',
    ]);
    const crowd = ['a', 'b', 'c'].map((id, at) => ring(id, 10 * at, 'context'));
    expect(names(wanted(crowd, {}, 501))).toEqual(['a', 'b', 'c']);
    expect(names(wanted(crowd, {}, 500))).toEqual([]);
  });

  it('name an erratum once, and only on free ground where it is not of the case', () => {
    const ofCase = wanted([ring('1-B', 0, 'measured', { flag })]);
    expect(names(ofCase)).toEqual(['1-B, printed 349']);
    expect(ofCase[0]?.required).toBe(true);
    const other = wanted([ring('2-B', 0, 'flagged', { flag })]);
    expect(names(other)).toEqual(['2-B, printed 349']);
    expect(other[0]?.required).toBe(false);
  });

  it('leave out a point with three others within 34 px', () => {
    const row = (last: number) => [0, 10, 20, last].map((x) => ring(`at ${x}`, x, 'context'));
    expect(names(wanted(row(33)))).toEqual([]);
    expect(names(wanted(row(34)))).toEqual(['at 0', 'at 34']);
  });
});
