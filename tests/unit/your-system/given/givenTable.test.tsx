// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from './fakeFiles';
import { cards, close, LEVELS, openTable, page, paste, users } from './givenPage';

vi.mock('../../../../src/your-system/given/page/keptFiles', () => import('./fakeFiles'));

afterEach(close);

describe('the table', () => {
  const cell = (label: string, row: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `${label}, row ${row}` });
  const type = (label: string, row: number, text: string) => {
    fireEvent.change(cell(label, row), { target: { value: text } });
    fireEvent.keyDown(cell(label, row), { key: 'Enter' });
  };
  const pasteInto = (label: string, row: number, text: string) =>
    fireEvent.paste(cell(label, row), { clipboardData: { getData: () => text, files: [] } });

  it('takes typed levels, and says of a bad cell what is accepted while the others count', async () => {
    await openTable();
    type('users', 1, '4');
    expect(
      screen.getByText(/^Row 1, requests\/s is missing; accepted: a number above 0/),
    ).toBeTruthy();
    type('requests/s', 1, '171,5');
    expect(page.latest.measured).toEqual([{ users: 4, throughputPerSecond: 171.5, tool: 'typed' }]);
    type('mean ms', 1, 'fast');
    expect(cell('mean ms', 1).value).toBe('fast');
    expect(cell('mean ms', 1).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Row 1, mean ms is “fast”; accepted: a number above 0.')).toBeTruthy();
    expect(page.latest.measured).toHaveLength(1);
    type('mean ms', 1, '23');
    expect(page.latest.measured?.[0]?.responseMs).toEqual({ mean: 23 });
    const before = page.latest;
    type('users', 2, 'x');
    await waitFor(() => expect(JSON.stringify([...store.kept])).toContain('"x"'));
    cleanup();
    await openTable(before);
    await waitFor(() => expect(cell('users', 2).value).toBe('x'));
  });

  it('takes cells of a spreadsheet with decimal commas from where they are pasted', async () => {
    await openTable();
    pasteInto('users', 1, '1\t46,5\t21\n2\t92,25\t22\n');
    expect(page.latest.measured?.map((level) => [level.users, level.throughputPerSecond])).toEqual([
      [1, 46.5],
      [2, 92.25],
    ]);
    expect(page.latest.measured?.[1]?.responseMs).toEqual({ mean: 22 });
  });

  it('reads a pasted table with heads as such a table', async () => {
    await openTable();
    pasteInto('users', 1, 'users\treq/min\n1\t60\n2\t120\n');
    await waitFor(() =>
      expect(page.latest.measured?.map((one) => one.throughputPerSecond)).toEqual([1, 2]),
    );
    expect(cards()).toEqual(['pasted 1 · table×']);
  });

  it('edits what was read, which counts as typed then and stays when a choice changes', async () => {
    await openTable();
    paste(LEVELS.replace('req/s', 'throughput'));
    await waitFor(() => expect(users()).toHaveLength(7));
    type('requests/s', 3, '175');
    expect(page.latest.measured?.[2]).toMatchObject({
      users: 4,
      throughputPerSecond: 175,
      tool: 'typed',
    });
    expect(page.latest.measured?.[2]?.file).toBeUndefined();
    fireEvent.change(screen.getByRole('combobox', { name: /^Unit of throughput/ }), {
      target: { value: 'per hour' },
    });
    await waitFor(() => expect(page.latest.measured?.[0]?.throughputPerSecond).toBeLessThan(1));
    expect(page.latest.measured?.[2]?.throughputPerSecond).toBe(175);
    expect(users()).toHaveLength(7);
  });

  it('has a column for the utilisation of a resource by its name', async () => {
    await openTable({
      stations: [],
      measured: [{ users: 4, throughputPerSecond: 171, tool: 'typed' }],
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of a resource' }), {
      target: { value: 'database' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add its utilisation' }));
    type('database busy, %', 1, '25');
    expect(page.latest.measured?.[0]?.utilisation).toEqual({ database: 0.25 });
    type('database busy, %', 1, '250');
    expect(
      screen.getByText(/database busy, % is “250”; accepted: a percentage from 0/),
    ).toBeTruthy();
    expect(page.latest.measured?.[0]?.utilisation).toBeUndefined();
  });

  it('goes down with Enter, and removes a row', async () => {
    await openTable({
      stations: [],
      measured: [{ users: 4, throughputPerSecond: 171, tool: 'typed' }],
    });
    cell('users', 1).focus();
    fireEvent.keyDown(cell('users', 1), { key: 'Enter' });
    expect(document.activeElement).toBe(cell('users', 2));
    fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(page.latest.measured).toBeUndefined();
  });
});
