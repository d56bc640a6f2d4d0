import { useMemo } from 'react';
import { Lab } from '../../../lab/Lab';
import { type StatedStudyData, statedContext } from '../../../lab/stated/statedContext';
import { type ResultTables, withTables } from '../../../measured/tabled';
import { scaleUpKnobs } from '../knobs';
import { scaleUp } from './scaleUp';

/** The lab of the scale-up study. */
export function ScaleUpLab({
  configurations,
  prose,
  results,
  replays,
}: StatedStudyData & { results: ResultTables }) {
  const context = useMemo(
    () =>
      statedContext(scaleUp, scaleUpKnobs, {
        configurations,
        prose: withTables(prose, results),
        replays,
      }),
    [configurations, prose, results, replays],
  );
  return <Lab context={context} />;
}
