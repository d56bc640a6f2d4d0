import { isForeignKey } from '../scenario/foreignKeys';

const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
const NUMBER = /^-?\d{1,10}$/;
const SCENARIO = /^[\w/.-]{1,100}$/;

/** Text of an address as Python: a number, a switch, or a quoted word that cannot end early. */
function literal(text: string): string {
  if (NUMBER.test(text)) return String(Number(text));
  if (text === 'on') return 'True';
  if (text === 'off') return 'False';
  return JSON.stringify(text.slice(0, 200)).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A program that simulates a scenario and sets it beside what is printed. */
export function programOf(
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

/** What the lab shows when no scenario comes with its address. */
export const FIRST_PROGRAM = programOf('low-latency/20-A', [['sendOnly', '6']], '1');

/** The program that an address such as "?scenario=low-latency/20-A&sendOnly=6" asks for. */
export function programFromQuery(query: URLSearchParams): string {
  const scenario = query.get('scenario');
  if (scenario === null || !SCENARIO.test(scenario)) return FIRST_PROGRAM;
  const settings = [...query].filter(
    ([key]) => NAME.test(key) && !['scenario', 'seed', 'v'].includes(key) && !isForeignKey(key),
  );
  const seed = query.get('seed') ?? '1';
  return programOf(scenario, settings, NUMBER.test(seed) ? seed : '1');
}
