import { isForeignKey } from '../address/foreignKeys';
import { isGuideKey } from '../address/guide';
import { type Problem, refused } from '../address/problem';
import type { KnobSchema } from './schema';

/** The model that simulates a link, and what of its name could not be used. */
export interface ReadModel {
  model: string;
  problems: Problem[];
}

/** Keys that change nothing of a published configuration. */
const NAMING = ['config', 'scenario', 'model', 'v'];

/** The format of the links that were made before they named their model. */
const UNNAMED_FORMAT = '1';

/** The model of a link, as messages name it. */
export const MODEL = { key: 'model', title: 'Model' };

type Models = Pick<KnobSchema, 'modelVersion' | 'archived'>;

/** What a link says of its model. */
interface Given {
  model: string | null;
  /** The format of the link; null where somebody wrote it by hand. */
  version: string | null;
  /** Whether it changes anything of what is published. */
  isChanged: boolean;
}

/**
 * The model that a link was made with, of the current and the archived ones of its study. Links that changed something
 * before they named their model are of the oldest; published configurations are always of the current one. Never throws.
 */
export function modelOf({ modelVersion, archived }: Models, link: Given): ReadModel {
  const { model, version, isChanged } = link;
  const accepted = isChanged ? [modelVersion, ...archived] : [modelVersion];
  const withChange =
    isChanged || archived.length === 0 ? '' : `; with a change also ${archived.join(', ')}`;
  const unnamed = isChanged && version === UNNAMED_FORMAT ? archived[0] : undefined;
  const given = model ?? unnamed ?? modelVersion;
  if (accepted.includes(given)) return { model: given, problems: [] };
  const problem = refused(
    MODEL,
    given,
    accepted.join(', ') + withChange,
    `${modelVersion} is used.`,
  );
  return { model: modelVersion, problems: [problem] };
}

/** The model of a query. Never throws. */
export const readModel = (models: Models, query: URLSearchParams): ReadModel =>
  modelOf(models, {
    model: query.get(MODEL.key),
    version: query.get('v'),
    isChanged: [...query.keys()].some(
      (key) => !NAMING.includes(key) && !isForeignKey(key) && !isGuideKey(key),
    ),
  });
