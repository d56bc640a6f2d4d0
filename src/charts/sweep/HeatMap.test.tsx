// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, edgesOf, lengthOf, marks } from '../../../tests/support/marks';
import { HeatMap } from './HeatMap';
import type { HeatCell, HeatMapProps } from './types';

afterEach(cleanup);

const USERS = ['2', '4', '8', '12'];
const SENDERS = ['0', '1', '5'];
/** No two combinations have the same value, and none that of its mirror image. */
const valueAt = (column: number, row: number) => 40 + 17 * column + 5 * row;

const cellAt = (column: number, row: number): HeatCell => ({
  column,
  row,
  value: valueAt(column, row),
  why: '',
  interval: { low: valueAt(column, row) - 2, high: valueAt(column, row) + 2 },
  band: null,
  measured: column === 1 && row === 2 ? [{ name: '20-A', value: 66 }] : [],
  isBeyond: row === 0,
  isUnstable: false,
});

const props = (cells?: readonly HeatCell[]): HeatMapProps => ({
  title: ['Finding'],
  subtitle: 'Throughput, messages/s.',
  columns: { label: 'Virtual users', unit: '', names: USERS },
  rows: { label: 'Send only', unit: '', names: SENDERS },
  measure: { id: 'throughput.median', label: 'Throughput', unit: 'messages/s' },
  cells: cells ?? USERS.flatMap((_, column) => SENDERS.map((_name, row) => cellAt(column, row))),
  best: { column: 3, row: 2 },
  digits: 0,
});

/** The names at the axes that a place belongs to: those whose labels stand nearest. */
function namesAt(svg: Element, { x, y }: { x: number; y: number }): [string, string] {
  const nearest = (selector: string, distance: (label: Element) => number) =>
    [...svg.querySelectorAll(selector)].reduce((a, b) => (distance(a) <= distance(b) ? a : b));
  const column = nearest('[data-column]', (label) => Math.abs(lengthOf(label, 'x') - x));
  const row = nearest('[data-row]', (label) => Math.abs(lengthOf(label, 'y') - 4 - y));
  return [column.textContent ?? '', row.textContent ?? ''];
}

