// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/low-latency/test-case-20" }
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as stages from '../../../src/charts/latency/stageRows';
import type { RunListener } from '../../../src/simulator/client';
import { TestCaseLab } from '../../../src/studies/low-latency/lab/TestCaseLab';
import { replays, summaryWith, testCase } from './fixture';

vi.mock('../../../src/charts/latency/stageRows', { spy: true });
const run = vi.hoisted(() => ({ listener: undefined as RunListener | undefined }));
vi.mock('../../../src/simulator/client', () => ({
  SimulatorClient: class {
    prepare() {}
    run(_: unknown, listener: RunListener) {
      run.listener = listener;
    }
    cancel() {}
    dispose() {}
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('draws charts below the window when the run is complete, not with each of its results', async () => {
  const watching: ((entries: unknown[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: unknown[]) => void) {
        watching.push(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  const drawings = () => vi.mocked(stages.stageRows).mock.calls.length;
  await act(async () => render(<TestCaseLab testCase={testCase} replays={replays} />));
  // what draws charts has arrived
  await waitFor(() => expect(drawings()).toBeGreaterThan(0), { timeout: 30_000 });
  const below = { isIntersecting: false, boundingClientRect: { top: 2000 } };
  await act(async () => {
    for (const tell of watching) tell([below]);
  });
  const users = screen.getByRole('slider', { name: 'Virtual users' });
  await act(async () => fireEvent.change(users, { target: { value: 4 } }));
  const before = drawings();
  await act(async () => run.listener?.onPartial?.(summaryWith(111), 'preview'));
  await act(async () => run.listener?.onPartial?.(summaryWith(112), 'partial'));
  expect(document.querySelector('[data-lab]')?.textContent).toContain('112');
  expect(drawings()).toBe(before);
  await act(async () => run.listener?.onDone(summaryWith(113)));
  expect(drawings()).toBeGreaterThan(before);
});
