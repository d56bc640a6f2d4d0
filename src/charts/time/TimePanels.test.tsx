// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { endsOf, marks, partsOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readX, readY } from '../../../tests/support/readAxis';
import { textWidth } from '../frame/textWidth';
import { TimePanels, type TimePanelsProps } from './TimePanels';

const hourMs = 3_600_000;
const stepMs = hourMs / 4;

/** Two hours of load, then two hours of recovery. */
const props: TimePanelsProps = {
  title: 'The spool grows to 2,000,000 rows and takes two hours to empty',
  stepMs,
  endMs: 4 * hourMs,
  panels: [
    {
      id: 'received',
      title: 'Received, messages/s',
      lines: [
        {
          id: 'each',
          label: 'each step',
          values: Array.from({ length: 16 }, (_, step) => (step < 8 ? 150 : null)),
          tone: 'faint',
        },
        { id: 'average', label: 'running average', values: new Array<number>(16).fill(140) },
      ],
      rule: { value: 150, label: 'measured 150', kind: 'measured' },
    },
    {
      id: 'spool',
      title: 'Spool, rows',
      lines: [
        {
          id: 'spool',
          label: 'spool',
          values: Array.from({ length: 16 }, (_, step) => 250_000 * (step < 8 ? step : 16 - step)),
        },
      ],
    },
  ],
  lanes: [
    {
      id: 'cleanup',
      title: 'Message cleanup',
      none: 'never ran',
      incidents: [
        { outcome: 'failed', label: 'lost to a deadlock', startMs: 0, endMs: 60_000 },
        { outcome: 'failed', label: 'lost to a deadlock', startMs: 120_000, endMs: 180_000 },
        {
          outcome: 'completed',
          label: 'completed',
          startMs: 2 * hourMs,
          endMs: 3.5 * hourMs,
          detail: '1,900,000 rows',
        },
        { outcome: 'running', label: 'running', startMs: 3.6 * hourMs, endMs: null },
      ],
    },
    { id: 'throttling', title: 'Throttling', none: 'never', incidents: [] },
  ],
  marks: [{ atMs: 2 * hourMs, label: 'load stops' }],
};

afterEach(cleanup);

