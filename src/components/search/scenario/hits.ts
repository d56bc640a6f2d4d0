import { quoted } from '../../../address/quoted';
import { pathOf, toParams } from '../../../scenario/codec';
import { published } from '../../../scenario/scenario';
import { type Knob, type KnobValues, valueIn } from '../../../scenario/schema';
import { readSettings } from '../../../scenario/validate';
import { formatValue } from '../../../scenario/value';
import type { Hit, Listed } from '../types';
import { missingName, namedConfiguration } from './named';
import { readWords } from './read';
import { isUnit } from './units';

const joined = (parts: readonly string[]): string =>
  parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** A value with its unit, if the label does not end with it: "Virtual users 3". */
function valueText(knob: Knob, value: number): string {
  const isSaid = knob.unit === '' || knob.label.toLowerCase().endsWith(knob.unit);
  return `${formatValue(knob, value)}${isSaid ? '' : ` ${knob.unit}`}`;
}

/** A knob with its value as few words as a title has. */
const titleText = (knob: Knob, values: KnobValues): string => {
  const unit = isUnit(knob.unit.toLowerCase()) ? ` ${knob.unit}` : '';
  return `${knob.label} ${formatValue(knob, valueIn(values, knob))}${unit}`;
};

const changeText = (knob: Knob, changes: KnobValues, base: KnobValues): string =>
  `${knob.label} ${valueText(knob, valueIn(changes, knob))} in place of ${formatValue(knob, valueIn(base, knob))}`;

/** Where a scenario opens: the address of its configuration, with what is changed. */
function addressOf(configuration: string, params: URLSearchParams): string {
  const [path, query] = pathOf(configuration).split('?');
  params.delete('config');
  return `${path}?${query}&${params}`;
}

const asPublished = ({ scenario, title, where, about }: Listed): Hit => ({
  kind: 'Configuration',
  to: pathOf(scenario),
  title,
  where,
  excerpt: about,
});

/** Says that there is no configuration of that name, and leads to those there are. */
const noneOf = (name: string): Hit => ({
  kind: 'Scenario',
  to: '/low-latency',
  title: `There is no configuration ${name}`,
  where: 'Low latency',
  excerpt: 'All test cases, each with its configurations.',
});

/**
 * The scenario that a question tells in words, such as "20-A with 6 senders"; none where it names no configuration or
 * nothing of it. What is not understood or not accepted is said. The knobs are fetched for such questions alone.
 */
export async function scenarioHits(query: string): Promise<Hit[]> {
  const named = namedConfiguration(query);
  if (named === null) {
    const missing = missingName(query);
    return missing === undefined ? [] : [noneOf(missing)];
  }
  const { configuration, rest, missing, others } = named;
  const besides = others.map(asPublished);
  if (!/[\p{L}\p{N}]/u.test(rest))
    return besides.length === 0 ? [] : [asPublished(configuration), ...besides];
  const { studies } = await import('../../python/studies');
  const study = studies.find(({ prefix }) => configuration.scenario.startsWith(prefix));
  if (study === undefined) return [];
  const { schema, prefix, configurations } = study;
  const { settings, unread } = readWords(schema, rest);
  if (settings.length === 0 && !unread.some((text) => /\d/.test(text)))
    return besides.length === 0 ? [] : [asPublished(configuration), ...besides];

  const base = configurations[configuration.scenario.slice(prefix.length)] ?? {};
  const { changes, problems } = readSettings(schema, base, settings);
  const changed = schema.knobs.filter(({ id }) => changes[id] !== undefined);
  const same = schema.knobs.filter(
    ({ id }) => changes[id] === undefined && settings.some(([given]) => given === id),
  );
  const opened = changed.map((knob) => changeText(knob, changes, base));
  const said = [
    ...(missing ? [`There is no ${missing}: ${configuration.name} is taken.`] : []),
    opened.length > 0 ? `Opens the lab with ${joined(opened)}.` : 'Opens the lab as published.',
    ...same.map((knob) => `${knob.label} is ${valueText(knob, valueIn(base, knob))} as published.`),
    ...problems.map(({ message }) => message),
    ...others.map(
      ({ name }) => `One scenario opens at a time: ${name} is found by itself as published.`,
    ),
    ...unread.map((text) => `${quoted(text)} is not understood, and left out.`),
  ];
  const scenario = { ...published(configuration.scenario), changes };
  const title = joined(changed.map((knob) => titleText(knob, changes)));
  return [
    {
      kind: 'Scenario',
      to:
        changed.length > 0
          ? addressOf(configuration.scenario, toParams(study, scenario))
          : pathOf(configuration.scenario),
      title: [configuration.name, title].filter(Boolean).join(', '),
      where: configuration.where,
      excerpt: said.join(' '),
    },
    ...besides,
  ];
}
