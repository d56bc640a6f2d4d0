import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import { Problems } from '../../../lab/Problems';
import { carriedStudy } from '../../page/carried';
import { useCarriedLinks } from '../../page/useCarriedLinks';
import { usePublished } from './usePublished';

/** Comes while the system is simulated. */
const Opened = lazy(() => import('./Opened').then((module) => ({ default: module.Opened })));

interface OwnLabProps {
  /** Which of the systems that an address carries. */
  id: string;
}

/** Whether a load test is of the system as it is drawn. */
const isMeasured = ({ index }: ExploredStudy): boolean =>
  index.configurations.some(({ measured }) => Object.keys(measured).length > 0);

/** The lab of a reader's own system: its measured levels, or the system as it is drawn, with a knob for each number. */
export function OwnLab({ id }: OwnLabProps) {
  useCarriedLinks();
  const isBrowser = useIsBrowser();
  const [study, setStudy] = useState<ExploredStudy | null>(null);
  const [dismissed, setDismissed] = useState<ExploredStudy | null>(null);
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
  const problems = study !== dismissed && study?.problems;
  const said = problems && problems.length > 0 && (
    <Problems problems={problems} onDismiss={() => setDismissed(study)} />
  );
  if (study !== null && summaries !== null) {
    return (
      <>
        {said}
        <p>
          <Link to="/your-system">{study.name}</Link>,{' '}
          {isMeasured(study)
            ? 'its levels as they were measured and as they are simulated.'
            : 'as it is described: nobody measured it.'}
        </p>
        <Suspense fallback={<p role="status">Loading the lab.</p>}>
          <Opened key={study.context.prefix} study={study} summaries={summaries} />
        </Suspense>
      </>
    );
  }
  if (!isBrowser) {
    return (
      <p data-unscripted>The link alone holds the system, and the site’s scripts simulate it.</p>
    );
  }
  return (
    <>
      {said}
      <p role="status">
        {why ??
          (study === null
            ? 'Reading the system.'
            : `Simulating its configurations: ${finished} of ${all} runs.`)}
      </p>
    </>
  );
}
