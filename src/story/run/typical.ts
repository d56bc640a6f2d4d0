import { least, sum } from 'd3-array';
import type { Journey, Span } from '../../watch/run/watched';
import { isTold, nameOf, type TaleRun } from './tale';

const lengthMs = ({ fromMs, toMs }: Span): number => toMs - fromMs;

/** How much of the time of a message would have to move to other stages to be split as in the mean, ms. */
function apartMs({ stages }: TaleRun, { spans }: Journey): number {
  const own = stages.map(() => 0);
  for (const span of spans) own[span.part] = (own[span.part] ?? 0) + lengthMs(span);
  return sum(stages, ({ meanMs }, part) => Math.abs((own[part] ?? 0) - (meanMs ?? 0)));
}

/** Whether a message waits in a stage for so long that it can be seen, ms. */
const SEEN_MS = 2;

/** The most typical of those who meet something in each of some stages, with its time split most like the mean; stages by path and name, such as "request publishWait". */
export function typicalOf(
  run: TaleRun,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  waits: readonly string[],
): number {
  const meets = ({ spans }: Journey) =>
    waits.every((name) =>
      spans.some((span) => {
        const stage = run.stages[span.part];
        return stage !== undefined && nameOf(stage) === name && lengthMs(span) >= SEEN_MS;
      }),
    );
  const within = run.journeys.filter(
    (one) => one.beginMs >= fromMs && one.endMs <= untilMs && isTold(run, one) && meets(one),
  );
  const found = least(within, (one) => apartMs(run, one));
  if (found === undefined) throw new Error('No message meets all that the story is about.');
  return found.message;
}
