// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textWidth } from '../../../../src/charts/frame/textWidth';
import { LoadCurve } from '../../../../src/charts/own/LoadCurve';
import { responseCurve, throughputCurve } from '../../../../src/your-system/answer/curves';
import { shownStatistics } from '../../../../src/your-system/answer/statistics';
import { drawAt } from '../../../support/drawAt';
import { lengthOf } from '../../../support/marks';
import { answeredHere, measuredOf } from './answeredHere';

afterEach(cleanup);

const hrefOf = (load: number) => `/lab?config=${load}`;
const hold = { hold: [32, 64], targets: [{ of: 'mean', ms: 100 }] };
const TESTS = {
  'a web shop': answeredHere(measuredOf('a-web-db.csv', hold)),
  'a pool': answeredHere(measuredOf('c-pool.csv', hold)),
  'a delay': answeredHere(measuredOf('f-delay-only.csv', { targets: [{ of: 'mean', ms: 50 }] })),
  'an open test': answeredHere(measuredOf('open-a', { targets: [{ of: 'mean', ms: 60 }] })),
};

/** The boxes of all labels, as wide as their longest line. */
function labelBoxes(svg: Element) {
  return [...svg.querySelectorAll('[data-label] text')].map((text) => {
    const lines = [...text.children];
    const width = Math.max(
      ...lines.map((one) =>
        textWidth(one.textContent ?? '', 12, one.getAttribute('font-weight') === '600'),
      ),
    );
    const anchor = text.getAttribute('text-anchor');
    const x =
      lengthOf(text, 'x') - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const y = lengthOf(text, 'y') - 12;
    return { name: text.textContent, x, y, right: x + width, bottom: y + 16 * lines.length - 2 };
  });
}

describe.each(Object.entries(TESTS))('the curves of %s', (_, answered) => {
  it.each([300, 380, 560])('have labels that never overlap, %i px wide', (width) => {
    for (const curve of [
      throughputCurve(answered, hrefOf),
      responseCurve(answered, 'mean', hrefOf),
    ]) {
      const boxes = labelBoxes(drawAt(width, <LoadCurve {...curve} />));
      boxes.forEach((one, place) => {
        expect(one.x, one.name ?? '').toBeGreaterThanOrEqual(40);
        expect(one.right, one.name ?? '').toBeLessThanOrEqual(width);
        for (const other of boxes.slice(place + 1)) {
          const isApart =
            one.right <= other.x ||
            other.right <= one.x ||
            one.bottom <= other.y ||
            other.bottom <= one.y;
          expect(isApart, `${one.name} over ${other.name}`).toBe(true);
        }
      });
    }
  });

  it('show every run, and the band under each of their loads', () => {
    const curve = throughputCurve(answered, hrefOf);
    const measured = answered.description.measured ?? [];
    expect(curve.measured.map(({ value }) => value).sort()).toEqual(
      measured.map(({ throughputPerSecond }) => throughputPerSecond).sort(),
    );
    const banded = new Set(curve.band.map(({ load }) => load));
    expect(curve.measured.filter(({ load }) => !banded.has(load))).toEqual([]);
  });
});

it('says of a target up to which load it is kept, beside its line', () => {
  const [name, answer] = responseCurve(TESTS['a web shop'], 'mean', hrefOf).target?.lines ?? [];
  expect(name?.text).toBe('target 100\u202fms:');
  expect(answer?.text).toMatch(/^up to \d+ users/);
  expect(responseCurve(TESTS['a web shop'], 'p95', hrefOf).target).toBeNull();
});

it('shows what lies beyond all runs where no limit was seen, and only there', () => {
  const highest = (of: keyof typeof TESTS) => throughputCurve(TESTS[of], hrefOf).domain[1];
  expect(highest('a web shop')).toBe(64);
  expect(highest('a delay')).toBe(256);
});

it('offers the statistics that were measured', () => {
  expect(shownStatistics(TESTS['a web shop'])).toContain('mean');
  const { description } = TESTS['a web shop'];
  const meansOnly =
    description.measured?.map((level) => ({ ...level, responseMs: { mean: 5 } })) ?? [];
  expect(
    shownStatistics({
      ...TESTS['a web shop'],
      description: { ...description, measured: meansOnly },
    }),
  ).toEqual(['mean']);
  expect(
    shownStatistics({ ...TESTS['a web shop'], description: { ...description, measured: [] } }),
  ).toEqual(['mean', 'p50', 'p90', 'p95', 'p99']);
});