describe('TimePanels', () => {
  it('draws each line, incident and mark over one axis in hours', () => {
    render(<TimePanels {...props} />);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(3);
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-mark="moment"]')).toHaveLength(1);
    const failed = document.querySelector('[data-mark="failed"]')?.getAttribute('d');
    expect(failed?.match(/M/g)).toHaveLength(2);
    screen.getByText('2 lost to a deadlock');
    screen.getByText('never');
    screen.getByText('4 h');
  });

  it('says in words what it shows', () => {
    render(<TimePanels {...props} />);
    const description = screen.getByRole('img').getAttribute('aria-label');
    expect(description).toContain('highest 2,000,000 at 2.1\u202fh');
    expect(description).toContain('At 2.0\u202fh: load stops.');
    expect(description).toContain(
      'Message cleanup: 2 lost to a deadlock, 1 completed, 1 running. Throttling: never.',
    );
  });

  it.each([326, 360, 900])('has the whole key of a lane within %i px', (width) => {
    const svg = drawAt(width, <TimePanels {...props} />);
    const texts = [...svg.querySelectorAll('[data-lane="cleanup"] text')].slice(1);
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      const from = Number(text.getAttribute('x'));
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + textWidth(text.textContent)).toBeLessThanOrEqual(width);
    }
  });

  it.each([
    [1, 'once'],
    [3, '3 times'],
  ])('counts what can end in one way alone: %i is %s', (count, said) => {
    const incidents = Array.from({ length: count }, (_, index) => ({
      outcome: 'span' as const,
      startMs: index * hourMs,
      endMs: index * hourMs + 60_000,
    }));
    render(
      <TimePanels
        {...props}
        lanes={[{ id: 'throttling', title: 'Throttling', none: 'never', incidents }]}
        marks={[]}
      />,
    );
    screen.getByText(said);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Throttling$/);
  });

  it('reads out each line at a moment, and what goes on in that step alone', async () => {
    render(<TimePanels {...props} />);
    const surface = screen.getByRole('slider');
    act(() => surface.focus());
    await act(() => vi.dynamicImportSettled());
    const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
    expect(said()).toBe(
      'Received, messages/s: each step 150, running average 140. Spool, rows: 0. Message cleanup (2 lost to a deadlock).',
    );
    for (let press = 0; press < 13; press += 1) fireEvent.keyDown(surface, { key: 'ArrowRight' });
    expect(said()).toBe(
      'Received, messages/s: each step none, running average 140. Spool, rows: 750,000. Message cleanup (completed).',
    );
    fireEvent.keyDown(surface, { key: 'ArrowRight' });
    expect(said()).toMatch(/Message cleanup \(running\)\.$/);
  });

  it('has every step and incident in its table', () => {
    render(<TimePanels {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(17);
    expect(rows[9]).toBe(
      '120.0none1402,000,000load stops; Message cleanup (completed, 1,900,000 rows)',
    );
  });

  it('stays plain without values, incidents and marks', () => {
    render(
      <TimePanels
        title="Nothing has run"
        stepMs={1000}
        endMs={1000}
        panels={[
          { id: 'x', title: 'Received', lines: [{ id: 'x', label: 'x', values: [null] }] },
          { id: 'y', title: 'Spool', lines: [{ id: 'y', label: 'y', values: [] }] },
        ]}
        lanes={[]}
        marks={[]}
      />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('x: no values.');
  });
});

describe.each([
  ['small', 0.002],
  ['plain', 1],
  ['large', 4000],
])('the marks of TimePanels at %s values', (_what, by) => {
  const line = (id: string, values: (number | null)[], tone?: 'faint' | 'offered') => ({
    id,
    label: id,
    values: values.map((value) => (value === null ? null : value * by)),
    ...(tone ? { tone } : {}),
  });
  const given: TimePanelsProps = {
    ...props,
    stepMs: hourMs,
    panels: [
      {
        id: 'received',
        title: 'Received',
        lines: [
          line('offered', [200, 180, 90, 40], 'offered'),
          line('each', [150, null, 120, 20], 'faint'),
          line('average', [140, 130, 110, 60]),
        ],
        rule: { value: 165 * by, label: 'measured', kind: 'measured' },
      },
      {
        id: 'spool',
        title: 'Spool',
        lines: [line('spool', [2, 9, 5, 1])],
        rule: { value: 7 * by, label: 'limit', kind: 'limit' },
      },
    ],
    marks: [{ atMs: 2.25 * hourMs, label: 'load stops' }],
  };
  const panelOf = (svg: Element, id: string) =>
    svg.querySelector(`[data-panel="${id}"]`) as Element;

  it.each([360, 880])('stand at their own times and values, %i px wide', (width) => {
    const svg = drawAt(width, <TimePanels {...given} />);
    const x = readX(svg);
    expect(x.kind).toBe('linear');
    expect(x.pxOf(4)).toBeCloseTo(width - 12, 6);
    const received = panelOf(svg, 'received');
    const axes = { x, y: readY(received) };
    expect(axes.y.kind).toBe('linear');
    const offered = marks('offered', received).flatMap(partsOf);
    expectPlaces(axes, offered.flat(), [
      [0.5, 200 * by],
      [1.5, 180 * by],
      [2.5, 90 * by],
      [3.5, 40 * by],
    ]);
    const [before, after, average] = marks('simulated', received).flatMap(partsOf);
    expectPlaces(axes, before ?? [], [[0.5, 150 * by]]);
    expectPlaces(axes, after ?? [], [
      [2.5, 120 * by],
      [3.5, 20 * by],
    ]);
    expectPlaces(axes, average ?? [], [
      [0.5, 140 * by],
      [1.5, 130 * by],
      [2.5, 110 * by],
      [3.5, 60 * by],
    ]);
    const [rule = []] = marks('measured', received).map(endsOf);
    expectPlaces(axes, rule, [
      [0, 165 * by],
      [4, 165 * by],
    ]);
    const spool = panelOf(svg, 'spool');
    const below = { x, y: readY(spool) };
    expectPlaces(below, marks('simulated', spool).flatMap(partsOf).flat(), [
      [0.5, 2 * by],
      [1.5, 9 * by],
      [2.5, 5 * by],
      [3.5, by],
    ]);
    const [limit = []] = marks('limit', spool).map(endsOf);
    expectPlaces(below, limit, [
      [0, 7 * by],
      [4, 7 * by],
    ]);
  });

  it('begin and end when the incidents do', () => {
    const svg = drawAt(880, <TimePanels {...given} />);
    const x = readX(svg);
    const lane = svg.querySelector('[data-lane="cleanup"]') as Element;
    const bars = (outcome: string) => marks(outcome, lane).flatMap(partsOf);
    const [completed = []] = bars('completed');
    expectValues(
      x,
      completed.slice(0, 2).map((corner) => corner.x),
      [2, 3.5],
    );
    const [running = []] = bars('running');
    expectValues(
      x,
      running.slice(0, 2).map((corner) => corner.x),
      [3.6, 4],
    );
    const failed = bars('failed');
    expectValues(
      x,
      failed.map(([corner]) => corner?.x ?? Number.NaN),
      [0, 120_000 / hourMs],
    );
    const heightOf = (bar: { y: number }[]) =>
      Math.max(...bar.map(({ y }) => y)) - Math.min(...bar.map(({ y }) => y));
    expect(heightOf(failed[0] ?? [])).toBe(heightOf(completed) / 2);
    const [moment] = marks('moment', svg);
    const lines = [...(moment?.querySelectorAll('line') ?? [])].map(endsOf);
    // Through the head, both panels and both lanes.
    expect(lines).toHaveLength(5);
    expectValues(
      x,
      lines.flat().map((end) => end.x),
      lines.flat().map(() => 2.25),
    );
  });
});
