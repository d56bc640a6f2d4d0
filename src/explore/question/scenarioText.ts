import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readChanges, readName } from '../../scenario/codec';
import { scenarioText } from '../../scenario/namedLink';
import { DEFAULT_SEED, type Scenario } from '../../scenario/scenario';
import type { ExploredStudy } from '../study/exploredStudy';

/**
 * A scenario as one value of a longer link: its configuration and what differs, such as
 * "low-latency/20-A,sendOnly=6,tracking=0". Its seed is that of the question.
 */
export const writeScenario = (
  { context }: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
): string => scenarioText(context.schema, scenario);

/** The study that a scenario's text names, right or wrong. */
export const studyIn = (text: string): string => text.split(/[/,]/, 1)[0] ?? '';

/**
 * Reads what `writeScenario` writes, under the key `field`; what cannot be used is named and the nearest valid used. Never
 * throws.
 */
export function readScenario(
  study: ExploredStudy,
  field: string,
  text: string,
): { scenario: Scenario; problems: Problem[] } {
  const { context } = study;
  const [given = '', ...settings] = text.split(',');
  const names = context.labels.map((label) => context.prefix + label);
  const named = readName(field, 'Scenario', given === study.id ? study.first : given, names);
  const pairs = settings.filter((one) => one.includes('='));
  const query = new URLSearchParams(
    pairs.map((one): [string, string] => {
      const at = one.indexOf('=');
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
  const label = named.name.slice(context.prefix.length);
  const read = readChanges(context, label, query, 'scenario');
  const lost = settings.filter((one) => !one.includes('='));
  const accepted = 'a configuration, then settings such as sendOnly=6, separated by commas';
  return {
    scenario: { ...read.scenario, seed: DEFAULT_SEED },
    problems: [
      ...named.problems,
      ...lost.map((one) => ({
        field,
        given: one,
        accepted,
        message: `Scenario (${field}) holds ${quoted(one)}; accepted: ${accepted}. It is ignored.`,
      })),
      ...read.problems,
    ],
  };
}
