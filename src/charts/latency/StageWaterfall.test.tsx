// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
    for (let index = 1; index < rects.length; index += 1) {
      expect(Number(rects[index].getAttribute('x'))).toBeCloseTo(end(rects[index - 1]), 6);
    }
    screen.getByText(/is 30 of 162/);
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
