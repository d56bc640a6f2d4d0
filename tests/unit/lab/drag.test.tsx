// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/low-latency/test-case-20" }
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as stages from '../../../src/charts/latency/stageRows';
import * as plane from '../../../src/charts/plane/planeLayout';
import { TestCaseLab } from '../../../src/studies/low-latency/lab/TestCaseLab';
import { replays, testCase } from './fixture';

vi.mock('../../../src/charts/plane/planeLayout', { spy: true });
vi.mock('../../../src/charts/latency/stageRows', { spy: true });
/** A simulator that never answers: all that is drawn is drawn because of the drag. */
vi.mock('../../../src/simulator/client', () => ({
  SimulatorClient: class {
    prepare() {}
    run() {}
    cancel() {}
    dispose() {}
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

const drawings = () =>
  vi.mocked(plane.layoutPlane).mock.calls.length + vi.mocked(stages.stageRows).mock.calls.length;

async function drag(values: readonly number[]) {
  const users = screen.getByRole('slider', { name: 'Virtual users' });
  for (const value of values) await act(async () => fireEvent.change(users, { target: { value } }));
}

it('draws no chart anew while a slider moves and no result has come', async () => {
  await act(async () => render(<TestCaseLab testCase={testCase} replays={replays} />));
  await drag([4, 5]); // the charts turn to stale
  const before = drawings();
  expect(before).toBeGreaterThan(0);
  await drag([6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(screen.getByRole('textbox', { name: 'Virtual users, value' })).toHaveProperty(
    'value',
    '15',
  );
  expect(drawings()).toBe(before);
});

it('sets up the format of numbers once, not for each number', async () => {
  await act(async () => render(<TestCaseLab testCase={testCase} replays={replays} />));
  await drag([3, 5]); // what folds is drawn with the first change
  await vi.waitFor(() => expect(document.querySelectorAll('[data-late="drawn"]')).toHaveLength(2));
  const setUps = vi.spyOn(Intl, 'NumberFormat');
  const each = vi.spyOn(Number.prototype, 'toLocaleString');
  await drag([4, 5, 6, 7]);
  expect(setUps.mock.calls.length + each.mock.calls.length).toBeLessThan(4);
  vi.restoreAllMocks();
});
