// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceCell } from '../../../../src/your-system/table/page/Cells';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `s${at}`, label: `Station ${at}` }));

afterEach(cleanup);

it('a cell of many choices shows the one it has, and all when a reader comes to it', () => {
  const onValue = vi.fn();
  render(<ChoiceCell label="Visits" value="s200" options={optionsOf(300)} onValue={onValue} />);
  const cell = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visits' });
  expect([...cell.options].map(({ value }) => value)).toEqual(['s200']);
  fireEvent.focus(cell);
  expect(cell.options).toHaveLength(300);
  expect(cell.value).toBe('s200');
  fireEvent.change(cell, { target: { value: 's7' } });
  expect(onValue).toHaveBeenCalledWith('s7');
});

it.each(['pointerEnter', 'pointerDown'] as const)('so it does at %s', (kind) => {
  render(<ChoiceCell label="Visits" value="s0" options={optionsOf(300)} onValue={() => {}} />);
  const cell = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visits' });
  fireEvent[kind](cell);
  expect(cell.options).toHaveLength(300);
});

it('a cell of few choices has them all at once', () => {
  render(<ChoiceCell label="Visits" value="s0" options={optionsOf(8)} onValue={() => {}} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').options).toHaveLength(8);
});
