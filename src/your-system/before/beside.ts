import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { COMPARE_PATH, questionLinkOf } from '../../scenario/namedLink';
import { DEFAULT_SEED, published, type Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { nearestValue } from '../../scenario/value';
import type { Description } from '../description';
import { BEFORE_STUDY, ownStudy } from '../study/ownStudy';

/** The system before a change under the load that it is described under after it. */
function underLoadOf(before: Description, is: ExploredStudy): Pick<Scenario, 'base' | 'changes'> {
  const was = ownStudy({ description: before, fit: null }, BEFORE_STUDY);
  const load = is.context.configurations[is.first.slice(is.context.prefix.length)]?.[is.loadKnob];
  const knob = knobById(was.context.schema, was.loadKnob);
  if (load === undefined || knob === undefined || was.loadKnob !== is.loadKnob) {
    return published(was.first);
  }
  const value = nearestValue(knob, load);
  const { configurations, labels, prefix } = was.context;
  const label = labels.find((one) => configurations[one]?.[knob.id] === value);
  if (label !== undefined) return published(prefix + label);
  return { base: was.first, changes: { [knob.id]: value } };
}

/** Where Compare sets a system beside itself before a change, both under the load of now; without what both carry. */
export function besideLink(before: Description, after: ExploredStudy): string {
  const scenarios = { a: underLoadOf(before, after), b: published(after.first) };
  return questionLinkOf(COMPARE_PATH, after.context, scenarios, DEFAULT_SEED);
}
