import { descending } from 'd3-array';
import type { SmallRowsProps } from '../../../charts/curves/SmallRows';
import { formatRate } from '../../../charts/frame/format';
import type { ReadData } from '../../../measured/readData';
import type { TableGroup } from '../../../measured/types';
import { measuredRate } from '../rates';
import { ADAPTER_NAMES } from '../testCases';
import type { AdapterTestCases } from '../types';

const MOST_ROWS = 5;

/** From the fastest to the slowest adapter, of those that were measured at both ends. */
export default function picture(read: ReadData): SmallRowsProps & { kind: 'rows' } {
  const results = read<TableGroup>('adapters/results.json');
  const { testCases } = read<AdapterTestCases>('adapters/test-cases.json');
  const fastest = new Map<string, number>();
  for (const { id, receive, send } of testCases) {
    const rate = measuredRate(results, `${id}/2006/2kb`);
    if (rate === null || receive.adapter !== send.adapter) continue;
    const name = ADAPTER_NAMES[receive.adapter];
    fastest.set(name, Math.max(rate, fastest.get(name) ?? 0));
  }
  const ranked = [...fastest]
    .map(([label, value]) => ({ id: label, label, value }))
    .sort((a, b) => descending(a.value, b.value));
  const rows = Array.from(
    { length: MOST_ROWS },
    (_, row) => ranked[Math.round((row * (ranked.length - 1)) / (MOST_ROWS - 1))],
  ).filter((row) => row !== undefined);
  return {
    kind: 'rows',
    description: 'Documents per second that adapters sustain, from the fastest to the slowest',
    rows,
    ends: { high: `${formatRate(rows[0]?.value ?? 0)} documents/s` },
  };
}
