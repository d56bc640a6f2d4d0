import { outsideMeasured } from '../../src/lab/view/measuredRange';
import { labelOf, pathOf } from '../../src/scenario/codec';
import {
  apply,
  DEFAULT_SEED,
  effectiveValues,
  isPublished,
  published,
  type Scenario,
} from '../../src/scenario/scenario';
import { knobById } from '../../src/scenario/schema';
import { formatValue } from '../../src/scenario/value';
import type { Summary } from '../../src/simulator/types';
import { STUDIES } from '../../src/studies/registry';
import type { Seen } from '../../src/tours/types';
import { readExploredStudy } from '../explore/studies';
import { readConfigurations } from '../replay/catalogue';
import { simulateScenarios } from '../replay/simulate';

const configurations = new Map(readConfigurations().map((one) => [one.scenario, one]));

/** The configuration of that name; throws where there is none. */
export function configurationOf(base: string) {
  const found = configurations.get(base);
  if (!found) throw new Error(`${base} is not published.`);
  return found;
}

const results = new Map<string, Promise<Summary>>();

/** The result that the lab of the study shows for a scenario. */
function summaryOf({ base, changes }: Scenario): Promise<Summary> {
  const key = JSON.stringify([base, changes]);
  const known = results.get(key);
  if (known) return known;
  const { schema, values } = configurationOf(base);
  const replications = STUDIES.find(({ id }) => id === schema.study)?.protocol.replications ?? null;
  const subject = { study: schema.study, values: apply(schema, values, changes) };
  const result = simulateScenarios([subject], { seed: DEFAULT_SEED, replications }).then(
    ([first]) => {
      if (!first) throw new Error(`${key} gave no result.`);
      return first.summary;
    },
  );
  results.set(key, result);
  return result;
}

/** A scenario and its result as a lab hands them to what judges them. */
export async function seenOfScenario(
  scenario: Scenario,
  statistic: Seen['statistic'] = 'median',
): Promise<Seen> {
  const { schema, values: base } = configurationOf(scenario.base);
  const values = effectiveValues(schema, base, scenario.changes);
  const { index } = await readExploredStudy(schema.study);
  return {
    configuration: labelOf(scenario.base),
    values,
    publishedValues: effectiveValues(schema, base, {}),
    statistic,
    summary: await summaryOf(scenario),
    published: await summaryOf(published(scenario.base)),
    isChanged: !isPublished(scenario),
    outsideCount: outsideMeasured(schema, index, values).length,
  };
}

/** The link that submits a scenario to a challenge. */
export function submissionLink({ base, changes }: Scenario, challenge: string): string {
  const { schema } = configurationOf(base);
  const settings = Object.entries(changes).flatMap(([id, value]) => {
    const knob = knobById(schema, id);
    return knob ? [`${id}=${formatValue(knob, value)}`] : [];
  });
  return [pathOf(base), ...settings, `challenge=${challenge}`].join('&');
}
