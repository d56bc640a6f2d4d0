import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readData, readTestCases } from '../../scripts/dataFiles';
import type { ReplayFile } from '../../src/simulator/replayFile';
import { MeasuredTable } from '../../src/studies/low-latency/pages/MeasuredTable';
import { tableOf } from '../../src/studies/low-latency/testCase';

const shown = (html: string, kind: string) =>
  [...html.matchAll(new RegExp(`data-metric="([^"]+)" data-kind="${kind}"`, 'g'))].map(
    ([, metric = '']) => metric,
  );

describe.each(readTestCases())('the results of $id', (testCase) => {
  const table = tableOf(testCase, 'throughput');
  if (!table) throw new Error('not printed');
  const [, number = ''] = testCase.id.split('/');
  const replays = readData<ReplayFile>(
    `replays/low-latency/test-case-${number.padStart(2, '0')}.json`,
  );
  const html = renderToStaticMarkup(<MeasuredTable table={table} replays={replays} />);
  const [head = '', body = ''] = html.split('<tbody>');
  const rows = body.split('</tr>').filter((row) => row.startsWith('<tr'));

  it('are simulated in the statistic that is printed', () => {
    expect(rows).toHaveLength(table.rows.length);
    for (const row of rows) {
      const simulated = shown(row, 'simulated');
      expect(simulated).toHaveLength(4);
      expect(shown(row, 'measured')).toEqual(expect.arrayContaining(simulated));
    }
  });

  it('name the statistic of the simulated values above them', () => {
    const named = [...head.replace(/<[^>]+>/g, '').matchAll(/sim\. (median|mean)/g)].map(
      ([, statistic]) => statistic,
    );
    const [first = ''] = rows;
    expect(named).toEqual(shown(first, 'simulated').map((metric) => metric.split('.')[1]));
  });
});
