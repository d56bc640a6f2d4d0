// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, edgesOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectValues, readX, readY } from '../../../tests/support/readAxis';
import { DayHours } from './DayHours';
import type { DayHour, DayHoursProps } from './types';
import { WeekHeat } from './WeekHeat';

afterEach(cleanup);

const exact = (mean: number) => ({ mean, low: mean, high: mean });
const OFFERED = [40, 60, 140, 90, 30, 20];
const CARRIED = [40, 60, 120, 110, 30, 20];
const FOUND = [250, 260, 400, 300, 255, 251];
const WAITING = [0, 0, 72_000, 500, 0, 0];
const VERDICTS = ['kept', 'kept', 'broken', 'band', 'kept', 'kept'] as const;
const hours: DayHour[] = OFFERED.map((offered, hour) => ({
  name: `0${hour}:00`,
  offered,
  carried: CARRIED[hour] ?? 0,
  peak: hour === 1 ? 130 : null,
  waiting: exact(WAITING[hour] ?? 0),
  load: hour + 1,
  found: { mean: FOUND[hour] ?? 0, low: (FOUND[hour] ?? 0) - 50, high: (FOUND[hour] ?? 0) + 60 },
  verdict: VERDICTS[hour] ?? 'kept',
  reason: VERDICTS[hour] === 'kept' ? '' : 'roundtrip',
}));
const props: DayHoursProps = {
  title: 'A day',
  noun: 'messages',
  hours,
  from: 0,
  accepted: 110,
  loadNoun: 'users',
  measure: { id: 'roundtripTime.median', label: 'Roundtrip', unit: 'ms', limit: 300 },
};

describe.each([340, 720])('the hours of a day, %i px wide', (width) => {
  it('stand at their own times, rates, values and backlogs', () => {
    const svg = drawAt(width, <DayHours {...props} />);
    const panels = [...svg.querySelectorAll('[data-panel]')];
    const [rate, found, waiting] = panels.map(readY);
    if (!rate || !found || !waiting) throw new Error('three panels');
    const x = readX(panels[2] as Element);
    const carried = marks('carried', svg).map(edgesOf);
    expectValues(
      rate,
      carried.map(({ top }) => top),
      CARRIED,
    );
    carried.forEach(({ left, right, bottom }, hour) => {
      expect(x.valueAt((left + right) / 2)).toBeCloseTo(hour + 0.5, 6);
      expect(rate.valueAt(bottom)).toBeCloseTo(0, 6);
    });
    const [line] = marks('offered', svg);
    const steps = verticesOf(line as Element);
    expectValues(
      rate,
      steps.map(({ y }) => y),
      OFFERED.flatMap((value) => [value, value]),
    );
    expectValues(
      x,
      steps.map((step) => step.x),
      OFFERED.flatMap((_, hour) => [hour, hour + 1]),
    );
    const [peak] = marks('peak', svg).map(endsOf);
    expect(rate.valueAt(peak?.[0].y ?? 0)).toBeCloseTo(130, 6);
    expect(x.valueAt(((peak?.[0].x ?? 0) + (peak?.[1].x ?? 0)) / 2)).toBeCloseTo(1.5, 6);
    const [accepted] = marks('accepted', svg).map(endsOf);
    expect(rate.valueAt(accepted?.[0].y ?? 0)).toBeCloseTo(110, 6);
    const dots = marks('found', svg).map(centreOf);
    expectValues(
      found,
      dots.map(({ y }) => y),
      FOUND,
    );
    const bands = marks('band', svg).map(edgesOf);
    expectValues(
      found,
      bands.map(({ top }) => top),
      FOUND.map((value) => value + 60),
    );
    expectValues(
      found,
      bands.map(({ bottom }) => bottom),
      FOUND.map((value) => value - 50),
    );
    const [limit] = marks('limit', svg).map(endsOf);
    expect(found.valueAt(limit?.[0].y ?? 0)).toBeCloseTo(300, 6);
    const waits = marks('waiting', svg).map(edgesOf);
    expectValues(
      waiting,
      waits.map(({ top }) => top),
      [72_000, 500],
    );
    expectValues(
      x,
      waits.map(({ right }) => right),
      [3, 4],
    );
    const [broken] = marks('ground-broken', svg).map(edgesOf);
    const [band] = marks('ground-band', svg).map(edgesOf);
    expectValues(x, [broken?.left ?? 0, broken?.right ?? 0], [2, 3]);
    expectValues(x, [band?.left ?? 0, band?.right ?? 0], [3, 4]);
  });
});

describe('the hours of a day', () => {
  it('are told in words and as a table', () => {
    render(<DayHours {...props} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      '6 hours of load. Broken: 02:00. Within the band: 03:00. At most 72,000 messages wait.',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[0]).toContain('needs, users');
    expect(rows[3]).toBe('02:00140n/a1203.0400350–46072,000brokenroundtrip');
  });

  it('need neither a measure, nor a closed loop, nor any hour', () => {
    const svg = drawAt(
      720,
      <DayHours {...props} measure={null} loadNoun={null} accepted={null} hours={[]} />,
    );
    expect(svg.querySelectorAll('[data-panel]')).toHaveLength(2);
    expect(svg.innerHTML).not.toContain('NaN');
  });
});

describe('a week', () => {
  it('stands by hour of the day and by day, from the hour at which it begins', () => {
    const week = Array.from({ length: 30 }, (_, hour): DayHour => {
      const one = hours[0];
      if (one === undefined) throw new Error('no hour');
      return {
        ...one,
        name: `${hour}`,
        offered: hour + 1,
        verdict: hour === 20 ? 'broken' : 'kept',
      };
    });
    const svg = drawAt(720, <WeekHeat title="A week" noun="messages" hours={week} from={9} />);
    const cells = marks('offered', svg).map(edgesOf);
    expect(cells).toHaveLength(30);
    // 09:00 of day 1, 00:00 of day 2 under the first column, 09:00 of day 2 under that of day 1.
    expect(cells[24]?.left).toBeCloseTo(cells[0]?.left ?? 0, 6);
    expect(cells[24]?.top).toBeCloseTo(cells[0]?.bottom ?? 0, 6);
    const first = Math.min(...cells.map(({ left }) => left));
    expect(cells[15]?.left).toBeCloseTo(first, 6);
    expect(marks('offered', svg)[29]?.getAttribute('fill-opacity')).toBe('1');
    expect(marks('offered', svg)[14]?.getAttribute('fill-opacity')).toBe('0.5');
    const broken = svg.querySelectorAll('[data-verdict="broken"]');
    expect([...broken].map((one) => one.getAttribute('data-hour'))).toEqual(['20']);
    expect(broken[0]?.textContent).toBe('×');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row')[6]?.textContent).toBe('05:0021.0/s, broken');
  });
});
