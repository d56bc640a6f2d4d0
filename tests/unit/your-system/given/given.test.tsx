// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFiles } from '../../../../src/system/loadTest';
import type { Description } from '../../../../src/your-system/description';
import { Given } from '../../../../src/your-system/given/page/Given';
import type { FileReader } from '../../../../src/your-system/given/readKept';
import { fixture } from '../../loadtest/fixtures';

/** The browser's own store, which this environment has not. */
const store = vi.hoisted(() => ({ kept: new Map<string, unknown>(), refuses: false }));
vi.mock('../../../../src/your-system/given/page/keptFiles', () => {
  const guarded = <Value,>(act: () => Value) =>
    store.refuses ? Promise.reject(new Error('no store')) : Promise.resolve(act());
  return {
    loadKept: () => guarded(() => store.kept.get('given') ?? null),
    saveKept: (kept: unknown) => guarded(() => void store.kept.set('given', structuredClone(kept))),
  };
});

const client: FileReader = {
  read: async (files, choices, thinkMs) => readFiles(files, { choices, thinkMs }),
};

let latest: Description = { stations: [] };
let changes: string[] = [];

function Page({ reader, first }: { reader: FileReader; first: Description }) {
  const [description, setDescription] = useState(first);
  latest = description;
  return (
    <Given
      sent={0}
      client={reader}
      description={description}
      onChange={(next, what) => {
        changes.push(what);
        setDescription(next);
      }}
    />
  );
}

const open = (first: Description = { stations: [] }, reader: FileReader = client) =>
  render(<Page reader={reader} first={first} />);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Paste what/ });

/** As a browser does it: the text stands in the field, and says how it came there. */
function paste(text: string): void {
  const input = field();
  fireEvent.paste(input, { clipboardData: { files: [], getData: () => text } });
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, text);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

const drop = (files: readonly File[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], items: [], files } });
  fireEvent(document.body, event);
  return event;
};
const fileOf = (name: string, text: string) => new File([text], name);

const LEVELS =
  'users\treq/s\tmean ms\n1\t46\t21\n2\t92\t22\n4\t171\t23\n8\t232\t34\n16\t249\t64\n32\t247\t129\n64\t246\t259\n';
const users = () => (latest.measured ?? []).map((level) => level.users ?? level.arrivalsPerSecond);
const status = () => screen.getByRole('status').textContent;
const cards = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);

beforeEach(() => {
  store.kept.clear();
  store.refuses = false;
  latest = { stations: [] };
  changes = [];
});
afterEach(cleanup);

describe('what is pasted', () => {
  it('makes levels in one action, two of them kept back', async () => {
    open();
    paste(LEVELS);
    await waitFor(() => expect(users()).toEqual([1, 2, 4, 8, 16, 32, 64]));
    expect(latest.hold).toEqual([32, 64]);
    expect(status()).toBe('7 levels measured; kept back to check the rest: 32 and 64 users.');
    expect(cards()).toEqual(['pasted 1 · table×']);
    expect(screen.getByText(/^N = X · \(R \+ Z\)/).textContent).toMatch(/off by up to|holds/);
    expect(changes).toEqual(['Add measured levels']);
  });

  it('stays in the field where nothing can be used, and is read again once it is put right', async () => {
    open();
    paste('what is this?');
    await waitFor(() => expect(cards()).toEqual(['pasted 1 · not used×']));
    expect(field().value).toBe('what is this?');
    expect(screen.getByText(/results of k6, JMeter/)).toBeTruthy();
    expect(latest.measured).toBeUndefined();
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
    expect(status()).toBe('No level could be used. Not told: users of pasted 1.');
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
    await waitFor(() => expect(latest.measured?.[0]?.throughputPerSecond).toBeCloseTo(46 / 60, 9));
  });

  it('has its think time told for all levels', async () => {
    open();
    paste(LEVELS);
    await waitFor(() => expect(users()).toHaveLength(7));
    const think = screen.getByRole('textbox', { name: /^Users pause/ });
    fireEvent.change(think, { target: { value: '12,5' } });
    fireEvent.blur(think);
    await waitFor(() => expect(latest.measured?.map(({ thinkMs }) => thinkMs)).toContain(12.5));
  });
});

