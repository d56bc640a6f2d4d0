// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/low-latency/test-case-20?config=A&tracking=0" }
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestCaseLab } from '../../../src/studies/low-latency/lab/TestCaseLab';
import { replays, testCase } from '../lab/fixture';

// As the build of static pages has it.
vi.mock('../../../src/lab/lateParts', () => import('../../../src/lab/lateParts.server'));

vi.mock('../../../src/simulator/client', () => ({
  SimulatorClient: class {
    prepare() {}
    run() {}
    cancel() {}
    dispose() {}
  },
}));

afterEach(cleanup);

const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';

it('groups without a change fold to their values; one with a change cannot, and stays open when it is taken back', async () => {
  await act(async () => render(<TestCaseLab testCase={testCase} replays={replays} />));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^All \d+ knobs$/ })));
  expect(isOpen('MessageBox')).toBe(false);
  expect(group('MessageBox').textContent).toContain('1 on the 4-way Opteron');
  expect(isOpen('Tracking')).toBe(true);
  expect(group('Tracking')).toHaveProperty('disabled', true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Reset 1 change/ })));
  expect(isOpen('Tracking')).toBe(true);
  await act(async () => fireEvent.click(group('Tracking')));
  expect(isOpen('Tracking')).toBe(false);
});
