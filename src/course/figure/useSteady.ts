import { useEffect, useMemo, useState } from 'react';
import type { Chapter, Curve, Knobs } from '../chapter/types';
import type { Engine } from '../network/engine';
import type { Report } from '../network/shapes';
import { steadySlices } from '../network/steady';
import { curveSlices } from './curve';
import { workIdly } from './idle';
import { lineOverTimeSlices } from './lineOverTime';
import { type Replication, replicationSlices } from './shortRuns';

interface Found<Result> {
  key: string;
  result: Result;
}

/** Runs a generator for a key between other tasks and keeps what it found until a newer one is done. */
function useIdly<Result>(
  key: string,
  first: Found<Result>,
  steps: (() => Generator<unknown, Result, undefined>) | null | undefined,
): Found<Result> {
  const [found, setFound] = useState(first);
  const ready = Boolean(steps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the steps
  useEffect(() => {
    if (!steps || found.key === key) return;
    return workIdly(steps(), (result) => setFound({ key, result }));
  }, [key, ready]);
  return found;
}

const keyOf = (knobs: Knobs): string => JSON.stringify(Object.entries(knobs).sort());

/** The long run of a chapter with these knobs; the one before while a newer is under way. */
export function useSteady(
  engine: Engine | null,
  chapter: Chapter,
  knobs: Knobs,
  still: { knobs: Knobs; report: Report },
): { report: Report; isOf: boolean } {
  const key = keyOf(knobs);
  const found = useIdly(
    key,
    { key: keyOf(still.knobs), result: still.report },
    engine && (() => steadySlices(engine, chapter.network(knobs))),
  );
  return { report: found.result, isOf: found.key === key };
}

/** The chapter's curve with the other knobs as they are. */
export function useCurve(
  engine: Engine | null,
  chapter: Chapter,
  knobs: Knobs,
  still: { knobs: Knobs; curve: readonly (number | null)[] },
): readonly (number | null)[] {
  const { curve }: { curve: Curve } = chapter;
  const others = (all: Knobs) => keyOf({ ...all, [curve.knob]: 0 });
  const found = useIdly(
    others(knobs),
    { key: others(still.knobs), result: still.curve },
    engine && (() => curveSlices(engine, chapter, knobs)),
  );
  return found.result;
}

/** The line over time at the station whose chapter draws it; empty where none does. */
export function useLines(
  engine: Engine | null,
  chapter: Chapter,
  knobs: Knobs,
  still: { knobs: Knobs; lines?: readonly number[] },
): readonly number[] {
  const { overTime } = chapter;
  const found = useIdly(
    keyOf(knobs),
    { key: keyOf(still.knobs), result: still.lines ?? [] },
    engine &&
      overTime &&
      (() => lineOverTimeSlices(engine, chapter.network(knobs), overTime.station)),
  );
  return found.result;
}

const NO_REPLICATIONS: Found<Replication[]> = { key: '', result: [] };

/** The chapter's short runs with these knobs, once they are asked for; those before while newer are under way. */
export function useReplications(
  engine: Engine | null,
  chapter: Chapter,
  knobs: Knobs,
  asked: boolean,
): { values: readonly number[]; isOf: boolean } {
  const key = keyOf(knobs);
  const found = useIdly(
    key,
    NO_REPLICATIONS,
    asked && chapter.replications && engine
      ? () => replicationSlices(engine, chapter, knobs)
      : null,
  );
  const values = useMemo(() => found.result.map(({ value }) => value), [found]);
  return { values, isOf: found.key === key };
}
