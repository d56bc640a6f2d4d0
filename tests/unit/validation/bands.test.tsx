// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BandSummary, Verdict } from '../../../src/components/validation/BandSummary';
import { BandTable } from '../../../src/components/validation/BandTable';
import {
  bandEvidences,
  bandsOfStudy,
  bandText,
  shareText,
} from '../../../src/components/validation/bands';
import { Collapses } from '../../../src/components/validation/Collapses';
import { coveredPercent } from '../../../src/evidence/bands/coverage';
import { FEWEST } from '../../../src/evidence/bands/pools';
import type { BandRow } from '../../../src/evidence/bands/table';

afterEach(cleanup);

const row = (changes: Partial<BandRow>): BandRow => ({
  metric: 'rate',
  label: 'Rate',
  unit: '1/s',
  scale: 'ratio',
  halfWidth: Math.log(1.25),
  least: 0,
  pool: 'metric',
  errors: 10,
  heldOut: 10,
  clusters: 5,
  coverage: { covered: 9, cells: 10, standardErrorPoints: 4 },
  ...changes,
});

it('a band is told as factors or points, never less than the errors of the fit', () => {
  expect(bandText(row({}))).toBe('0.80 to 1.25 times');
  expect(bandText(row({ least: Math.log(2) }))).toBe('0.50 to 2.00 times');
  expect(bandText(row({ scale: 'points', halfWidth: 7, least: 12.34 }))).toBe('±12.3 points');
});

it('a share has its error unless there is none', () => {
  expect(shareText({ covered: 9, cells: 10, standardErrorPoints: 4.4 })).toMatch(/^90 ± 4.%$/);
  expect(shareText({ covered: 9, cells: 10, standardErrorPoints: null })).toMatch(/^90.%$/);
});

it('a share outside the goal stands as a miss', () => {
  const verdict = (covered: number) =>
    render(<Verdict coverage={{ covered, cells: 100, standardErrorPoints: null }} />).container
      .textContent;
  expect([84, 90, 96].map(verdict)).toEqual(['missed', 'held', 'missed']);
});

describe.each(bandEvidences.map(({ study }) => study))('the table of %s', (study) => {
  const { rows, without } = bandsOfStudy(study);

  it('has each metric with its coverage, and a miss stands as one', () => {
    const { container } = render(<BandTable study={study} />);
    const lines = [...container.querySelectorAll('[data-band]')];
    expect(lines.map((line) => line.getAttribute('data-band'))).toEqual(
      rows.map(({ metric }) => metric),
    );
    lines.forEach((line, i) => {
      const coverage = rows[i]?.coverage ?? { covered: 0, cells: 0 };
      const percent = coveredPercent(coverage);
      const verdict = percent >= 85 && percent <= 95 ? 'held' : 'missed';
      const expected = coverage.cells < FEWEST ? 'too few' : verdict;
      expect(line.lastElementChild?.textContent).toBe(expected);
      expect(line.textContent).toContain(`${coverage.covered} of ${coverage.cells}`);
    });
    for (const { label } of without) expect(container.textContent).toContain(`${label} (`);
  });

  it('has its line in the summary, marked where nothing was held out', () => {
    const { container } = render(<BandSummary />);
    const line = container.querySelector(`[data-bands="${study}"]`);
    const { coverage, published, intervals } = bandsOfStudy(study);
    for (const { covered, cells } of [coverage, published, intervals]) {
      expect(line?.textContent).toContain(`${covered} of ${cells}`);
    }
    expect(line?.textContent?.includes('in sample')).toBe(rows.every((one) => one.heldOut === 0));
  });
});

it('collapses are named with their factor', () => {
  const all = bandEvidences.flatMap(({ collapses }) => collapses);
  const { container } = render(<Collapses />);
  const lines = [...container.querySelectorAll('[data-collapse]')];
  expect(lines.map((line) => line.getAttribute('data-collapse'))).toEqual(
    all.map(({ scenario }) => scenario),
  );
});
