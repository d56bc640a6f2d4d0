// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Today } from '../../../../src/components/today/Today';
import type { Compared } from '../../../../src/your-system/templates/today/shown';

afterEach(cleanup);

const compared = (metric: Compared['metric'], before: number, after: number): Compared => {
  const estimate = (mean: number) => ({ mean, low: mean - 1, high: mean + 1, standardError: 0.5 });
  return { metric, before: estimate(before), after: estimate(after) } as Compared;
};
const shown = (...all: Compared[]) => {
  const of = { id: 'locks', name: 'Hot row', tries: 'Turn it.', compared: all };
  const { container } = render(
    <MemoryRouter>
      <Today of={of}>In other words.</Today>
    </MemoryRouter>,
  );
  return container;
};

it('says in one sentence what the runs say before and after, and where nothing changes', () => {
  const { textContent } = shown(
    compared('throughput.mean', 250, 251),
    compared('responseTime.p95.reads', 300, 120),
    compared('responseTime.mean', 8, 4.04),
  );
  expect(textContent).toContain(
    'Turn it. With the first change, our runs say: 250 requests per second before, 251 after, hardly a difference; 95 of 100 reads within 300 ms before, within 120 ms after; 8.0 ms on average before, 4.0 ms after.',
  );
});

it('marks the simulated values, and leads to the system', () => {
  const container = shown(compared('throughput.mean', 250, 500));
  const values = [...container.querySelectorAll('data[data-kind="simulated"]')];
  expect(values.map((one) => one.getAttribute('value'))).toEqual(['250', '500']);
  expect(container.textContent).not.toContain('hardly');
  const link = container.querySelector('a');
  expect(link?.textContent).toBe('Open “Hot row”');
  expect(link?.getAttribute('href')).toMatch(/\/your-system\?start=today-locks$/);
});
