import type { ReadData } from '../../../measured/readData';
import type { FitAnswer } from '../../../system/fitAnswer';
import type { SystemModule } from '../../../system/module';
import { type Description, isDrawn } from '../../description';
import { questionOf } from '../../question';
import { adapterHttp } from './adapters';
import { capacitySteady } from './capacity';
import { STUDIES, type StudyId } from './list';
import { lowLatencyUsers } from './lowLatency';
import { scaleUpHosts } from './scaleUp';
import type { StudyExample, StudyLevel } from './study';
import { workerThreads } from './workerThreads';

const BUILD: Readonly<Record<StudyId, (read: ReadData) => StudyExample>> = {
  'low-latency-users': lowLatencyUsers,
  'scale-up-simple': (read) => scaleUpHosts(read, 'S'),
  'scale-up-latency': (read) => scaleUpHosts(read, 'L'),
  'worker-threads': workerThreads,
  'capacity-steady': capacitySteady,
  'adapter-http': adapterHttp,
};

/** A level with what the page says of it when it has seen the others alone; null where they are too few. */
export interface PredictedLevel extends StudyLevel {
  page: number | null;
}

/** A study beside what the page answers. */
export interface RebuiltStudy {
  description: Description;
  levels: PredictedLevel[];
  /** Of all levels; null of a system that is drawn. */
  fit: Pick<FitAnswer, 'sentence' | 'limit' | 'limitAbove'> | null;
  /** What a drawn system can do at most, per second, and which part is full then. */
  bound: { name: string; perSecond: number } | null;
}

/** With fewer levels beside it a prediction says nothing. */
const FEWEST_BESIDE = 2;

type Module = Pick<SystemModule, 'fit' | 'bounds'>;

/** What the page says of a load when it has seen all others. */
function unseen(module: Module, description: Description, load: number): number | null {
  const question = questionOf({ ...description, hold: [load] }, []);
  if (question === null || question.levels.length <= FEWEST_BESIDE) return null;
  const found = module.fit(question).predictions.find(({ users }) => users === load);
  return found?.throughputPerSecond?.value ?? null;
}

function boundOf({ bounds }: Module, description: Description): RebuiltStudy['bound'] {
  const { bottleneck, limits } = bounds(description);
  const perSecond = limits.find(({ name }) => name === bottleneck)?.mostPerSecond[0];
  return bottleneck === null || perSecond == null ? null : { name: bottleneck, perSecond };
}

function fitOf(module: Module, description: Description): RebuiltStudy['fit'] {
  const question = questionOf(description, []);
  if (question === null) return null;
  const { sentence, limit, limitAbove } = module.fit(question);
  return { sentence, limit, limitAbove };
}

/** All of them with what the page answers, found when the site is built. */
export const rebuiltStudies = (read: ReadData, module: Module): Record<StudyId, RebuiltStudy> =>
  Object.fromEntries(
    STUDIES.map(({ id, title }) => {
      const example = BUILD[id](read);
      const description = { name: title, ...example.description };
      const levels = example.levels.map((level) => ({
        ...level,
        page: unseen(module, description, level.load),
      }));
      const bound = isDrawn(description) ? boundOf(module, description) : null;
      return [id, { description, levels, fit: fitOf(module, description), bound }];
    }),
  ) as Record<StudyId, RebuiltStudy>;
