// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TriedTable } from '../../../src/studies/low-latency/pages/evidence/TriedTable';

it('lists what was tried, the latest first, with the cost without and with it', () => {
  const text = { aim: 'Responses', mechanism: 'A second dispatcher.', outcome: 'Worse.' };
  render(
    <TriedTable
      tried={[
        { id: 'a', modelVersion: '1.1.0', ...text, fitCost: { without: 2.83, with: 3.14 } },
        { id: 'b', modelVersion: '2.0.0', ...text, fitCost: null },
      ]}
    />,
  );
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '));
  expect(rows).toEqual([
    'Responses | A second dispatcher. | Worse. | not recorded | 2.0.0',
    'Responses | A second dispatcher. | Worse. | 2.83 \u2192 3.14 | 1.1.0',
  ]);
});
