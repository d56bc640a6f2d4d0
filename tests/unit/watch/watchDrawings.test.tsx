// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import part from '../../../src/studies/low-latency/pages/watch';
import { WatchContext } from '../../../src/watch/page/context';
import { Followed } from '../../../src/watch/page/Followed';
import { Population } from '../../../src/watch/page/Population';
import { momentAt } from '../../../src/watch/run/moment';
import { populationOf } from '../../../src/watch/run/population';
import type { WatchedRun } from '../../../src/watch/run/watched';
import { waterfallOf } from '../../../src/watch/run/waterfall';
import { drawAt } from '../../support/drawAt';
import { edgesOf, endsOf, marks } from '../../support/marks';
import { expectValues, readX } from '../../support/readAxis';
import { watchedRun } from '../../support/watchedRun';

const TIME_MS = 340_750;
const WIDTH = 640;
let run: WatchedRun;

beforeAll(async () => {
  ({ run } = await watchedRun('20-A'));
}, 60_000);
afterEach(cleanup);

const draw = (figure: ReactNode) =>
  drawAt(WIDTH, <WatchContext value={part}>{figure}</WatchContext>);

/** Values at which the left and right edges of bars stand belong. */
const edges = (bars: readonly Element[]) =>
  bars.map(edgesOf).flatMap(({ left, right }) => [left, right]);

describe('what is drawn of a watched run', () => {
  it('has bars of what is where now, and ticks at the means, on one scale', () => {
    const moment = momentAt(run, TIME_MS);
    const rows = populationOf(moment, run, part.study.groups);
    expect(rows.some(({ now }) => now > 5)).toBe(true);
    const svg = draw(<Population moment={moment} run={run} />);
    const axis = readX(svg);
    expectValues(
      axis,
      edges(marks('now', svg)),
      rows.flatMap(({ now }) => [0, now]),
    );
    expectValues(
      axis,
      marks('mean', svg).flatMap((tick) => endsOf(tick).map(({ x }) => x)),
      rows.flatMap(({ mean }) => [mean, mean]),
    );
  });

  it('has no means where the backlog has none', async () => {
    const { run: growing } = await watchedRun('9-A', { sendOnly: 1 });
    const svg = draw(<Population moment={momentAt(growing, TIME_MS)} run={growing} />);
    expect(marks('now', svg).length).toBeGreaterThan(0);
    expect(marks('mean', svg)).toHaveLength(0);
  });

  it('has the waterfall of a message at its own times, up to now and on at the means', () => {
    const [oldest] = run.journeys.filter(
      ({ beginMs, endMs }) => beginMs < TIME_MS && endMs > TIME_MS,
    );
    if (!oldest) throw new Error('Nothing is under way.');
    const { rows, ageMs } = waterfallOf(oldest, run.stages, TIME_MS);
    const svg = draw(
      <Followed
        journey={oldest}
        stages={run.stages}
        timeMs={TIME_MS}
        onTurn={() => {}}
        onLeave={() => {}}
      />,
    );
    const axis = readX(svg);
    const leftOf = (bars: readonly Element[]) => bars.map((bar) => edgesOf(bar).left);
    for (const kind of ['work', 'wait', 'assumed'] as const) {
      const passed = rows.filter(({ stage }) => stage.kind === kind).flatMap((row) => row.passed);
      expectValues(
        axis,
        leftOf(marks(kind, svg)),
        passed.map(({ fromMs }) => fromMs),
      );
      // Less than a px is drawn as one.
      const wide = (bar: Element) => edgesOf(bar).right - edgesOf(bar).left > 1;
      const ends = passed.filter(({ fromMs, toMs }) => axis.pxOf(toMs) - axis.pxOf(fromMs) > 1);
      expectValues(
        axis,
        marks(kind, svg)
          .filter(wide)
          .map((bar) => edgesOf(bar).right),
        ends.map(({ toMs }) => toMs),
      );
    }
    expectValues(axis, [endsOf(marks('age', svg)[0] as Element)[0].x], [ageMs]);
  });
});
