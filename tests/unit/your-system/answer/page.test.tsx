// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Answer } from '../../../../src/your-system/answer/page/Answer';
// Else it is fetched when it is shown.
import '../../../../src/your-system/answer/page/Parts';
import { Targets } from '../../../../src/your-system/answer/page/Targets';
import { answeredHere, measuredOf } from './answeredHere';

afterEach(cleanup);

const delay = answeredHere(measuredOf('f-delay-only.csv', { targets: [{ of: 'mean', ms: 50 }] }));
const shown = (answered = delay) => {
  const [onChange, onEnter] = [vi.fn(), vi.fn()];
  render(
    <Answer
      {...{ answered, onChange, onEnter }}
      study={null}
      fragment=""
      hrefOf={(load) => `/lab?config=${load}`}
    />,
  );
  return { onChange, onEnter };
};

it('heads with the answer, and brings the reader to where the next measurement is entered', () => {
  const { onEnter } = shown();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(
    /^These points cannot tell/,
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'Enter it' })[0] as Element);
  expect(onEnter).toHaveBeenCalledWith(delay.fit?.next);
});

it('keeps a run back and takes an explanation by one control each', async () => {
  const { onChange } = shown();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Use of the run at 8 users' }), {
    target: { value: 'held' },
  });
  expect(onChange.mock.lastCall?.[0].hold).toEqual([8]);
  fireEvent.click(screen.getAllByRole('button', { name: /^Take it as the system/ })[0] as Element);
  const { stations } = onChange.mock.lastCall?.[0] ?? {};
  expect(stations.every((one: { fromPoints: boolean }) => one.fromPoints)).toBe(true);
  expect(stations).not.toEqual(delay.description.stations);
});

it('keeps what stands there while a change is worked out or has failed, and says so', async () => {
  shown({ ...delay, status: 'failed', why: 'The simulator did not start.' });
  await screen.findByText('Run by run');
  expect(screen.getByRole('status').textContent).toContain('The simulator did not start.');
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  expect(document.querySelectorAll('figure[data-stale]')).toHaveLength(2);
});

it('says what to give where there is nothing', () => {
  const description = { version: 1, stations: [], measured: [] };
  shown({ ...delay, description, fit: null, bounds: null, simulated: [], status: 'empty' });
  expect(screen.getByText(/^Give a load test/)).toBeTruthy();
});

it('takes a target that is a number above 0, and keeps the text of any other', () => {
  const onChange = vi.fn();
  render(<Targets answered={delay} onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Target, ms' });
  fireEvent.change(field, { target: { value: 'fast' } });
  fireEvent.blur(field);
  expect(onChange).not.toHaveBeenCalled();
  expect((field as HTMLInputElement).value).toBe('fast');
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.change(field, { target: { value: '80' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.lastCall?.[0].targets).toEqual([{ of: 'mean', ms: 80 }]);
});
