import Link from '@docusaurus/Link';
import { useEffect, useMemo, useState } from 'react';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import { Lab } from '../../../lab/Lab';
import { singleOutcomes } from '../../../lab/stated/effects';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import { carriedStudy } from '../../page/carried';
import { useCarriedLinks } from '../../page/useCarriedLinks';
import { labOf } from '../context';
import { Stage } from './Stage';
import { Trust } from './Trust';
import { usePublished } from './usePublished';

interface OwnLabProps {
  /** Which of the systems that an address carries. */
  id: string;
}

/** The lab of a reader's own system: its measured levels, or the system as it is drawn, with a knob for each number. */
export function OwnLab({ id }: OwnLabProps) {
  useCarriedLinks();
  const [study, setStudy] = useState<ExploredStudy | null>(null);
  useEffect(() => {
    let current = true;
    const load = () => carriedStudy(id).then((made) => current && setStudy(made));
    load();
    window.addEventListener('hashchange', load);
    return () => {
      current = false;
      window.removeEventListener('hashchange', load);
    };
  }, [id]);
  const { summaries, finished, all, why } = usePublished(study);
  const context = useMemo(() => {
    if (study === null || summaries === null) return null;
    const { telling } = singleOutcomes(study.outcomes, async () => ({
      default: study.differences,
    }));
    return labOf(study, summaries, { Trust, Stage, Charts: StatedCharts, telling });
  }, [study, summaries]);
  if (context !== null && study !== null) {
    return (
      <>
        <p>
          <Link to="/your-system">{study.name}</Link>, its levels as they were measured and as they
          are simulated.
        </p>
        <Lab key={study.context.prefix} context={context} />
      </>
    );
  }
  return (
    <p role="status">
      {why ??
        (study === null
          ? 'Reading the system.'
          : `Simulating its configurations: ${finished} of ${all} runs.`)}
    </p>
  );
}
