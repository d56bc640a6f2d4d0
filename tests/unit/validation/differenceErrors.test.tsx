import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { source } from '../../../scripts/evidenceSource';
import {
  DifferenceSummary,
  DifferenceTable,
} from '../../../src/components/validation/DifferenceErrors';
import { allDifferences } from '../../../src/evidence/differences/table';

const evidences = allDifferences(source);

/** The texts of the cells of each row, its head first, by the value of an attribute. */
function rowsOf(html: string, attribute: string): Map<string, string[]> {
  const rows = [...html.matchAll(new RegExp(`<tr ${attribute}="([^"]*)">(.*?)</tr>`, 'g'))];
  return new Map(
    rows.map(([, name = '', row = '']) => [
      name,
      row
        .split(/<\/t[dh]>/)
        .slice(0, -1)
        .map((cell) => cell.replaceAll(/<[^>]*>/g, '').trim()),
    ]),
  );
}

const headsOf = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = '']) =>
    head.replaceAll(/<[^>]*>/g, ''),
  );

it('of each study is said how its differences fared, or that pairs are too few', () => {
  const html = renderToStaticMarkup(<DifferenceSummary />);
  const rows = rowsOf(html, 'data-differences');
  expect([...rows.keys()]).toEqual(evidences.map(({ study }) => study));
  for (const { study, pairs, rows: metrics, tried } of evidences) {
    const [, count, held, , goal, told, large] = rows.get(study) ?? [];
    expect(count).toBe(String(pairs));
    if (metrics.length === 0) expect(held).toBe('too few pairs');
    else {
      expect(held).toBe(`${tried.coverage.covered} of ${tried.coverage.cells}`);
      expect([goal, told, large]).toEqual([
        'held',
        `${tried.right} of ${tried.told}`,
        `${tried.largeTold} of ${tried.large}`,
      ]);
    }
  }
});

it('of each metric are said its errors, and from which size on it has a direction', () => {
  const html = renderToStaticMarkup(<DifferenceTable study="low-latency" />);
  const rows = rowsOf(html, 'data-difference');
  const heads = headsOf(html);
  const known = evidences.find(({ study }) => study === 'low-latency')?.rows ?? [];
  expect(rows.size).toBe(known.length);
  for (const { metric, label, scale, pairs, heldOut, all } of known) {
    const cells = rows.get(metric) ?? [];
    expect(cells).toHaveLength(heads.length);
    expect(cells.slice(0, 3)).toEqual([label, String(pairs), String(heldOut)]);
    const sizes = cells.slice(3, 5);
    const expected = [all.halfWidth, all.directionFrom].map((size) =>
      size === null
        ? 'never'
        : scale === 'points'
          ? `${size.toFixed(1)} points`
          : `${(100 * (Math.exp(size) - 1)).toFixed(1)}\u202f%`,
    );
    expect(sizes).toEqual(expected);
  }
});
