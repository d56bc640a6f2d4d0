// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RangeField } from '../../../src/explore/page/range/RangeField';
import { type Extent, optionsOf } from '../../../src/explore/question/extent';
import { type Knob, knobById } from '../../../src/scenario/schema';
import { knobSchema } from '../../../src/studies/low-latency/knobs';

afterEach(cleanup);

const knobOf = (id: string): Knob => {
  const knob = knobById(knobSchema, id);
  if (knob === undefined) throw new Error(`There is no knob ${id}.`);
  return knob;
};
const between = (low: number, high: number): Extent => ({ kind: 'between', low, high });

/** What was told while a handle moved, and what when it came to rest. */
interface Told {
  changes: Extent[];
  commits: Extent[];
}

function show(id: string, first: Extent, measured: readonly number[]): Told {
  const told: Told = { changes: [], commits: [] };
  function Field() {
    const [extent, setExtent] = useState(first);
    const take = (list: Extent[]) => (next: Extent) => {
      list.push(next);
      setExtent(next);
    };
    return (
      <RangeField
        knob={knobOf(id)}
        extent={extent}
        measured={measured}
        onChange={take(told.changes)}
        onCommit={take(told.commits)}
      />
    );
  }
  render(<Field />);
  return told;
}

const slider = (name: string): HTMLInputElement => screen.getByRole('slider', { name });
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => {
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.keyDown(box(name), { key: 'Enter' });
};

test('a handle tells each value while it moves and the last one when it is let go', () => {
  const told = show('virtualUsers', between(1, 12), [4, 14]);
  const high = slider('Virtual users, highest');
  fireEvent.change(high, { target: { value: 11 } });
  fireEvent.change(high, { target: { value: 10 } });
  fireEvent.pointerUp(high);
  expect(told.changes).toEqual([between(1, 11), between(1, 10)]);
  expect(told.commits).toEqual([between(1, 10)]);
});

test('a handle stops at the other one', () => {
  const told = show('virtualUsers', between(3, 12), [4, 14]);
  fireEvent.change(slider('Virtual users, lowest'), { target: { value: 20 } });
  fireEvent.change(slider('Virtual users, highest'), { target: { value: 2 } });
  expect(told.changes).toEqual([between(12, 12)]);
});

test('a box takes the other end with it where they would cross', () => {
  const told = show('virtualUsers', between(3, 12), [4, 14]);
  type('Virtual users, from', '20');
  type('Virtual users, to', '5');
  expect(told.commits).toEqual([between(20, 20), between(5, 5)]);
});

test('a value that is not accepted is named and the nearest used', () => {
  const told = show('virtualUsers', between(3, 12), [4, 14]);
  type('Virtual users, to', '900');
  expect(told.commits).toEqual([between(3, 60)]);
  expect(screen.getByRole('alert').textContent).toBe(
    'Virtual users (to) is “900”; accepted: whole numbers from 1 to 60 users. 60 is used.',
  );
  type('Virtual users, from', 'few');
  expect(told.commits).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('“few”');
});

test('on a log line every position is a value on the grid, and an end typed between stays', () => {
  const told = show('maxReceiveIntervalMs', between(5, 137), [50]);
  const high = slider('MaxReceiveInterval, highest');
  expect(high.getAttribute('aria-valuetext')).toContain('137');
  fireEvent.change(high, { target: { value: Number(high.value) + 1 } });
  const [moved] = told.changes;
  expect(moved?.kind === 'between' && moved.high > 137 && Number.isInteger(moved.high)).toBe(true);
});

/** Where a mark of the line stands, by its class. */
const placeOf = (part: string): [from: number, to: number][] =>
  [...document.querySelectorAll<HTMLElement>(`span[class*="${part}"]`)].map(({ style }) => [
    Number(style.getPropertyValue('--from')),
    Number(style.getPropertyValue('--to')),
  ]);

test('hatched is what may be taken and was never measured', () => {
  show('virtualUsers', between(2, 20), [4, 8, 14]);
  const at = (users: number) => (users - 1) / 59;
  expect(placeOf('capsule')).toEqual([[at(4), at(14)]]);
  expect(placeOf('beyond')).toEqual([
    [at(2), at(4)],
    [at(14), at(20)],
  ]);
  expect(placeOf('taken')).toEqual([[at(2), at(20)]]);
});

test('nothing is hatched inside, and all of a range that misses the measured one', () => {
  show('virtualUsers', between(5, 8), [4, 14]);
  expect(placeOf('beyond')).toEqual([]);
  cleanup();
  show('virtualUsers', between(20, 30), [4, 14]);
  expect(placeOf('beyond')).toEqual([[19 / 59, 29 / 59]]);
});

test('choices, switches and sets are ticked; one value stays', () => {
  const told = show('server', { kind: 'among', values: [0, 1] }, [0, 1]);
  const [xeon, opteron, dual] = screen.getAllByRole('checkbox');
  if (!xeon || !opteron || !dual) throw new Error('A server is missing.');
  fireEvent.click(dual);
  fireEvent.click(opteron);
  fireEvent.click(xeon);
  fireEvent.click(dual);
  expect(told.commits).toEqual([
    { kind: 'among', values: [0, 1, 2] },
    { kind: 'among', values: [0, 2] },
    { kind: 'among', values: [2] },
  ]);
  expect(screen.getByRole('alert').textContent).toContain('needs one value');
  expect(screen.getAllByText('not measured')).toHaveLength(1);
});

test('a set is counted', () => {
  expect(optionsOf(knobOf('tracking'))).toHaveLength(5);
  expect(optionsOf(knobOf('virtualUsers'))).toEqual([]);
  expect(optionsOf(knobOf('keepAlive'))).toEqual([0, 1]);
});
