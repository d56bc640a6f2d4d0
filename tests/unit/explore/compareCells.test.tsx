import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DifferenceLine } from '../../../src/explore/compare/page/TableCells';
import { pinnedOf } from '../../../src/explore/compare/pinned';
import { rowsOf } from '../../../src/explore/compare/rows';
import { NOTHING_MADE } from '../../../src/explore/compare/runs';
import { ask, report, studies } from './compared';

/** What the table says of a throughput that becomes so many times as much, after so many runs. */
function shown(factor: number, runs = 3) {
  const question = ask('a=low-latency/20-A&b=low-latency/20-B');
  const reports = [1, factor].map((times) =>
    Array.from({ length: runs }, (_, run) =>
      report({ 'throughput.median': (100 + 0.01 * run) * times }),
    ),
  );
  const joined = pinnedOf(studies, question, { ...NOTHING_MADE, reports });
  const row = rowsOf(joined?.pinned ?? []).find(({ metric }) => metric === 'throughput.median');
  if (row === undefined) throw new Error('no throughput');
  const html = renderToStaticMarkup(<DifferenceLine row={row} index={1} letter="" />);
  const verdict = /data-verdict="([^"]*)"/.exec(html)?.[1];
  return { row, verdict, text: html.replaceAll(/<[^>]*>/g, '') };
}

it('a difference has its band and its verdict under it', () => {
  const { row, text, verdict } = shown(1.2);
  const { low = 0, high = 0 } = row.judged[1]?.band ?? {};
  expect(verdict).toBe('told');
  expect(text).toContain(`90 % band +${low.toFixed(0)} to +${high.toFixed(0)}, told`);
  expect(shown(1.05).text).toMatch(/only the model tells$/);
  expect(shown(1).text).toMatch(/cannot tell$/);
});

it('one run of each is told without a verdict', () => {
  expect(shown(1.2, 1).verdict).toBeUndefined();
});
