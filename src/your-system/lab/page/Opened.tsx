import { useMemo } from 'react';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import { Lab } from '../../../lab/Lab';
import { singleOutcomes } from '../../../lab/stated/effects';
import type { Summary } from '../../../simulator/types';
import { labOf } from '../context';
import { More, Picture } from './Charts';
import { Trust } from './Trust';

interface OpenedProps {
  study: ExploredStudy;
  /** What was simulated of its configurations, by label. */
  summaries: Readonly<Record<string, Summary>>;
}

/** The lab of a system whose configurations are simulated. */
export function Opened({ study, summaries }: OpenedProps) {
  const context = useMemo(() => {
    const { telling } = singleOutcomes(study.outcomes, async () => ({
      default: study.differences,
    }));
    const drawn = {
      Trust,
      Picture,
      More,
      telling: async () => ({ ...(await telling()), caution: study.caution }),
    };
    return labOf(study, summaries, drawn, window.location.hash);
  }, [study, summaries]);
  return <Lab context={context} />;
}
