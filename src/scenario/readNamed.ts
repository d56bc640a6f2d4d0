import { readName } from '../address/choice';
import { type Pairs, type Taken, taken } from '../address/field';
import { listedNames, nearestName } from '../address/nearestName';
import { type Named, problemOf, refused } from '../address/problem';
import { quoted } from '../address/quoted';
import type { LinkContext } from './codec';
import { SEED } from './linkFields';

/** The study that a scenario's text names, right or wrong. */
export const studyIn = (text: string): string => text.split(/[/,]/, 1)[0] ?? '';

/** Of a configuration with settings behind it. */
export const SETTINGS = 'a configuration, then settings such as sendOnly=6, separated by commas';

/** The configurations that a text may name. */
interface Nameable {
  /** Of the study. */
  id: string;
  /** The one that the study alone stands for, and what is none. */
  first: string;
  context: Pick<LinkContext, 'prefix' | 'labels'>;
}

/** A configuration by its whole name; of one without its study, the nearest of this one. */
function readBase(named: Named, given: string, { id, first, context }: Nameable): Taken<string> {
  const { prefix, labels } = context;
  if (given === id) return taken(first);
  const names = [...new Set([first, ...labels.map((label) => prefix + label)])];
  const near = given.startsWith(prefix) ? undefined : nearestName(given, labels);
  if (near === undefined || names.includes(given)) return readName(named, given, names);
  const used = prefix + near;
  return taken(used, refused(named, given, listedNames(given, names), `${used} is used.`));
}

/** A scenario that is one value of an address: its configuration, and its settings as the pairs of an address of their own. */
export function readNamed(
  named: Named,
  text: string,
  among: Nameable,
): Taken<{ base: string; settings: Pairs }> {
  const [given = '', ...behind] = text.split(',');
  const base = readBase(named, given, among);
  const holds = (one: string) => `${named.title} (${named.key}) holds ${quoted(one)}`;
  const isSeed = (one: string) => one.startsWith(`${SEED.key}=`);
  const settings = behind
    .filter((one) => one.includes('=') && !isSeed(one))
    .map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const);
  const lost = behind.filter((one) => !one.includes('='));
  const seeds = behind.filter(isSeed);
  return taken(
    { base: base.value, settings },
    ...base.problems,
    ...lost.map((one) => problemOf(named.key, one, holds(one), SETTINGS, 'It is ignored.')),
    ...seeds.map((one) => {
      const accepted = 'a seed of the whole question, beside its scenarios';
      return problemOf(named.key, one, holds(one), accepted, 'The seed of the question is used.');
    }),
  );
}
