import { useEffect, useMemo } from 'react';
import { knobById } from '../../scenario/schema';
import { subjectOf } from '../../scenario/subject';
import type { Run } from '../../simulator/types';
import { loadsAround } from './loadsAround';
import type { OverLoadProps } from './previewed';
import { usePreviews } from './usePreviews';

/** Makes the short runs and tells what they gave. */
export function OverLoadRuns({ context, view, onPreviewed }: OverLoadProps) {
  const { schema, study, archived } = context;
  const { values, shown } = view;
  const runs = useMemo((): Run[] => {
    const knob = knobById(schema, study.loadKnob);
    if (knob === undefined) return [];
    return loadsAround(knob, values[knob.id] ?? knob.default).map((load) => ({
      ...subjectOf(context, values, { [knob.id]: load }),
      seed: shown.seed,
      replication: 0,
      protocol: 'preview',
      simulator: archived?.simulator,
    }));
  }, [context, schema, study, archived, values, shown.seed]);
  const { shown: previews } = usePreviews(runs);
  useEffect(() => {
    if (previews === null || previews.runs !== runs) {
      onPreviewed(null);
      return;
    }
    onPreviewed({
      reports: runs.flatMap((run, place) => {
        const report = previews.reports.get(place);
        return report === undefined ? [] : [{ values: run.values, report }];
      }),
    });
  }, [previews, runs, onPreviewed]);
  return null;
}
