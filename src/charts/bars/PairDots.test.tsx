// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, endsOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { PairDots } from './PairDots';
import { ordered, type PairRow } from './pairOrder';

const rows: PairRow[] = [
  {
    id: 'http',
    label: 'HTTP',
    detail: 'one way',
    lanes: [
      { label: '2 KB', before: 97.3, after: 105 },
      { label: '200 KB', before: 11.6, after: 26 },
    ],
  },
  {
    id: 'file',
    label: 'File',
    lanes: [
      { label: '2 KB', before: 271, after: 271, simulatedAfter: 265 },
      { label: '200 KB', before: null, after: null },
    ],
  },
  {
    id: 'sql',
    label: 'SQL',
    lanes: [
      { label: '2 KB', before: 109, after: 83.9 },
      { label: '200 KB', before: null, after: 14.6 },
    ],
  },
];
const names = ['2004 SP1', '2006'] as const;

afterEach(cleanup);

describe('PairDots', () => {
  it('counts what rises and falls and draws each value that is there', () => {
    render(
      <PairDots rows={rows} names={names} quantity="Documents per second" unit="documents/s" />,
    );
    screen.getByText('2006: higher in 2 of 4 pairs, lower in 1, the same in 1');
    expect(document.querySelectorAll('[data-mark="before"]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-mark="after"]')).toHaveLength(5);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(1);
    screen.getByText('not printed');
    screen.getByText('×2.24');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('SQL, 2 KB: 0.77');
  });

  it('turns into a table', () => {
    render(
      <PairDots rows={rows} names={names} quantity="Documents per second" unit="documents/s" />,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const lines = screen.getAllByRole('row').map((row) => row.textContent);
    expect(lines).toHaveLength(7);
    expect(lines[1]).toBe('HTTP, one way2 KB97.31051.08nonenone');
    expect(lines[4]).toBe('File200 KBnonenonenonenonenone');
  });

  it('tells of one side alone, and marks what is against the rule', () => {
    const props = { names, quantity: 'Documents per second', unit: 'documents/s' };
    render(<PairDots rows={rows.slice(0, 1)} {...props} />);
    screen.getByText('2006: higher in all 2 pairs');
    cleanup();
    render(<PairDots rows={rows} {...props} />);
    screen.getByText(/bold: against the rule/);
    expect(screen.getByText('×0.77').getAttribute('class')).not.toBe(
      screen.getByText('×2.24').getAttribute('class'),
    );
  });

  it('says so where nothing was measured', () => {
    render(<PairDots rows={[]} names={names} quantity="Documents per second" unit="documents/s" />);
    screen.getByText('No pair was measured');
  });
});

describe('ordered', () => {
  const idsBy = (lane: string | null) => ordered(rows, lane).map(({ id }) => id);

  it('puts the largest gain first and rows without a pair last', () => {
    expect(idsBy('2 KB')).toEqual(['http', 'file', 'sql']);
    expect(idsBy('200 KB')).toEqual(['http', 'file', 'sql']);
    expect(ordered([...rows].reverse(), '200 KB').map(({ id }) => id)).toEqual([
      'http',
      'sql',
      'file',
    ]);
    expect(idsBy(null)).toEqual(['http', 'file', 'sql']);
  });
});

describe.each([
  ['small', 0.1],
  ['plain', 1],
  ['large', 3],
])('the marks of PairDots at %s values', (_what, by) => {
  const times = (value: number | null) => (value === null ? null : value * by);
  const given = rows.map((row) => ({
    ...row,
    lanes: row.lanes.map((pair, lane) => ({
      ...pair,
      before: times(pair.before),
      after: times(pair.after),
      ...(row.id === 'sql' && lane === 0
        ? { simulatedBefore: 150 * by, simulatedAfter: 57 * by }
        : {}),
      ...(row.id === 'file' && lane === 0 ? { simulatedAfter: 230 * by } : {}),
    })),
  }));

  it.each([440, 880])('stand at their own values on a log axis, %i px wide', (width) => {
    const svg = drawAt(width, <PairDots rows={given} names={names} quantity="Rate" unit="1/s" />);
    const x = readX(svg);
    expect(x.kind).toBe('log');
    const across = (kind: string) => marks(kind, svg).map((mark) => centreOf(mark).x);
    const before = [97.3, 11.6, 271, 109].map((value) => value * by);
    const after = [105, 26, 271, 83.9, 14.6].map((value) => value * by);
    expectValues(x, across('before'), before);
    expectValues(x, across('after'), after);
    expectValues(x, across('simulated'), [230 * by, 150 * by, 57 * by]);
    const joined = [...svg.querySelectorAll('line[data-look="connector"]')].map(endsOf);
    expectValues(
      x,
      joined.map(([from]) => from.x),
      before,
    );
    expectValues(
      x,
      joined.map(([, to]) => to.x),
      after.slice(0, 4),
    );
  });

  it('stand in the lane that carries their name', () => {
    const svg = drawAt(880, <PairDots rows={given} names={names} quantity="Rate" unit="1/s" />);
    for (const row of given) {
      const group = svg.querySelector(`[data-row="${row.id}"]`) as Element;
      const texts = [...group.querySelectorAll('text')];
      const heights = row.lanes.map(({ label }) => {
        const name = texts.find(({ textContent }) => textContent === label);
        return Number(name?.getAttribute('y')) - 4;
      });
      expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(12);
      const drawn = row.lanes.flatMap(({ before }, lane) =>
        before === null ? [] : [heights[lane]],
      );
      expect(marks('before', group).map((mark) => centreOf(mark).y)).toEqual(drawn);
    }
  });
});
