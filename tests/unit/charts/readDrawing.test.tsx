// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HorizontalAxis, VerticalAxis } from '../../../src/charts/frame/Axis';
import { centreOf, partsOf } from '../../support/marks';
import { expectValues, printedValue, readX, readY } from '../../support/readAxis';

const svgOf = (children: React.ReactNode) =>
  // biome-ignore lint/a11y/noSvgWithoutTitle: drawn for a test alone
  render(<svg>{children}</svg>).container.querySelector('svg') as SVGSVGElement;

const ticksAt = (places: readonly [at: number, label: string][]) =>
  places.map(([at, label]) => ({ at, label }));

describe('printedValue', () => {
  it.each([
    ['0', 0],
    ['1,234,500', 1_234_500],
    ['\u221220.5', -20.5],
    ['+40\u202f%', 40],
    ['4 h', 4],
    ['110 messages/s', 110],
    ['', null],
    ['not printed', null],
    ['C05', null],
  ])('reads %s', (label, value) => {
    expect(printedValue(label)).toBe(value);
  });
});

describe('readAxes', () => {
  it('knows a linear axis from a logarithmic one by its labels', () => {
    const svg = svgOf(
      <>
        <HorizontalAxis
          ticks={ticksAt([
            [10, '0'],
            [110, '500'],
            [210, '1,000'],
          ])}
          from={10}
          to={210}
          y={200}
        />
        <VerticalAxis
          ticks={ticksAt([
            [180, '10'],
            [100, '100'],
            [20, '1,000'],
          ])}
          x={10}
          to={210}
        />
      </>,
    );
    const [x, y] = [readX(svg), readY(svg)];
    expect([x.kind, y.kind]).toEqual(['linear', 'log']);
    expect(x.valueAt(60)).toBeCloseTo(250, 9);
    expect(y.pxOf(1)).toBeCloseTo(260, 9);
    expectValues(x, [60.4], [250]);
    expect(() => expectValues(x, [61], [250])).toThrow();
    expect(() => expectValues(x, [], [250])).toThrow();
  });

  it.each([
    ['no scale', [10, 110, 210], ['0', '100', '150']],
    ['one tick', [10], ['0']],
    ['ticks on one another', [10, 10.1, 10.2], ['0', '100', '200']],
    ['a falling axis', [10, 110, 210], ['200', '100', '0']],
  ])('refuses %s', (_what, at, labels) => {
    const ticks = ticksAt(at.map((px, index) => [px, labels[index] ?? '']));
    const svg = svgOf(<HorizontalAxis ticks={ticks} from={10} to={210} y={200} />);
    expect(() => readX(svg)).toThrow();
  });
});

describe('marks', () => {
  it('adds up moves, and reads absolute and relative commands', () => {
    const svg = svgOf(
      <g style={{ transform: 'translate(10px, 20.5px)' }}>
        <circle cx={3} cy={4} />
        <path transform="translate(100 0)" d="M1 2h3v-4zm5 0l1,1.5.5-2C0,0,1,1,7,8" />
      </g>,
    );
    expect(centreOf(svg.querySelector('circle') as Element)).toEqual({ x: 13, y: 24.5 });
    const shifted = partsOf(svg.querySelector('path') as Element);
    expect(shifted.map((part) => part.map(({ x, y }) => [x - 110, y - 20.5]))).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, -2],
      ],
      [
        [6, 2],
        [7, 3.5],
        [7.5, 1.5],
        [7, 8],
      ],
    ]);
  });
});
