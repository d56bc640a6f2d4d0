// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, endsOf, marks } from '../../../tests/support/marks';
import { expectValues, readY } from '../../../tests/support/readAxis';
import { ErrorSlopes } from './ErrorSlopes';

afterEach(cleanup);

describe('ErrorSlopes', () => {
  it('states both medians and joins the errors of each configuration', () => {
    const pairs = [
      { id: '1-A', inSample: 0.01, heldOut: -0.02 },
      { id: '2-B', inSample: -0.03, heldOut: 0.05 },
      { id: '3-A', inSample: 0.05, heldOut: 0.2 },
    ];
    render(<ErrorSlopes label="Throughput" pairs={pairs} />);
    screen.getByText('Throughput: 3.0 % in sample, 5.0 % held out');
    expect(document.querySelectorAll('[data-mark="in-sample"]')).toHaveLength(3);
    expect(document.querySelectorAll('[data-mark="held-out"]')).toHaveLength(3);
  });

  it('stands empty data', () => {
    render(<ErrorSlopes label="Throughput" pairs={[]} />);
    expect(document.querySelectorAll('[data-mark="held-out"]')).toHaveLength(0);
  });
});

describe.each([
  ['small', 0.05],
  ['plain', 1],
  ['large', 4],
])('the marks of ErrorSlopes at %s errors', (_what, by) => {
  const pairs = [
    { id: '1-A', inSample: 0.01, heldOut: -0.02 },
    { id: '2-B', inSample: -0.03, heldOut: 0.05 },
    { id: '3-A', inSample: 0.05, heldOut: 0.14 },
  ].map(({ id, inSample, heldOut }) => ({ id, inSample: inSample * by, heldOut: heldOut * by }));
  const times = (percents: number[]) => percents.map((percent) => percent * by);

  it.each([300, 352])('stand at the sizes of their errors, %i px wide', (width) => {
    const svg = drawAt(width, <ErrorSlopes label="Throughput" pairs={pairs} />);
    const y = readY(svg);
    expect(y.kind).toBe('linear');
    const head = (text: string) =>
      Number(
        [...svg.querySelectorAll('text')]
          .find(({ textContent }) => textContent === text)
          ?.getAttribute('x'),
      );
    const [from, to] = [head('in sample'), head('held out')];
    const inSample = marks('in-sample', svg).map(centreOf);
    const heldOut = marks('held-out', svg).map(centreOf);
    expectValues(
      y,
      inSample.map((place) => place.y),
      times([1, 3, 5]),
    );
    expectValues(
      y,
      heldOut.map((place) => place.y),
      times([2, 5, 14]),
    );
    expect(inSample.map(({ x }) => x)).toEqual([from, from, from]);
    expect(heldOut.map(({ x }) => x)).toEqual([to, to, to]);
    const [strong, ...slopes] = ['pairs', 'pair'].flatMap((name) =>
      [...svg.querySelectorAll(`line[data-look="${name}"]`)].map(endsOf),
    );
    expectValues(
      y,
      (strong ?? []).map((end) => end.y),
      times([3, 5]),
    );
    expectValues(
      y,
      slopes.map(([end]) => end.y),
      times([1, 3, 5]),
    );
    expectValues(
      y,
      slopes.map(([, end]) => end.y),
      times([2, 5, 14]),
    );
    expect(slopes.map((ends) => ends.map(({ x }) => x))).toEqual(pairs.map(() => [from, to]));
  });

  it('end at the edge, which is named, where they are larger', () => {
    const svg = drawAt(
      352,
      <ErrorSlopes label="Throughput" pairs={[{ id: '4-A', inSample: 0.1, heldOut: 2.5 }]} />,
    );
    const y = readY(svg);
    expectValues(
      y,
      marks('held-out', svg).map((mark) => centreOf(mark).y),
      [60],
    );
    screen.getByText(/^4-A 250/);
  });
});
