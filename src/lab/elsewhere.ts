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

/** Where a reader can go on with a scenario; all but Python have the current models alone. */
export function elsewhereOf(
  context: LinkContext & Pick<LabContext, 'archived'>,
  scenario: Scenario,
): Elsewhere[] {
  const { base, seed } = scenario;
  const python: Elsewhere = {
    text: 'Open in Python',
    to: namedLinkOf(PYTHON_PATH, context, scenario),
    icon: 'code',
  };
  if (context.archived) return [python];
  const ask = (path: string) => questionLinkOf(path, context, { from: scenario }, seed);
  const beside = { a: published(base), b: scenario };
  const asked = [
    { text: 'Compare', to: questionLinkOf(COMPARE_PATH, context, beside, seed) },
    { text: 'Sweep', to: ask(SWEEP_PATH) },
    { text: 'Find the best', to: ask(SEEK_PATH) },
    { text: 'Why', to: ask(WHY_PATH) },
  ];
  const watch: Elsewhere = {
    text: context.systemOf ? 'Watch requests' : 'Watch messages',
    to: namedLinkOf(WATCH_PATH, context, scenario),
    icon: 'play',
  };
  return [...asked, watch, python];
}
