// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { type StepEffect, StepEffects } from './StepEffects';

const effect = (id: string, changes: Partial<StepEffect>): StepEffect => ({
  id,
  label: `Knob ${id}`,
  step: '3 → 4',
  difference: { mean: 10, low: 8, high: 12, pairs: 4 },
  band: null,
  aside: '+5',
  breaksLimit: false,
  isOutside: false,
  note: '',
  href: `/why?${id}`,
  ...changes,
});
const effects = [
  effect('a', { band: { low: 5, high: 11 } }),
  effect('b', {
    difference: { mean: 6, low: 3, high: 9, pairs: 4 },
    breaksLimit: true,
    note: 'breaks 300 ms',
  }),
  effect('c', {
    difference: { mean: -4, low: -9, high: 1, pairs: 4 },
    isOutside: true,
    note: 'not measured, may be chance',
  }),
  effect('d', { difference: { mean: -11, low: -11, high: -11, pairs: 1 }, note: 'one run' }),
  effect('e', { difference: null, aside: null }),
];
const chart = (
  <StepEffects
    title="Knob a would help most"
    effects={effects}
    quantity="throughput, messages/s"
    digits={0}
    aside="roundtrip, ms"
  />
);
const within = (id: string) => document.querySelector(`[data-step="${id}"]`) as Element;

afterEach(cleanup);

describe('StepEffects', () => {
  it.each([360, 900])('has every bar from 0 to its own value, %i px wide', (width) => {
    const x = readX(drawAt(width, chart));
    const edges = (kind: string) =>
      marks(kind).map((mark) => {
        const { left, right } = edgesOf(mark);
        return [left, right] as const;
      });
    expectValues(x, edges('inside').flat(), [0, 10, -11, 0]);
    expectValues(x, edges('broken').flat(), [0, 6]);
    expectValues(x, edges('outside').flat(), [-4, 0]);
    const whiskers = marks('whisker').map((mark) => verticesOf(mark).map((one) => one.x));
    const ends = whiskers.map((all) => [Math.min(...all), Math.max(...all)]);
    expectValues(x, ends.flat(), [8, 12, 3, 9, -9, 1]);
    expect(marks('beyond')).toHaveLength(0);
    const bands = marks('band').map(edgesOf);
    expectValues(
      x,
      bands.flatMap(({ left, right }) => [left, right]),
      [5, 11],
    );
  });

  it('fills what is inside, outlines what breaks a limit, hatches what was not measured', () => {
    render(chart);
    expect(marks('inside', within('a'))).toHaveLength(1);
    expect(marks('broken', within('b'))).toHaveLength(1);
    expect(marks('outside', within('c'))[0]?.getAttribute('fill')).toMatch(/^url\(#/);
    const [note] = marks('note', within('b'));
    expect(note?.textContent).toBe('breaks 300 ms');
    expect(note?.getAttribute('class')).toMatch(/rowHead/);
    expect(marks('note', within('c'))[0]?.getAttribute('class')).not.toMatch(/rowHead/);
    expect(marks('whisker', within('d'))).toHaveLength(0);
    expect(within('e').textContent).toContain('still to come');
  });

  it('ends a bar that is far larger than all that helps at the edge, with an arrow', () => {
    const far = effect('far', { difference: { mean: -900, low: -910, high: -890, pairs: 4 } });
    const x = readX(
      drawAt(
        900,
        <StepEffects
          title="x"
          effects={[effects[0] as StepEffect, far]}
          quantity="q"
          digits={0}
          aside={null}
        />,
      ),
    );
    expect(marks('beyond')).toHaveLength(1);
    expect(marks('beyond', within('far'))).toHaveLength(1);
    expect(x.valueAt(edgesOf(marks('inside', within('far'))[0] as Element).left)).toBeCloseTo(
      -36,
      1,
    );
    expect(within('far').textContent).toContain('\u2212900');
  });

  it('draws no bar and no number of what does not settle, and still leads there', () => {
    const running = effect('u', {
      difference: 'unsettled',
      aside: null,
      breaksLimit: true,
      note: 'does not settle',
    });
    const only = effects[0] as StepEffect;
    render(
      <StepEffects title="x" effects={[only, running]} quantity="q" digits={0} aside={null} />,
    );
    for (const mark of ['inside', 'broken', 'outside', 'whisker'])
      expect(marks(mark, within('u'))).toHaveLength(0);
    expect(within('u').textContent).toBe('Knob u3 → 4no steady statedoes not settle');
    screen.getByRole('link', { name: /^Knob u 3 → 4: no steady state, does not settle/ });
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row')[2]?.textContent).toBe('Knob u3 → 4does not settle');
  });

  it('leads to the scenario of each step and has all in its table', () => {
    render(chart);
    const link = screen.getByRole('link', { name: /^Knob b 3 → 4: \+6, breaks 300 ms/ });
    expect(link.getAttribute('href')).toBe('/why?b');
    expect(screen.getAllByRole('link')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('Knob a3 → 4+10+8 to +12+5 to +11+5');
    expect(rows[3]).toBe('Knob c3 → 4\u22124\u22129 to +1+5not measured, may be chance');
    expect(rows[4]).toBe('Knob d3 → 4\u221211+5one run');
    expect(rows).toHaveLength(6);
  });
});
