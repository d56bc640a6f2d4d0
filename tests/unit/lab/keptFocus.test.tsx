// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Problem } from '../../../src/address/problem';
import { Problems } from '../../../src/lab/Problems';
import { StatusLine } from '../../../src/lab/StatusLine';
import { initialState } from '../../../src/lab/state/reducer';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import { context } from './fixture';

afterEach(cleanup);

function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
}

it('is where the problems stood once they are dismissed', () => {
  const one: Problem = { field: 'seed', given: 'x', accepted: '1', message: 'Seed is x.' };
  function Page() {
    const [problems, setProblems] = useState([one]);
    return <Problems problems={problems} onDismiss={() => setProblems([])} />;
  }
  render(<Page />);
  press('Dismiss');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('is on the status line once a run is asked for', () => {
  render(
    <StatusLine
      state={initialState(context)}
      words={PUBLISHED_WORDS}
      onCancel={() => undefined}
      onRetry={() => undefined}
    />,
  );
  press('Run it here');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
