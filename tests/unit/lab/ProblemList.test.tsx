// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProblemList } from '../../../src/lab/ProblemList';

afterEach(cleanup);

const problems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    field: `key${index}`,
    given: '1',
    accepted: '',
    message: `There is no setting named “key${index}”.`,
  }));

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('counts the messages that are too many to read', () => {
  render(<ProblemList problems={problems(45)} />);
  expect(shown()).toHaveLength(9);
  expect(shown().at(-1)).toBe('And 37 more.');
});

it('shows a few messages in full', () => {
  render(<ProblemList problems={problems(8)} />);
  expect(shown()).toHaveLength(8);
  expect(shown().at(-1)).toContain('key7');
});