/** What people paste by mistake, each in a way of its own. */
const USELESS: readonly string[] = [
  'see the attached file',
  'https://grafana.example/d/abc?from=now-1h',
  '<!DOCTYPE html><html><body>Sign in</body></html>',
  '{"stations": []}',
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
    expect(latest.measured).toBeUndefined();
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
    expect(latest.measured?.[6]?.utilisation).toEqual({ db: 0.99 });
    expect(cards()).toEqual(['n.tsv · table×', 'server.csv · utilisation by level×']);
    expect(screen.getByText('db; joined by the number of users to 2 levels')).toBeTruthy();
  });

  it('are opened in one field, and removed by their card', async () => {
    open();
    const input = screen.getByLabelText<HTMLInputElement>('Open files');
    fireEvent.change(input, { target: { files: [fileOf('n.tsv', LEVELS)] } });
    await waitFor(() => expect(users()).toHaveLength(7));
    fireEvent.click(screen.getByRole('button', { name: 'Remove n.tsv' }));
    await waitFor(() => expect(latest.measured).toBeUndefined());
    expect(latest.hold).toBeUndefined();
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
      const reader = { read: () => new Promise<never>(() => undefined) };
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
    await waitFor(() => expect(latest.measured?.[0]?.throughputPerSecond).toBeLessThan(1));
    const before = latest;
    cleanup();
    open(before);
    const unit = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Unit of thr/ });
    expect(unit.value).toBe('per minute');
    expect(latest).toEqual(before);
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
    await waitFor(() => expect(cards()).toEqual(['k.json · k6']));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cards()).toEqual(['k.json · k6']);
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
    open();
    type('users', 1, '4');
    expect(
      screen.getByText(/^Row 1, requests\/s is missing; accepted: a number above 0/),
    ).toBeTruthy();
    type('requests/s', 1, '171,5');
    expect(latest.measured).toEqual([{ users: 4, throughputPerSecond: 171.5, tool: 'typed' }]);
    type('mean ms', 1, 'fast');
    expect(cell('mean ms', 1).value).toBe('fast');
    expect(cell('mean ms', 1).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Row 1, mean ms is “fast”; accepted: a number above 0.')).toBeTruthy();
    expect(latest.measured).toHaveLength(1);
    type('mean ms', 1, '23');
    expect(latest.measured?.[0]?.responseMs).toEqual({ mean: 23 });
    const before = latest;
    type('users', 2, 'x');
    await waitFor(() => expect(JSON.stringify([...store.kept])).toContain('"x"'));
    cleanup();
    open(before);
    await waitFor(() => expect(cell('users', 2).value).toBe('x'));
  });

  it('takes cells of a spreadsheet with decimal commas from where they are pasted', () => {
    open();
    pasteInto('users', 1, '1\t46,5\t21\n2\t92,25\t22\n');
    expect(latest.measured?.map((level) => [level.users, level.throughputPerSecond])).toEqual([
      [1, 46.5],
      [2, 92.25],
    ]);
    expect(latest.measured?.[1]?.responseMs).toEqual({ mean: 22 });
  });

  it('reads a pasted table with heads as such a table', async () => {
    open();
    pasteInto('users', 1, 'users\treq/min\n1\t60\n2\t120\n');
    await waitFor(() =>
      expect(latest.measured?.map((one) => one.throughputPerSecond)).toEqual([1, 2]),
    );
    expect(cards()).toEqual(['pasted 1 · table×']);
  });

  it('edits what was read, which counts as typed then and stays when a choice changes', async () => {
    open();
    paste(LEVELS.replace('req/s', 'throughput'));
    await waitFor(() => expect(users()).toHaveLength(7));
    type('requests/s', 3, '175');
    expect(latest.measured?.[2]).toMatchObject({
      users: 4,
      throughputPerSecond: 175,
      tool: 'typed',
    });
    expect(latest.measured?.[2]?.file).toBeUndefined();
    fireEvent.change(screen.getByRole('combobox', { name: /^Unit of throughput/ }), {
      target: { value: 'per hour' },
    });
    await waitFor(() => expect(latest.measured?.[0]?.throughputPerSecond).toBeLessThan(1));
    expect(latest.measured?.[2]?.throughputPerSecond).toBe(175);
    expect(users()).toHaveLength(7);
  });

  it('has a column for the utilisation of a resource by its name', () => {
    open({ stations: [], measured: [{ users: 4, throughputPerSecond: 171, tool: 'typed' }] });
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of a resource' }), {
      target: { value: 'database' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add its utilisation' }));
    type('database busy, %', 1, '25');
    expect(latest.measured?.[0]?.utilisation).toEqual({ database: 0.25 });
    type('database busy, %', 1, '250');
    expect(
      screen.getByText(/database busy, % is “250”; accepted: a percentage from 0/),
    ).toBeTruthy();
    expect(latest.measured?.[0]?.utilisation).toBeUndefined();
  });

  it('goes down with Enter, and removes a row', () => {
    open({ stations: [], measured: [{ users: 4, throughputPerSecond: 171, tool: 'typed' }] });
    cell('users', 1).focus();
    fireEvent.keyDown(cell('users', 1), { key: 'Enter' });
    expect(document.activeElement).toBe(cell('users', 2));
    fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(latest.measured).toBeUndefined();
  });
});
