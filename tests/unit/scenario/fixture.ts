import { readSchema, readStudyConfigurations } from '../../../scripts/replay/catalogue';
import { type LinkContext, labelOf } from '../../../src/scenario/codec';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { STUDY_IDS } from '../../../src/studies/registry';

const A = { virtualUsers: 3, receiveAndSend: 2, sendOnly: 4, sendAndTrack: 1, tracking: 2 };

/** A page like that of test case 20: three configurations. */
export const context: LinkContext = {
  schema: knobSchema,
  path: '/low-latency/test-case-20',
  prefix: 'low-latency/20-',
  labels: ['A', 'B', 'C'],
  configurations: { A, B: { ...A, virtualUsers: 4 }, C: { ...A, virtualUsers: 4, tracking: 0 } },
};

/** The lab of a study that has one for all its configurations. */
function labContext(study: string): LinkContext {
  const own = readStudyConfigurations(study);
  return {
    schema: readSchema(study),
    path: `/${study}/lab`,
    prefix: `${study}/`,
    labels: own.map(({ scenario }) => labelOf(scenario)),
    configurations: Object.fromEntries(
      own.map(({ scenario, values }) => [labelOf(scenario), values]),
    ),
  };
}

/** A page of each study. */
export const contexts: readonly LinkContext[] = [
  context,
  ...STUDY_IDS.filter((study) => study !== 'low-latency').map(labContext),
];

/** The page that a scenario such as "capacity/overdrive" belongs to. */
export function contextOf(scenario: string): LinkContext {
  const found = contexts.find(({ prefix }) => scenario.startsWith(prefix));
  if (found === undefined) throw new Error(`No page has ${scenario}.`);
  return found;
}