const middle = (rect: Element) => {
  const { left, right, top, bottom } = edgesOf(rect);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

it.each([360, 720])('has each value in the cell of its names, %i px wide', (width) => {
  const svg = drawAt(width, <HeatMap {...props()} />);
  const read = [...svg.querySelectorAll('text[class*="cellText"]')].map((text) => {
    const at = { x: lengthOf(text, 'x'), y: lengthOf(text, 'y') - 4 };
    return [...namesAt(svg, at), Number(text.textContent)];
  });
  expect(read).toEqual(
    USERS.flatMap((user, column) =>
      SENDERS.map((sender, row) => [user, sender, valueAt(column, row)]),
    ),
  );
});

it('has values that differ by rounding alone in cells of one shade', () => {
  const cells = props().cells.map((cell, index) => ({ ...cell, value: 85 - (index % 2) * 1e-13 }));
  const svg = drawAt(720, <HeatMap {...props(cells)} />);
  const shades = marks('cell', svg).map((rect) => lengthOf(rect, 'fill-opacity'));
  expect(shades).toHaveLength(cells.length);
  expect(Math.max(...shades) - Math.min(...shades)).toBeLessThan(0.01);
});

it('has larger values in darker cells, larger rows on top', () => {
  const svg = drawAt(720, <HeatMap {...props()} />);
  const cells = marks('cell', svg).map((rect) => ({
    names: namesAt(svg, middle(rect)),
    shade: lengthOf(rect, 'fill-opacity'),
  }));
  const byShade = [...cells].sort((a, b) => a.shade - b.shade).map(({ names }) => names.join());
  const byValue = USERS.flatMap((user, column) =>
    SENDERS.map((sender, row) => ({ names: [user, sender].join(), value: valueAt(column, row) })),
  ).sort((a, b) => a.value - b.value);
  expect(byShade).toEqual(byValue.map(({ names }) => names));
  const [bottom, , top] = SENDERS.map((_, row) =>
    lengthOf(svg.querySelector(`[data-row="${row}"]`) as Element, 'y'),
  );
  expect(top).toBeLessThan(bottom ?? 0);
});

it('frames the best, rings what was measured and hatches what was not', () => {
  const svg = drawAt(720, <HeatMap {...props()} />);
  expect(marks('best', svg).map((rect) => namesAt(svg, middle(rect)))).toEqual([['12', '5']]);
  const [ring] = marks('measured', svg);
  const { x, y } = centreOf(ring as Element);
  const [cell] = marks('cell', svg).filter((rect) => {
    const { left, right, top, bottom } = edgesOf(rect);
    return x > left && x < right && y > top && y < bottom;
  });
  expect(cell && namesAt(svg, middle(cell))).toEqual(['4', '5']);
  expect(marks('beyond-range', svg).map((rect) => namesAt(svg, middle(rect))[1])).toEqual(
    USERS.map(() => '0'),
  );
});

it('parts what keeps a limit from what does not, and says nothing of what is not known', () => {
  // Kept up to 8 users without senders and up to 4 with any; nothing is known of 12 users with 5.
  const keeps = (column: number, row: number) =>
    column === 3 && row === 2 ? null : column < (row === 0 ? 3 : 2);
  const cells = props().cells.map((cell) => ({ ...cell, keeps: [keeps(cell.column, cell.row)] }));
  const svg = drawAt(720, <HeatMap {...props(cells)} limits={['roundtrip at most 340 ms']} />);
  const [contour] = marks('contour', svg);
  const centres = new Map(
    marks('cell', svg).map((rect) => [namesAt(svg, middle(rect)).join(), middle(rect)]),
  );
  const between = (a: string, b: string) => {
    const [one, other] = [centres.get(a), centres.get(b)];
    return { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 };
  };
  const pieces = [
    ...(contour?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)([vh])([\d.]+)/g),
  ];
  const drawn = pieces.map(([, left, top, way, long]) => ({
    x: Number(left) + (way === 'h' ? Number(long) / 2 : 0),
    y: Number(top) + (way === 'v' ? Number(long) / 2 : 0),
  }));
  const expected = [
    between('8,0', '12,0'),
    between('8,0', '8,1'),
    between('4,1', '8,1'),
    between('4,5', '8,5'),
  ];
  expect(drawn).toHaveLength(expected.length);
  for (const place of expected)
    expect(drawn.some(({ x, y }) => Math.abs(x - place.x) < 1 && Math.abs(y - place.y) < 1)).toBe(
      true,
    );
});

it('leaves cells empty that are still to come or no system, and writes nothing where it does not fit', () => {
  const cells = props().cells.map((cell) =>
    cell.column === 0
      ? { ...cell, value: null, why: cell.row === 0 ? 'No computer is left' : '' }
      : cell,
  );
  const svg = drawAt(720, <HeatMap {...props(cells)} />);
  expect(marks('gap', svg).map((rect) => namesAt(svg, middle(rect))[0])).toEqual(['2', '2', '2']);
  const narrow = drawAt(120, <HeatMap {...props()} />);
  expect(narrow.querySelectorAll('text[class*="cellText"]')).toHaveLength(0);
});

it('has every combination in its table', () => {
  render(<HeatMap {...props()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Table: Finding' }));
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toHaveLength(13);
  expect(rows[6]).toEqual(['4', '5', '67', '65 to 69', 'n/a', '66 (20-A)', '']);
  expect(rows[1]?.[6]).toBe('not measured');
  const [, ...drawn] = screen.getAllByRole('row');
  const marked = drawn[5]?.querySelectorAll('data') ?? [];
  expect(
    [...marked].map((one) => [one.getAttribute('value'), one.dataset.metric, one.dataset.kind]),
  ).toEqual([
    ['67', 'throughput.median', 'simulated'],
    ['65', 'throughput.median.low', 'simulated'],
    ['69', 'throughput.median.high', 'simulated'],
    ['66', 'throughput.median', 'measured'],
  ]);
});
