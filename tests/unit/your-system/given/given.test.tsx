// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FileReader } from '../../../../src/your-system/given/readKept';
import { fixture } from '../../loadtest/fixtures';
import { store } from './fakeFiles';
import {
  cards,
  close,
  drop,
  field,
  fileOf,
  LEVELS,
  open,
  page,
  paste,
  status,
  users,
} from './givenPage';

vi.mock('../../../../src/your-system/given/page/keptFiles', () => import('./fakeFiles'));

afterEach(close);

describe('what is pasted', () => {
  it('makes levels in one action, two of them kept back', async () => {
    open();
    paste(LEVELS);
    await waitFor(() => expect(users()).toEqual([1, 2, 4, 8, 16, 32, 64]));
    expect(page.latest.hold).toEqual([32, 64]);
    await waitFor(() =>
      expect(status()).toBe('7 levels measured; kept back to check the rest: 32 and 64 users.'),
    );
    expect(cards()).toEqual(['pasted 1 · table×']);
    expect(screen.getByText(/^N = X · \(R \+ Z\)/).textContent).toMatch(/off by up to|holds/);
    expect(page.changes).toEqual(['Add measured levels']);
  });

  it('stays in the field where nothing can be used, and is read again once it is put right', async () => {
    open();
    paste('what is this?');
    await waitFor(() => expect(cards()).toEqual(['pasted 1 · not used×']));
    expect(field().value).toBe('what is this?');
    expect(screen.getByText(/results of k6, JMeter/)).toBeTruthy();
    expect(page.latest.measured).toBeUndefined();
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
    expect(cards()).toEqual(['pasted 1 · table×']);
  });

  it('keeps good rows, and names the bad one with its place, value and what is accepted', async () => {
    open();
    paste(LEVELS.replace('171', 'oops'));
    await waitFor(() => expect(users()).toEqual([1, 2, 8, 16, 32, 64]));
    expect(
      screen.getByText(/line 4, req\/s: “oops” cannot be used; accepted: a number/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit the text' }));
    expect(field().value).toContain('oops');
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
  });

  it('asks for what it lacks, goes there, and takes the answer', async () => {
    open();
    paste(fixture('tools/hey.txt').text);
    const asked = await screen.findByRole('textbox', { name: 'Users of pasted 1' });
    await waitFor(() => expect(document.activeElement).toBe(asked));
    await waitFor(() =>
      expect(status()).toBe('No level could be used. Not told: users of pasted 1.'),
    );
    fireEvent.change(asked, { target: { value: 'eight' } });
    fireEvent.blur(asked);
    expect(screen.getByText('“eight” is not used; accepted: a number above 0.')).toBeTruthy();
    fireEvent.change(asked, { target: { value: '8' } });
    fireEvent.keyDown(asked, { key: 'Enter' });
    await waitFor(() => expect(users()).toEqual([8]));
  });

  it('is read otherwise by another choice', async () => {
    open();
    paste(LEVELS.replace('req/s', 'throughput'));
    await waitFor(() => expect(users()).toHaveLength(7));
    const unit = screen.getByRole('combobox', { name: /^Unit of throughput/ });
    fireEvent.change(unit, { target: { value: 'per minute' } });
    await waitFor(() =>
      expect(page.latest.measured?.[0]?.throughputPerSecond).toBeCloseTo(46 / 60, 9),
    );
  });

  it('has its think time told for all levels', async () => {
    open();
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
    const think = screen.getByRole('textbox', { name: /^Users pause/ });
    fireEvent.change(think, { target: { value: '12,5' } });
    fireEvent.blur(think);
    await waitFor(() =>
      expect(page.latest.measured?.map(({ thinkMs }) => thinkMs)).toContain(12.5),
    );
  });
});

/** What people paste by mistake, each in a way of its own. */
const USELESS: readonly string[] = [
  'see the attached file',
  'https://grafana.example/d/abc?from=now-1h',
  '<!DOCTYPE html><html><body>Sign in</body></html>',
  '{"checks": {"passed": 3',
  '[]',
  'null',
  '42',
  'users',
  'users,throughputPerSecond\n',
  'users,throughputPerSecond\nmany,few\n',
  'users,throughputPerSecond\n0,0\n-1,-5\n',
  'users,throughputPerSecond\n1e999,1e999\n',
  '\u0000\u0001\u0002\u0003\u0004',
  'PK\u0003\u0004\u0014\u0000\u0006\u0000',
  '$ k6 run script.js\nzsh: command not found: k6',
  'summary =   1760 in 00:00:08 =  219.9/s Avg:    36',
  '\u200b\u200b\u200b',
  '🙂🙂🙂\n🙂🙂',
  'x'.repeat(20_000),
];

describe('what is no load test', () => {
  it.each(USELESS)('stays in the field, and is named with what is accepted: %j', async (text) => {
    open();
    paste(text);
    await waitFor(() =>
      expect(cards()).toEqual([expect.stringMatching(/^pasted 1 · (?:not used|table)×$/)]),
    );
    expect(field().value).toBe(text);
    expect(screen.getAllByText(/cannot be used; accepted: .{4}/)[0]).toBeTruthy();
    expect(page.latest.measured).toBeUndefined();
  });
});

describe('files', () => {
  it('are taken wherever they are dropped, with utilisation joined by level', async () => {
    open();
    const event = drop([
      fileOf('n.tsv', LEVELS),
      fileOf('server.csv', 'users,db %\n1,10\n64,99\n'),
    ]);
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(users()).toHaveLength(7));
    expect(page.latest.measured?.[6]?.utilisation).toEqual({ db: 0.99 });
    expect(cards()).toEqual(['n.tsv · table×', 'server.csv · utilisation by level×']);
    expect(screen.getByText('db; joined by the number of users to 2 levels')).toBeTruthy();
  });

  it('are opened in one field, and removed by their card', async () => {
    open();
    const input = screen.getByLabelText<HTMLInputElement>('Open files');
    fireEvent.change(input, { target: { files: [fileOf('n.tsv', LEVELS)] } });
    await waitFor(() => expect(users()).toHaveLength(7));
    fireEvent.click(screen.getByRole('button', { name: 'Remove n.tsv' }));
    await waitFor(() => expect(page.latest.measured).toBeUndefined());
    expect(page.latest.hold).toBeUndefined();
    expect(cards()).toEqual([]);
  });

  it('too large or in bytes are named with what is accepted', async () => {
    open();
    const large = fileOf('huge.jtl', '');
    Object.defineProperty(large, 'size', { value: 3e8 });
    drop([large, new File([new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7])], 'photo.png')]);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/huge\.jtl has 300 MB/),
    );
    expect(screen.getByRole('alert').textContent).toMatch(/accepted: files up to 200 MB/);
    await waitFor(() => expect(cards()).toEqual(['photo.png · not used×']));
    expect(screen.getByText(/“no text” cannot be used; accepted: text:/)).toBeTruthy();
  });

  it('that take long can be stopped, and what was there stays', async () => {
    vi.useFakeTimers();
    try {
      const signals: (AbortSignal | undefined)[] = [];
      const reader: FileReader = {
        read: (_files, _choices, _thinkMs, signal) => {
          signals.push(signal);
          return new Promise<never>(() => undefined);
        },
      };
      const first = {
        stations: [],
        measured: [{ users: 1, throughputPerSecond: 1, tool: 'typed' }],
      };
      open(first, reader);
      drop([fileOf('n.tsv', LEVELS)]);
      await vi.advanceTimersByTimeAsync(1500);
      expect(status()).toBe('Reading');
      fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
      expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
      expect(users()).toEqual([1]);
      expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
      expect(status()).toBe('Stopped. What was read before stays.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that make the reader fail are kept, and it says so', async () => {
    open({ stations: [] }, { read: () => Promise.reject(new Error('no worker')) });
    paste(LEVELS);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/no worker/));
    expect(field().value).toBe(LEVELS);
  });
});

