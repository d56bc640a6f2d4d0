import { isForeignKey } from '../address/foreignKeys';
import type { Problem } from '../address/problem';
import { quoted } from '../address/quoted';
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

/** What is wrong with a model that a link names, and which is used instead. */
export function refusedModel(given: string, accepted: readonly string[], why = ''): Problem {
  const all = accepted.join(', ');
  return {
    field: 'model',
    given,
    accepted: all,
    message: `Model (model) is ${quoted(given)}${why}; accepted: ${all}. ${accepted[0]} is used.`,
  };
}

/**
 * The model that a link was made with, of the current and the archived ones of its study. Links that changed something
 * before they named their model are of the oldest; published configurations are always of the current one. Never throws.
 */
export function readModel(
  { modelVersion, archived }: Pick<KnobSchema, 'modelVersion' | 'archived'>,
  query: URLSearchParams,
): ReadModel {
  const isChanged = [...query.keys()].some((key) => !NAMING.includes(key) && !isForeignKey(key));
  const accepted = isChanged ? [modelVersion, ...archived] : [modelVersion];
  const unnamed = isChanged && query.get('v') === UNNAMED_FORMAT ? archived[0] : undefined;
  const given = query.get('model') ?? unnamed ?? modelVersion;
  return accepted.includes(given)
    ? { model: given, problems: [] }
    : { model: modelVersion, problems: [refusedModel(given, accepted)] };
}
