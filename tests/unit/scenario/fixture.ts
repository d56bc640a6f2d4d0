import { readConfigurationsOf } from '../../../scripts/dataFiles';
import { readSchema } from '../../../scripts/replay/catalogue';
import { STATED_STUDY_IDS, type StatedStudyId } from '../../../src/measured/studies';
import type { LinkContext } from '../../../src/scenario/codec';
import { statedScenario } from '../../../src/scenario/documented';
import { knobSchema } from '../../../src/scenario/knobs';

const A = { virtualUsers: 3, receiveAndSend: 2, sendOnly: 4, sendAndTrack: 1, tracking: 2 };

/** A page like that of test case 20: three configurations. */
export const context: LinkContext = {
  schema: knobSchema,
  path: '/low-latency/test-case-20',
  prefix: 'low-latency/20-',
  labels: ['A', 'B', 'C'],
  configurations: { A, B: { ...A, virtualUsers: 4 }, C: { ...A, virtualUsers: 4, tracking: 0 } },
};

/** The lab of a study whose settings stand in its text. */
function statedContext(study: StatedStudyId): LinkContext {
  const schema = readSchema(study);
  const { configurations } = readConfigurationsOf(study);
  return {
    schema,
    path: `/${study}/lab`,
    prefix: `${study}/`,
    labels: configurations.map(({ id }) => id),
    configurations: Object.fromEntries(
      configurations.map((one) => [one.id, statedScenario(schema, one)]),
    ),
  };
}

/** A page of each study. */
export const contexts: readonly LinkContext[] = [context, ...STATED_STUDY_IDS.map(statedContext)];

/** The page that a scenario such as "capacity/overdrive" belongs to. */
export function contextOf(scenario: string): LinkContext {
  const found = contexts.find(({ prefix }) => scenario.startsWith(prefix));
  if (found === undefined) throw new Error(`No page has ${scenario}.`);
  return found;
}
