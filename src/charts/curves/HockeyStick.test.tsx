// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf } from '../../../tests/support/marks';
import { expectPlaces, readX, readY } from '../../../tests/support/readAxis';
import { HockeyStick } from './HockeyStick';

const step = (ratePerSecond: number, growthPerHour: number, holds: boolean) => ({
  ratePerSecond,
  receivedPerSecond: ratePerSecond,
  growthPerHour,
  holds,
});
/** As the procedure tries them: large steps, then small ones. */
const steps = [step(100, 40, true), step(180, 500_000, false), step(170, 120, true)];
const measured = [{ name: 'sustainable', ratePerSecond: 150, receivedPerSecond: 150 }];

const marks = (mark: string) => [...document.querySelectorAll(`[data-mark="${mark}"]`)];
const at = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));

afterEach(cleanup);

describe('HockeyStick', () => {
  it('names the edge between what holds and what does not', () => {
    render(<HockeyStick steps={steps} measured={measured} from={100} to={200} />);
    screen.getByText('Up to 170 messages/s hold; the spool grows by 500,000 rows an hour at 180');
    const [shade] = marks('too-high');
    const [, , high] = marks('growth');
    expect(at(shade, 'x')).toBeLessThan(at(high, 'cx'));
    expect(at(shade, 'x')).toBeGreaterThan(at(marks('growth')[1], 'cx'));
  });

  it('draws what follows the load on the line of the offered, and growth where it is large', () => {
    render(<HockeyStick steps={steps} measured={measured} from={100} to={200} />);
    const [line] = marks('offered');
    const slope = (at(line, 'y2') - at(line, 'y1')) / (at(line, 'x2') - at(line, 'x1'));
    for (const dot of [...marks('received'), ...marks('measured')]) {
      const expected = at(line, 'y1') + slope * (at(dot, 'cx') - at(line, 'x1'));
      expect(at(dot, 'cy')).toBeCloseTo(expected, 3);
    }
    const [low, , high] = marks('growth').map((dot) => at(dot, 'cy'));
    expect((low ?? 0) - (high ?? 0)).toBeGreaterThan(80);
  });

  it('has every mark at its own values, received and growth each on its scale', () => {
    // What comes is not all received here, so that no value can stand in for another.
    const behind = [
      step(100, 40_000, true),
      { ...step(180, 500_000, false), receivedPerSecond: 160 },
    ];
    const printed = [{ name: 'overdrive', ratePerSecond: 175, receivedPerSecond: 130 }];
    const svg = drawAt(652, <HockeyStick steps={behind} measured={printed} from={100} to={200} />);
    const panel = (name: string) => {
      const axis = svg.querySelector(`[data-panel="${name}"]`);
      if (axis === null) throw new Error(`There is no panel ${name}.`);
      return { x: readX(svg), y: readY(axis) };
    };
    const places = (mark: string) => marks(mark).map(centreOf);
    expectPlaces(panel('received'), places('measured'), [[175, 130]]);
    expectPlaces(panel('received'), places('received'), [
      [100, 100],
      [180, 160],
    ]);
    expectPlaces(panel('growth'), places('growth'), [
      [100, 40_000],
      [180, 500_000],
    ]);
  });

  it('marks an upper end as one, and calls it less', () => {
    const below = [
      { name: 'overdrive', ratePerSecond: 175, receivedPerSecond: 150, isUpperEnd: true },
    ];
    const svg = drawAt(652, <HockeyStick steps={steps} measured={below} from={100} to={200} />);
    expect(marks('measured')).toHaveLength(0);
    const axis = svg.querySelector('[data-panel="received"]') as Element;
    expectPlaces({ x: readX(svg), y: readY(axis) }, marks('upper-end').map(centreOf), [[175, 150]]);
    screen.getByText('less than 150');
    screen.getByRole('img', { name: /overdrive, 175: received less than 150/ });
  });

  it('has everything in its table, and in words', () => {
    render(<HockeyStick steps={steps} measured={measured} from={100} to={200} />);
    screen.getByRole('img', {
      name: /Measured: sustainable, 150: received 150.*180: received 180/,
    });
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const texts = screen.getAllByRole('row').map((row) => row.textContent);
    expect(texts).toHaveLength(5);
    expect(texts[2]).toBe('170170.0120simulated');
  });

  it('waits for steps with what is measured alone', () => {
    render(<HockeyStick steps={[]} measured={measured} from={100} to={200} />);
    expect(marks('measured')).toHaveLength(1);
    expect(marks('too-high')).toHaveLength(0);
    screen.getByText('What is received, and what the spool grows by, at each load');
  });
});
