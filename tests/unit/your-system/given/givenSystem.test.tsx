// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedFile } from '../../../../src/your-system/carry/file';
import { toFragment } from '../../../../src/your-system/carry/link';
import type { Description } from '../../../../src/your-system/description';
import {
  cards,
  close,
  drop,
  field,
  fileOf,
  fill,
  LEVELS,
  open,
  page,
  paste,
  status,
  users,
} from './givenPage';

vi.mock('../../../../src/your-system/given/page/keptFiles', () => import('./fakeFiles'));

afterEach(close);

const SHOP: Description = {
  name: 'Shop',
  stations: [{ name: 'db', kind: 'processors', count: 2, demandMs: 9 }],
  measured: [{ users: 5, throughputPerSecond: 90, tool: 'wrk', file: 'theirs.json' }],
};
const CLOSED = 'tests/unit/your-system/carry/jmt/closed_2class_2stat.jsimg';

describe('a system', () => {
  it('is opened as one step from its file, and what was there is not lost', async () => {
    open();
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
    drop([fileOf('Shop.json', savedFile(SHOP).text)]);
    await waitFor(() => expect(page.latest.name).toBe('Shop'));
    expect(page.latest).toMatchObject(SHOP);
    expect(page.changes).toEqual(['Add measured levels', 'Open Shop']);
    await waitFor(() =>
      expect(status()).toBe(
        'Opened “Shop”: one station, one level. Undo brings back what was here before.',
      ),
    );
    expect(cards()).toEqual(['theirs.json · wrk×']);
  });

  it('is opened from a link in other text, and a load test with it is read beside it', async () => {
    open();
    paste(`Look: https://example.org/your-system#${await toFragment(SHOP)} and tell me`);
    await waitFor(() => expect(page.latest.name).toBe('Shop'));
    fireEvent.click(screen.getByRole('button', { name: 'Add or paste' }));
    expect(field().value).toBe('');
    drop([fileOf('n.tsv', LEVELS)]);
    await waitFor(() => expect(users()).toEqual([1, 2, 4, 5, 8, 16, 32, 64]));
    await waitFor(() =>
      expect(status()).toMatch(
        /One level was here before and stays: remove what is of another test/,
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove theirs.json' }));
    expect(users()).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });

  it('is opened from a model of JMT, with what was lost', async () => {
    open();
    drop([new File([readFileSync(CLOSED)], 'two.jsimg')]);
    await waitFor(() => expect(page.latest.stations).not.toEqual([]));
    expect(page.changes).toEqual(['Open closed_2class_2stat']);
    expect(page.said[0]).toMatch(/times are read as seconds/);
  });

  it.each([
    ['#s=zAAAA', /is cut short or changed/],
    ['{"stations": []}', /The system is empty/],
    ['{"version": 7, "stations": []}', /newer version, 7/],
    ['{"stations": [{"name": "a"', /cut short or damaged/],
  ])('that cannot be opened stays in the field and is named: %s', async (text, message) => {
    const drawn = { stations: SHOP.stations };
    open(drawn);
    paste(text);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(message));
    expect(field().value).toBe(text);
    expect(page.latest).toBe(drawn);
    expect(page.changes).toEqual([]);
  });
});

describe('what is typed', () => {
  const hint = () => screen.queryByText('Read when you leave the field, or press Ctrl and Enter.');

  it('is read when the field is left, which is said, and stays over a reload until then', async () => {
    open();
    fireEvent.change(field(), { target: { value: 'n,req' } });
    expect(hint()).toBeTruthy();
    cleanup();
    open();
    await waitFor(() => expect(field().value).toBe('n,req'));
    expect(hint()).toBeTruthy();
    fireEvent.blur(field());
    await waitFor(() => expect(cards()).toEqual(['pasted 1 · not used×']));
    expect(hint()).toBeNull();
  });

  it('at once, as by dictation, is read at once', async () => {
    open();
    fill(LEVELS, 'insertText');
    await waitFor(() => expect(users()).toHaveLength(7));
  });
});

describe('an undo', () => {
  it('shows again what was given before', async () => {
    const first = { stations: [] };
    open(first);
    paste(LEVELS);
    await waitFor(() => expect(cards()).toEqual(['pasted 1 · table×']));
    page.undo();
    await waitFor(() => expect(cards()).toEqual([]));
  });
});
