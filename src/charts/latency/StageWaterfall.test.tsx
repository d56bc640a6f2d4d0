// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { pairs } from 'd3-array';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, endsOf, partsOf } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { type StageTime, StageWaterfall } from './StageWaterfall';

const stages: StageTime[] = [
  { id: 'parse', label: 'Receive and parse', path: 'request', kind: 'work', meanMs: 12 },
  { id: 'lock', label: 'Wait for lock', path: 'request', kind: 'wait', meanMs: 30 },
  { id: 'backend', label: 'Backend', path: 'response', kind: 'assumed', meanMs: 100 },
  { id: 'return', label: 'Return', path: 'response', kind: 'work', meanMs: 20 },
];
const published = stages.map((stage) => ({ ...stage, meanMs: stage.meanMs + 5 }));

afterEach(cleanup);

describe('StageWaterfall', () => {
  it('lays the stages end to end by kind', () => {
    render(<StageWaterfall stages={stages} />);
    const rects = [...document.querySelectorAll('rect[data-mark]')];
    expect(rects.map((rect) => rect.getAttribute('data-mark'))).toEqual([
      'work',
      'wait',
      'assumed',
      'work',
    ]);
    const end = (rect: Element) =>
      Number(rect.getAttribute('x')) + Number(rect.getAttribute('width'));
    for (const [before, after] of pairs(rects)) {
      expect(Number(after.getAttribute('x'))).toBeCloseTo(end(before), 6);
    }
    screen.getByText(/162 ms a message: 30 of waiting/);
  });

  it('draws no stage that takes no time, and lists it in the table', () => {
    const idle: StageTime = {
      id: 'idle',
      label: 'Wait for a poll',
      path: 'request',
      kind: 'wait',
      meanMs: 0.2,
    };
    const { rerender } = render(<StageWaterfall stages={[...stages, idle]} />);
    expect(document.querySelectorAll('rect[data-mark]')).toHaveLength(4);
    rerender(
      <StageWaterfall
        stages={[...stages, idle]}
        published={[...stages, { ...idle, meanMs: 30 }]}
      />,
    );
    expect(document.querySelectorAll('rect[data-mark]')).toHaveLength(5);
    rerender(<StageWaterfall stages={[...stages, idle]} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getByRole('row', { name: /Wait for a poll/ }).textContent).toContain('0.2');
  });

  it('shows totals per path and, after a change, the difference of each stage', () => {
    render(<StageWaterfall stages={stages} published={published} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'Stagepathkindmean, mschange, ms',
      'Requestrequesttotal42.0\u221210.0',
      'Receive and parserequestwork12.0\u22125.0',
      'Wait for lockrequestwaiting30.0\u22125.0',
      'Responseresponsetotal120.0\u221210.0',
      'Backendresponseassumed100.0\u22125.0',
      'Returnresponsework20.0\u22125.0',
    ]);
  });
});

describe.each([
  ['short', 0.05],
  ['plain', 1],
  ['long', 2000],
])('the bars of StageWaterfall for %s stages', (_what, by) => {
  const scaled = stages.map((stage) => ({ ...stage, meanMs: stage.meanMs * by }));
  const times = (values: number[]) => values.map((value) => value * by);

  it.each([360, 544])('begin and end at their own times, %i px wide', (width) => {
    const svg = drawAt(width, <StageWaterfall stages={scaled} />);
    const x = readX(svg);
    expect(x.kind).toBe('linear');
    // The whole roundtrip reaches the room kept for the numbers.
    expect(x.pxOf(162 * by)).toBeCloseTo(width - (width < 420 ? 44 : 64), 6);
    const bars = [...svg.querySelectorAll('rect[data-mark]')].map(edgesOf);
    expectValues(
      x,
      bars.map(({ left }) => left),
      times([0, 12, 42, 142]),
    );
    expectValues(
      x,
      bars.map(({ right }) => right),
      times([12, 42, 142, 162]),
    );
    const brackets = [...svg.querySelectorAll('path[class*="bracket"]')].map(partsOf);
    const ends = brackets.map(([, line = []]) => line.map((end) => end.x));
    expectValues(x, ends.flat(), times([0, 42, 42, 162]));
    const joints = [...svg.querySelectorAll('line[data-look="connector"]')].map(endsOf);
    expectValues(
      x,
      joints.map(([from]) => from.x),
      times([12, 42, 142]),
    );
  });

  it('stand beside the name and the number of their stage', () => {
    const svg = drawAt(544, <StageWaterfall stages={stages} published={published} />);
    const texts = [...svg.querySelectorAll('text')];
    const rows = [...svg.querySelectorAll('rect[data-mark]')].map((bar) => {
      const { top, bottom } = edgesOf(bar);
      return texts
        .filter((text) => Math.abs(Number(text.getAttribute('y')) - 4.5 - (top + bottom) / 2) < 1)
        .map(({ textContent }) => textContent)
        .filter((text) => text !== 'assumed');
    });
    expect(rows).toEqual([
      ['Receive and parse', '12', '\u22125'],
      ['Wait for lock', '30', '\u22125'],
      ['Backend', '100', '\u22125'],
      ['Return', '20', '\u22125'],
    ]);
  });
});

it('StageWaterfall prints where the least stages end', () => {
  const [first, second] = stages.map((stage, index) => ({
    ...stage,
    meanMs: [2.4, 0.7][index] ?? 0,
  }));
  const svg = drawAt(544, <StageWaterfall stages={[first, second] as StageTime[]} />);
  const bars = [...svg.querySelectorAll('rect[data-mark]')].map(edgesOf);
  expectValues(
    readX(svg),
    bars.map(({ right }) => right),
    [2.4, 3.1],
  );
});
