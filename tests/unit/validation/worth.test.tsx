// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WorthChart, WorthExceptions } from '../../../src/components/validation/WorthChart';
import { WorthTable, worths } from '../../../src/components/validation/WorthTable';

afterEach(cleanup);

const lowLatency = worths.find(({ study }) => study === 'low-latency');
const FIGURES = ['medianPercent', 'p90Percent', 'rmsPercent'] as const;

it('the table has each predictor with its figures, and the least median in bold', () => {
  const { container } = render(<WorthTable />);
  for (const { study, quantities } of worths) {
    for (const { quantity, predictors } of quantities) {
      const body = container.querySelector(`[data-worth="${study} ${quantity}"]`);
      const lines = [...(body?.querySelectorAll('tr') ?? [])];
      expect(lines).toHaveLength(predictors.length);
      lines.forEach((line, place) => {
        const shown = [...line.querySelectorAll('td')].slice(1).map((cell) => cell.textContent);
        const one = predictors[place];
        expect(shown).toEqual(FIGURES.map((id) => one?.[id].toFixed(1)));
      });
      const bold = body?.querySelector('b')?.textContent;
      const least = Math.min(...predictors.map(({ medianPercent }) => medianPercent));
      expect(bold).toBe(least.toFixed(1));
    }
  }
});

it('the chart has a row for each quantity, and a mark for each predictor that was tried', () => {
  const { container } = render(<WorthChart study="low-latency" />);
  const rows = [...container.querySelectorAll('[data-row]')];
  expect(rows.map((row) => row.getAttribute('data-row'))).toEqual(
    lowLatency?.quantities.map(({ quantity }) => quantity),
  );
  for (const row of rows) expect(row.querySelectorAll('[data-mark]')).toHaveLength(4);
});

it('every figure in which another predictor errs less is named', () => {
  const { container } = render(<WorthExceptions study="low-latency" />);
  const text = container.textContent ?? '';
  let count = 0;
  for (const { predictors, label } of lowLatency?.quantities ?? []) {
    const own = predictors.find(({ predictor }) => predictor === 'simulator');
    for (const other of predictors) {
      for (const id of FIGURES) {
        if (own === undefined || other[id] >= own[id]) continue;
        count += 1;
        expect(text.toLowerCase()).toContain(`of ${label.toLowerCase()} (`);
        expect(text).toContain(`(${other[id].toFixed(1)} against ${own[id].toFixed(1)}\u202f%)`);
      }
    }
  }
  expect(container.querySelector('p')?.dataset.worthExceptions).toBe(String(count));
});