describe('a reload', () => {
  it('loses neither files nor choices', async () => {
    open();
    paste(LEVELS.replace('req/s', 'throughput'));
    await waitFor(() => expect(users()).toHaveLength(7));
    fireEvent.change(screen.getByRole('combobox', { name: /^Unit of throughput/ }), {
      target: { value: 'per minute' },
    });
    await waitFor(() => expect(page.latest.measured?.[0]?.throughputPerSecond).toBeLessThan(1));
    const before = page.latest;
    cleanup();
    open(before);
    const unit = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Unit of thr/ });
    expect(unit.value).toBe('per minute');
    expect(page.latest).toEqual(before);
  });

  it('keeps what could not be read in the field', async () => {
    open();
    paste('what is this?');
    await waitFor(() => expect(JSON.stringify([...store.kept])).toContain('what is this?'));
    cleanup();
    open();
    await waitFor(() => expect(field().value).toBe('what is this?'));
  });

  it('with levels of another test shows those, not the files of this', async () => {
    open();
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
    cleanup();
    open({
      stations: [],
      measured: [{ users: 3, throughputPerSecond: 9, file: 'k.json', tool: 'k6' }],
    });
    await waitFor(() => expect(cards()).toEqual(['k.json · k6×']));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cards()).toEqual(['k.json · k6×']);
  });

  it('in a browser that keeps nothing is said once, and all goes on', async () => {
    store.refuses = true;
    open();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/keeps no files/));
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  });
});
