// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { capitalised } from '../../../src/charts/frame/format';
import { BandSummary, Verdict } from '../../../src/components/validation/BandSummary';
import { BandTable } from '../../../src/components/validation/BandTable';
import {
  bandEvidences,
  bandsOfStudy,
  bandText,
  shareText,
} from '../../../src/components/validation/bands';
import { Collapses } from '../../../src/components/validation/Collapses';
import { RegimeCoverages } from '../../../src/components/validation/RegimeCoverages';
import { RegimeSentence } from '../../../src/components/validation/RegimeSentence';
import { coveredPercent } from '../../../src/evidence/bands/coverage';
import { FEWEST } from '../../../src/evidence/bands/pools';
import type { BandRow } from '../../../src/evidence/bands/table';

afterEach(cleanup);

const row = (changes: Partial<BandRow>): BandRow => ({
  metric: 'rate',
  label: 'Rate',
  unit: '1/s',
  scale: 'ratio',
  regime: 'elsewhere',
  halfWidth: Math.log(1.25),
  least: 0,
  pool: 'metric',
  errors: 10,
  heldOut: 10,
  predicted: 0,
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

const [REGIMES, WITHOUT] = [true, false].map((hasRegimes) =>
  bandEvidences.flatMap(({ study, byRegime }) =>
    byRegime.length > 0 === hasRegimes ? [study] : [],
  ),
);

describe.each(WITHOUT ?? [])('the table of %s', (study) => {
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
});

describe.each(REGIMES ?? [])('the tables by regime of %s', (study) => {
  const { rows, failed, byRegime, extrapolated, quantities } = bandsOfStudy(study);
  const count = ({ covered, cells }: { covered: number; cells: number }) =>
    `${covered} of ${cells}`;

  it('have each metric in each regime, with its count, and none where bands hold too few', () => {
    const { container } = render(<BandTable study={study} />);
    for (const one of rows) {
      const shown = container.querySelector(
        `[data-band="${one.metric}"][data-regime="${one.regime}"]`,
      );
      expect(shown?.textContent).toBe(`${bandText(one)} ${count(one.coverage)}`);
    }
    const heads = [...container.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Metric', ...byRegime.map(({ label }) => capitalised(label))]);
    const without = [...container.querySelectorAll('[data-failed]')].map(
      ({ textContent }) => textContent,
    );
    expect(without.sort()).toEqual(failed.map(({ coverage }) => `none ${count(coverage)}`).sort());
    expect(container.querySelectorAll('[data-band]')).toHaveLength(rows.length);
  });

  it('have their counts in a sentence, those of forecasts with them', () => {
    const text = render(<RegimeSentence study={study} />).container.textContent ?? '';
    for (const { label, judged } of byRegime) expect(text).toContain(`${count(judged)} ${label}`);
    for (const { label, judged } of extrapolated) {
      expect(text).toContain(`${count(judged)} (${label.toLowerCase()})`);
    }
  });

  it('tell how many bands hold, by quantity, and what one band for all would hold', () => {
    const { container } = render(<RegimeCoverages study={study} />);
    const lines = [...container.querySelectorAll('[data-coverage]')];
    expect(lines).toHaveLength(byRegime.length + extrapolated.length);
    [...byRegime, ...extrapolated].forEach((tried, place) => {
      const cells = [...(lines[place]?.children ?? [])].map(({ textContent }) => textContent ?? '');
      expect(cells[0]?.toLowerCase()).toBe(tried.label.toLowerCase());
      quantities.forEach(({ id }, column) => {
        const own = tried.quantities[id];
        expect(cells[1 + column]).toBe(own ? count(own) : 'none');
      });
      expect(cells.at(-4)).toContain(count(tried.judged));
      const percent = coveredPercent(tried.judged);
      expect(cells.at(-3)).toBe(percent >= 85 && percent <= 95 ? 'held' : 'missed');
      expect(cells.at(-2)).toBe(
        place < byRegime.length ? shareText(byRegime[place]?.pooled ?? tried.all) : '–',
      );
      expect(cells.at(-1)).toBe(shareText(tried.all));
    });
  });
});

describe.each(bandEvidences.map(({ study }) => study))('the bands of %s', (study) => {
  const { rows } = bandsOfStudy(study);

  it('has its line in the summary, marked where nothing was held out', () => {
    const { container } = render(<BandSummary />);
    const line = container.querySelector(`[data-bands="${study}"]`);
    const { coverage, published, intervals } = bandsOfStudy(study);
    const { widening } = bandsOfStudy(study);
    expect(line?.lastElementChild?.textContent).toMatch(
      widening === null ? /^none$/ : /^\d\.\d\d ± \d\.\d\d$/,
    );
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
