import type { Simulate } from '../../simulator/batch/simulate';
import {
  FEWEST_REPLICATIONS,
  MOST_REPLICATIONS_FOR_PRECISION,
  replicationsToAdd,
} from '../../simulator/precision';
import type { Report } from '../../simulator/report';
import { studyOf } from '../question/scenarioText';
import type { ExploredStudy } from '../study/exploredStudy';
import { valuesOf } from '../study/exploredStudy';
import { differenceOf, meanOf } from '../study/pairs';
import { runsOf } from '../study/runs';
import type { CompareQuestion } from './question';

/** Short runs alone, or all that the precision asks for. */
export type Extent = 'first' | 'whole';

/** What has been simulated of a question. */
export interface Made {
  /** A short run of each scenario, for first numbers; undefined where there is none yet. */
  previews: readonly (Report | undefined)[];
  /** The replications that all scenarios have, by scenario. */
  reports: readonly (readonly Report[])[];
  /** Replications that are planned so far. */
  planned: number;
}

export const NOTHING_MADE: Made = { previews: [], reports: [], planned: 0 };

type Studies = ReadonlyMap<string, ExploredStudy>;

/** Those that all have, without gaps. */
function complete(reports: readonly (readonly (Report | undefined)[])[]): Report[][] {
  const gaps = reports.map((own) => {
    const gap = own.indexOf(undefined);
    return gap < 0 ? own.length : gap;
  });
  const count = Math.min(...gaps);
  return reports.map((own) => own.slice(0, count).filter((report) => report !== undefined));
}

/** The numbers whose differences decide whether there are enough replications: those that the first study is precise in. */
export const decisive = ({ metrics, measures }: ExploredStudy) =>
  measures.filter(({ id }) => metrics.precise.includes(id));

/** Differences from the first scenario as shares of its value, for what decides. */
function widthsOf(studies: Studies, { scenarios }: CompareQuestion, reports: Made['reports']) {
  const samplesOf = (index: number) => {
    const scenario = scenarios[index];
    if (scenario === undefined) return new Map();
    const study = studyOf(studies, scenario);
    const values = valuesOf(study, scenario);
    return new Map(
      decisive(study).map((measure) => [
        measure.id,
        (reports[index] ?? []).map((report) => measure.of({ values, report })),
      ]),
    );
  };
  const first = samplesOf(0);
  return scenarios.slice(1).flatMap((_, index) =>
    [...samplesOf(index + 1)].flatMap(([id, sample]) => {
      const own = first.get(id);
      const difference = own && differenceOf(own, sample);
      const mean = own && meanOf(own)?.mean;
      if (!difference || !mean) return [];
      return [{ ...difference.paired, mean }];
    }),
  );
}

/** The fewest replications of a question: what its studies make, and enough to stop at what is seen of their spread. */
export const fewestOf = (studies: Studies, { scenarios }: CompareQuestion): number =>
  Math.max(
    FEWEST_REPLICATIONS,
    ...scenarios.map((scenario) => studyOf(studies, scenario).protocol.replications),
  );

/**
 * Simulates all scenarios of a question: a short run of each, then replications of all in turn, until the differences
 * are as precise as asked. How many that are follows from the reports alone. With the extent "first" it ends after the
 * short runs.
 */
export async function compareInTurn(
  studies: Studies,
  question: CompareQuestion,
  simulate: Simulate,
  signal: AbortSignal,
  onMade: (made: Made) => void,
  extent: Extent = 'whole',
): Promise<Made> {
  const { scenarios, seed, precision } = question;
  const runs = (protocol: 'preview' | 'study', replications: number) =>
    scenarios.map((scenario) =>
      runsOf(studyOf(studies, scenario), scenario, { protocol, replications, seed }),
    );
  const previews: (Report | undefined)[] = scenarios.map(() => undefined);
  let made: Made = { previews, reports: scenarios.map(() => []), planned: 0 };
  const tell = (next: Partial<Made>) => {
    made = { ...made, ...next };
    onMade(made);
  };
  await simulate(runs('preview', 1).flat(), {
    signal,
    onFinished: (index, report) => {
      previews[index] = report;
      tell({ previews: [...previews] });
    },
  });
  if (extent === 'first') return made;
  const goal = {
    target: precision / 100,
    fewest: fewestOf(studies, question),
    most: Math.max(MOST_REPLICATIONS_FOR_PRECISION, fewestOf(studies, question)),
  };
  // The study's own number first: these are the numbers of its lab.
  let planned = Math.max(...scenarios.map((one) => studyOf(studies, one).protocol.replications));
  for (;;) {
    const count = planned;
    const all = runs('study', count);
    const found = all.map((own) => own.map((): Report | undefined => undefined));
    // In turn, so that pairs are complete as early as can be.
    const places = Array.from({ length: count * scenarios.length }, (_, index) => ({
      scenario: index % scenarios.length,
      replication: Math.floor(index / scenarios.length),
    }));
    tell({ planned });
    await simulate(
      places.flatMap(({ scenario, replication }) => all[scenario]?.[replication] ?? []),
      {
        signal,
        onFinished: (index, report) => {
          const { scenario = 0, replication = 0 } = places[index] ?? {};
          found[scenario]?.splice(replication, 1, report);
          const reports = complete(found);
          if ((reports[0]?.length ?? 0) > (made.reports[0]?.length ?? 0)) tell({ reports });
        },
      },
    );
    const more = replicationsToAdd(widthsOf(studies, question, made.reports), count, goal);
    if (more === 0 || scenarios.length < 2) return made;
    planned += more;
  }
}
