import { createContext, useContext } from 'react';
import type { Problem } from '../../address/problem';
import type { StudyIndex } from '../../comparison/studyIndex';
import type { LinkContext } from '../../scenario/codec';
import { WATCH_PATH } from '../../scenario/namedLink';
import { effectiveValues, type Scenario } from '../../scenario/scenario';
import type { KnobSchema } from '../../scenario/schema';
import type { WatchedStudy } from '../run/study';

/** A study whose messages can be watched, and its configurations. */
export interface WatchPart {
  study: WatchedStudy;
  index: StudyIndex;
  context: LinkContext;
  /** What is wrong with where it came from; absent where it is the site's own. */
  problems?: readonly Problem[];
}

/** Every published configuration of a study; archived models note nothing and cannot be watched. */
export function watchPart(study: WatchedStudy, schema: KnobSchema, index: StudyIndex): WatchPart {
  const { configurations } = index;
  return {
    study,
    index,
    context: {
      schema: { ...schema, archived: [] },
      path: WATCH_PATH,
      prefix: `${schema.study}/`,
      labels: configurations.map(({ id }) => id),
      configurations: Object.fromEntries(
        configurations.map(({ id, knobs }) => [
          id,
          Object.fromEntries(schema.knobs.map((knob, at) => [knob.id, knobs[at] ?? knob.default])),
        ]),
      ),
    },
  };
}

/** A configuration by its row in the study, such as "20-A". */
export const rowOf = ({ context }: WatchPart, { base }: Scenario): string =>
  base.slice(context.prefix.length);

/** The value of every knob of a scenario, by id. */
export const valuesOf = (part: WatchPart, scenario: Scenario): Record<string, number> => {
  const { schema, configurations } = part.context;
  return effectiveValues(schema, configurations[rowOf(part, scenario)] ?? {}, scenario.changes);
};

export const WatchContext = createContext<WatchPart | null>(null);

/** The study that is watched. */
export function useWatchPart(): WatchPart {
  const part = useContext(WatchContext);
  if (part === null) throw new Error('Nothing is watched here.');
  return part;
}
