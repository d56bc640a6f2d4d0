import type { LinkContext } from '../scenario/codec';
import {
  COMPARE_PATH,
  namedLinkOf,
  PYTHON_PATH,
  questionLinkOf,
  SEEK_PATH,
  SWEEP_PATH,
  WATCH_PATH,
  WHY_PATH,
} from '../scenario/namedLink';
import { published, type Scenario } from '../scenario/scenario';
import type { LabContext } from './types';

/** A page that goes on with the scenario of a lab. */
export interface Elsewhere {
  text: string;
  to: string;
  icon?: 'play' | 'code';
}

type Context = LinkContext & Pick<LabContext, 'archived'>;

/** Where single messages of a scenario are watched; absent for archived models. */
export const watchOf = (context: Context, scenario: Scenario): Elsewhere | undefined =>
  context.archived
    ? undefined
    : {
        text: context.systemOf ? 'Watch requests' : 'Watch messages',
        to: namedLinkOf(WATCH_PATH, context, scenario),
        icon: 'play',
      };

/** Where a scenario is compared with the configuration it was made from; absent for archived models. */
export function compareOf(context: Context, scenario: Scenario): Elsewhere | undefined {
  if (context.archived) return undefined;
  const beside = { a: published(scenario.base), b: scenario };
  return { text: 'Compare', to: questionLinkOf(COMPARE_PATH, context, beside, scenario.seed) };
}

/** Where a reader can go on with a scenario; all but Python have the current models alone. */
export function elsewhereOf(context: Context, scenario: Scenario): Elsewhere[] {
  const python: Elsewhere = {
    text: 'Open in Python',
    to: namedLinkOf(PYTHON_PATH, context, scenario),
    icon: 'code',
  };
  const [compare, watch] = [compareOf(context, scenario), watchOf(context, scenario)];
  if (compare === undefined || watch === undefined) return [python];
  const ask = (path: string) => questionLinkOf(path, context, { from: scenario }, scenario.seed);
  const asked = [
    { text: 'Sweep', to: ask(SWEEP_PATH) },
    { text: 'Find the best', to: ask(SEEK_PATH) },
    { text: 'Why', to: ask(WHY_PATH) },
  ];
  return [compare, ...asked, watch, python];
}
