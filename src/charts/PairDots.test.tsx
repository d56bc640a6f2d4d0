// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
    render(<PairDots rows={rows} names={names} quantity="documents/s" />);
    screen.getByText('Of 4 pairs, 2 higher with 2006, 1 lower with 2006, 1 the same');
    expect(document.querySelectorAll('[data-mark="before"]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-mark="after"]')).toHaveLength(5);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(1);
    screen.getByText('not printed');
    screen.getByText('×2.24');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('SQL, 2 KB: 0.77');
  });

  it('turns into a table', () => {
    render(<PairDots rows={rows} names={names} quantity="documents/s" />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const lines = screen.getAllByRole('row').map((row) => row.textContent);
    expect(lines).toHaveLength(7);
    expect(lines[1]).toBe('HTTP, one way2 KB97.31051.08nonenone');
    expect(lines[4]).toBe('File200 KBnonenonenonenonenone');
  });

  it('says so where nothing was measured', () => {
    render(<PairDots rows={[]} names={names} quantity="documents/s" />);
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
