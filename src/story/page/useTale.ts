import { useEffect, useRef, useState } from 'react';
import { DEFAULT_SEED, published } from '../../scenario/scenario';
import { subjectOf } from '../../scenario/subject';
import { watch } from '../../simulator/watch/watch';
import { rowOf, valuesOf, type WatchPart } from '../../watch/page/context';
import { readWatched } from '../../watch/run/read';
import type { WatchedRun } from '../../watch/run/watched';
import type { Asked } from '../run/address';
import { type Tale, taleNear, taleOf } from '../run/tale';

export interface ShownTale {
  /** What is on show: the last that is known. */
  tale: Tale;
  /** The whole run of it; null for what the build has kept. */
  run: WatchedRun | null;
  isRunning: boolean;
  /** Why the tale is not the one asked for; null where it is. */
  failed: string | null;
}

/** A message of a run: the one asked for, or the one that knocks when the message of the story does. */
function found(run: WatchedRun, { message }: Asked, told: Tale): ShownTale {
  const wanted = message === null ? null : taleOf(run, message);
  const tale = wanted ?? taleNear(run, told.journey.beginMs);
  const base = { run, isRunning: false };
  if (tale === null)
    return {
      ...base,
      tale: told,
      run: null,
      failed: `With these choices the system never settles: ${run.report.unstableReason ?? 'nobody is answered in the minute that is watched'}. The story below is the one without them.`,
    };
  const failed =
    message !== null && wanted === null
      ? `The minute that is watched does not hold the whole way of message ${message}. The nearest by its time is followed.`
      : null;
  return { ...base, tale, failed };
}

/**
 * The tale that is asked for: one that the build has kept, else a run of half an hour from the same seed with what the
 * reader decided.
 */
export function useTale(part: WatchPart, kept: readonly Tale[], asked: Asked): ShownTale {
  const [told] = kept as readonly [Tale];
  const [shown, setShown] = useState<ShownTale>({
    tale: told,
    run: null,
    isRunning: false,
    failed: null,
  });
  const runs = useRef(new Map<string, WatchedRun>());
  const { changes, message } = asked;
  const key = JSON.stringify(changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is told by its texts
  useEffect(() => {
    const isAsTold = Object.keys(changes).length === 0;
    const known = kept.find((one) => one.journey.message === (message ?? told.journey.message));
    const ran = runs.current.get(key);
    if (isAsTold && known) {
      setShown({ tale: known, run: ran ?? null, isRunning: false, failed: null });
      return;
    }
    if (ran) {
      setShown(found(ran, asked, told));
      return;
    }
    setShown((before) => ({ ...before, isRunning: true, failed: null }));
    const { study, context } = part;
    const scenario = { ...published(study.firstScenario), changes };
    const base = context.configurations[rowOf(part, scenario)] ?? {};
    const run = {
      ...subjectOf(context, base, changes),
      seed: DEFAULT_SEED,
      replication: 0,
      protocol: 'study' as const,
    };
    return watch({ run, choice: study.choiceAt(null) }, (answer) => {
      const fail = (failed: string) =>
        setShown({ tale: told, run: null, isRunning: false, failed });
      if (answer.type === 'failed')
        fail(`${answer.reason} The story below is the one without your choices.`);
      else if (answer.watched === null) fail('This simulator cannot follow single messages.');
      else {
        const read = readWatched(study, answer.watched, valuesOf(part, scenario)).run;
        runs.current.set(key, read);
        setShown(found(read, asked, told));
      }
    });
  }, [part, kept, key, message]);
  return shown;
}
