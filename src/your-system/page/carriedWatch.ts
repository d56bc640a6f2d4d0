import { WATCH_PATH } from '../../scenario/namedLink';
import type { WatchPart } from '../../watch/page/context';
import { ownStudy } from '../study/ownStudy';
import { laidOutPlan } from '../watch/plan';
import { ownWatched } from '../watch/watched';
import { takenAlong } from './carried';

/** The reader's own system of that id, as its single requests are watched. What its measured levels say plays no part in that. */
export async function carriedWatch(id: string): Promise<WatchPart> {
  const { description, problems } = await takenAlong(id);
  const { index, context, first } = ownStudy({ description, fit: null }, id);
  const plan = await laidOutPlan(description);
  return {
    study: ownWatched(description, plan, { id, first }),
    index,
    context: { ...context, path: WATCH_PATH },
    problems,
  };
}
