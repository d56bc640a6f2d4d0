import { choiceField } from '../address/choice';
import type { Problem } from '../address/problem';
import { readerOf } from '../address/reader';
import { type LinkContext, readChanges } from '../scenario/codec';
import { isPublished, type Scenario } from '../scenario/scenario';
import { formatValue } from '../scenario/value';

const NUMBER = /^-?\d{1,10}$/;

/** A name or value of the data as Python: a number, a switch, or a quoted word. */
export function literal(text: string): string {
  if (NUMBER.test(text)) return text;
  if (text === 'on') return 'True';
  if (text === 'off') return 'False';
  return JSON.stringify(text);
}

/** A program that simulates a scenario and sets it beside what is printed. */
function programOf(
  scenario: string,
  settings: readonly (readonly [knob: string, text: string])[],
  seed: string,
): string {
  const knobs = settings.map(([knob, text]) => `${knob}=${literal(text)}`);
  const args = [literal(scenario), ...knobs, `seed=${literal(seed)}`].join(', ');
  const changed = knobs.length > 0 ? ', which had other settings' : '';
  return `import messageboxlab as lab

report = lab.simulate(${args})

# Beside what the study printed${changed}.
printed = lab.measured(report.scenario)
lab.show(
    [
        {
            "metric": metric,
            "unit": report.units[metric],
            "printed": printed.get(metric),
            "simulated": value,
            "low": report.intervals[metric].low,
            "high": report.intervals[metric].high,
        }
        for metric, value in report.metrics.items()
    ]
)
print(f"{report.replications} replications, digest {report.digest}")
`;
}

/** A scenario as a program; its settings are those of its own link. */
function programOfScenario({ schema }: LinkContext, { base, changes, seed }: Scenario): string {
  const settings = schema.knobs.flatMap((knob): [string, string][] => {
    const value = changes[knob.id];
    return value === undefined ? [] : [[knob.id, formatValue(knob, value)]];
  });
  return programOf(base, settings, String(seed));
}

/** What the lab shows when no scenario comes with its address. */
const FIRST_SCENARIO = 'low-latency/20-A';
export const FIRST_PROGRAM = programOf(FIRST_SCENARIO, [['sendOnly', '6']], '1');

/** A query with the settings behind a scenario's name, as questions write them, as keys of their own. */
function spreadOut(query: URLSearchParams): URLSearchParams {
  const [name = '', ...settings] = (query.get('scenario') ?? '').split(',');
  if (settings.length === 0) return query;
  const spread = new URLSearchParams(query);
  spread.set('scenario', name);
  for (const [key, value] of new URLSearchParams(settings.join('&'))) spread.append(key, value);
  return spread;
}

/**
 * The program that an address such as "?scenario=low-latency/20-A&sendOnly=6" asks for, or with commas
 * for its ampersands, among the scenarios of `studies`; what cannot be used is named and the nearest valid used. Never throws.
 */
export function programFromQuery(
  query: URLSearchParams,
  studies: readonly LinkContext[],
): { program: string; problems: Problem[] } {
  const reader = readerOf(spreadOut(query));
  const names = studies.flatMap(({ prefix, labels }) => labels.map((label) => prefix + label));
  const name = reader.read(
    choiceField({
      key: 'scenario',
      title: 'Scenario',
      options: names,
      otherwise: FIRST_SCENARIO,
    }),
  );
  const study = studies.find(({ prefix }) => name.startsWith(prefix));
  if (study === undefined) return { program: FIRST_PROGRAM, problems: reader.problems() };
  const scenario = readChanges(study, name.slice(study.prefix.length), reader);
  const isFirst = !reader.has('scenario') && isPublished(scenario);
  return {
    program: isFirst ? FIRST_PROGRAM : programOfScenario(study, scenario),
    problems: reader.problems(),
  };
}
