// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, marks } from '../../../tests/support/marks';
import { MachineGrid } from './MachineGrid';

afterEach(cleanup);

const machine = (name: string, processors: number | null, isEmphasised = false) => ({
  name,
  processors,
  isEmphasised,
});
const STUDIES = [
  {
    id: 'small',
    name: 'Small',
    machines: [machine('a', 2), machine('b', 2), machine('c', 4, true), machine('d', 2)],
  },
  {
    id: 'large',
    name: 'Large',
    machines: [machine('e', 32, true), machine('f', 4), machine('g', null)],
  },
];
const chart = <MachineGrid studies={STUDIES} subject="A database" />;

describe('computers by their processors', () => {
  it('say over how many those in question range, and what the others usually have', () => {
    render(chart);
    screen.getByText('A database ran on 4 to 32 processors; most other computers had 2');
  });

  it.each([358, 880])('stand in the row of their study under their number, %i px wide', (width) => {
    const svg = drawAt(width, chart);
    const heads = [...svg.querySelectorAll('text')].filter(
      (text) => text.getAttribute('text-anchor') === 'middle',
    );
    const columns = heads.map((text) => ({
      name: text.textContent,
      x: Number(text.getAttribute('x')),
    }));
    const nearest = (ring: Element) => {
      const { x } = centreOf(ring);
      return [...columns].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]?.name;
    };
    const row = (id: string) => {
      const found = svg.querySelector(`[data-row="${id}"]`);
      if (found === null) throw new Error(`no row ${id}`);
      return found;
    };
    expect(columns.map(({ name }) => name)).toEqual(['2', '4', '32', 'not printed']);
    expect(marks('emphasised', row('small')).map(nearest)).toEqual(['4']);
    expect(marks('other', row('small')).map(nearest)).toEqual(['2', '2', '2']);
    expect(marks('emphasised', row('large')).map(nearest)).toEqual(['32']);
    expect(marks('other', row('large')).map(nearest).sort()).toEqual(['4', 'not printed']);
    // No ring stands on another.
    const places = [...svg.querySelectorAll('circle')].map(centreOf);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
  });
});
