// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import theory from '../../../static/data/validation/theory.json';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { BandSwarm, inHalfBands } from './BandSwarm';

const value = (id: string, simulated: number) => ({
  id,
  name: `The ${id}`,
  exact: 10,
  simulated,
  low: simulated - 2,
  high: simulated + 2,
});

const marks = (mark: string) => [...document.querySelectorAll(`[data-mark="${mark}"]`)];
const at = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));

afterEach(cleanup);

describe('BandSwarm', () => {
  it('draws in the band what the band holds, and beside it what it does not', () => {
    render(<BandSwarm values={[value('wait', 11), value('queue', 13)]} />);
    screen.getByText('1 of 2 exact values lie outside the bands of their runs');
    const [band] = marks('band');
    const end = at(band, 'x') + at(band, 'width');
    expect(at(marks('inside')[0], 'cx')).toBeLessThan(end);
    expect(at(marks('outside')[0], 'cx')).toBeGreaterThan(end);
  });

  it('has each dot and the band at their own values', () => {
    const svg = drawAt(720, <BandSwarm values={[value('wait', 11), value('queue', 13)]} />);
    const dots = [...marks('inside'), ...marks('outside')].map((dot) => centreOf(dot).x);
    const [band] = marks('band');
    const ends = [at(band, 'x'), at(band, 'x') + at(band, 'width')];
    expectValues(readX(svg), [...dots, ...ends], [0.5, 1.5, -1, 1]);
  });

  it('names each point and has all of them in its table', () => {
    render(<BandSwarm values={[value('wait', 11), value('queue', 13)]} />);
    screen.getByRole('img', { name: 'The wait: 0.50 half bands from exact' });
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.any(String),
      'The wait0.50in the band',
      'The queue1.50outside',
    ]);
  });

  it('says of the theory suite what its rows say', () => {
    const values = theory.map((row) => ({ ...row, name: `${row.system}, ${row.quantity}` }));
    const held = theory.filter(({ low, exact, high }) => low <= exact && exact <= high);
    expect(values.filter((row) => Math.abs(inHalfBands(row)) <= 1)).toHaveLength(held.length);
    render(<BandSwarm values={values} />);
    expect(marks('inside')).toHaveLength(held.length);
    expect(marks('outside')).toHaveLength(theory.length - held.length);
  });
});
