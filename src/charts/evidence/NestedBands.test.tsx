// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, edgesOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { NestedBands } from './NestedBands';

const props = {
  title: 'Roundtrip: most of the band is the distance',
  unit: 'ms',
  digits: 0,
  mean: 300,
  runs: { low: 296, high: 304 },
  measured: { low: 250, high: 360 },
  whole: { low: 200, high: 450 },
};

afterEach(cleanup);

describe('NestedBands', () => {
  it.each([360, 720])('has every interval at its own values, %i px wide', (width) => {
    const svg = drawAt(width, <NestedBands {...props} />);
    const x = readX(svg);
    for (const kind of ['runs', 'measured', 'whole'] as const) {
      const [edges] = marks(kind, svg).map(edgesOf);
      expectValues(x, [edges?.left ?? 0, edges?.right ?? 0], [props[kind].low, props[kind].high]);
    }
    expectValues(
      x,
      marks('mean', svg).map((mark) => centreOf(mark).x),
      [300],
    );
    // The bar of the runs is the only full one; the others are hatched and dashed.
    expect(marks('measured', svg)[0]?.getAttribute('fill')).toMatch(/^url\(#/);
  });

  it('names each interval beside its mark and in the table', () => {
    render(<NestedBands {...props} />);
    for (const name of ['95 % of runs', '90 % band, if measured', '90 % band, here']) {
      screen.getByText(name);
    }
    screen.getByText('200–450');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Intervalfrom, msto, ms',
      '95\u202f% of runs296304',
      '90\u202f% band, if measured250360',
      '90\u202f% band, here200450',
    ]);
  });
});
