import { useEffect, useState } from 'react';
import { useBatch } from '../../../explore/page/useBatch';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import { runsOf } from '../../../explore/study/runs';
import { DEFAULT_SEED, published } from '../../../scenario/scenario';
import type { Report } from '../../../simulator/report';
import { summarise } from '../../../simulator/summarise';
import type { Summary } from '../../../simulator/types';

export interface Published {
  /** What was simulated of each configuration, by label; null until all are there. */
  summaries: Readonly<Record<string, Summary>> | null;
  finished: number;
  all: number;
  /** Why there is no more; null while there is. */
  why: string | null;
}

/** The configurations of a study, simulated as its protocol says. */
export function usePublished(study: ExploredStudy | null): Published {
  const { start, status } = useBatch();
  const [summaries, setSummaries] = useState<Published['summaries']>(null);
  const [finished, setFinished] = useState(0);
  const { labels = [] } = study?.context ?? {};
  const replications = study?.protocol.replications ?? 0;

  useEffect(() => {
    if (study === null) return;
    const { context, protocol } = study;
    setSummaries(null);
    setFinished(0);
    start(async (simulate, signal) => {
      const runs = context.labels.flatMap((label) =>
        runsOf(study, published(context.prefix + label), {
          protocol: 'study',
          replications: protocol.replications,
          seed: DEFAULT_SEED,
        }),
      );
      const reports: Report[] = await simulate(runs, {
        signal,
        onFinished: () => setFinished((count) => count + 1),
      });
      const own = (place: number) =>
        reports.slice(place * protocol.replications, (place + 1) * protocol.replications);
      setSummaries(
        Object.fromEntries(
          context.labels.map((label, place) => [label, summarise(DEFAULT_SEED, own(place))]),
        ),
      );
    });
  }, [study, start]);

  return {
    summaries,
    finished,
    all: labels.length * replications,
    why: status.kind === 'failed' ? status.reason : null,
  };
}
