import { expect, it } from 'vitest';
import { toJson, toText } from '../../../scripts/compare/print';
import { type PinnedRuns, pinnedOf } from '../../../src/explore/compare/pinned';
import { rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { compareInTurn } from '../../../src/explore/compare/runs';
import { answering, ask, lucky, never, PAIR, studies } from './compared';

it('the command prints the numbers, the bands and the verdicts of the page', async () => {
  const question = ask(PAIR);
  const made = await compareInTurn(studies, question, answering(lucky(3)), never, () => {});
  const pinned = pinnedOf(studies, question, made) as PinnedRuns;
  const rows = rowsOf(pinned.pinned);
  const printed = toJson(pinned, rows, question.seed);
  expect([printed.a, printed.b]).toEqual([
    'low-latency/20-A,virtualUsers=2',
    'low-latency/20-A', // which has three users
  ]);
  const roundtrip = printed.metrics['roundtripTime.median'];
  const row = rows.find(({ metric }) => metric === 'roundtripTime.median');
  const judged = row?.judged[1];
  expect(roundtrip).toEqual({
    unit: 'ms',
    a: row?.cells[0]?.mean?.mean,
    b: row?.cells[1]?.mean?.mean,
    difference: row?.differences[1]?.paired.mean,
    low: row?.differences[1]?.paired.low,
    high: row?.differences[1]?.paired.high,
    bandLow: judged?.band?.low,
    bandHigh: judged?.band?.high,
    verdict: 'told',
  });
  expect(Number(roundtrip?.bandLow)).toBeLessThan(Number(roundtrip?.low));
  expect(Number(roundtrip?.bandHigh)).toBeGreaterThan(Number(roundtrip?.high));
  expect(toText(pinned, sharedAndAlone(rows))).toMatch(/^Roundtrip, median .* ms +told$/m);
});
