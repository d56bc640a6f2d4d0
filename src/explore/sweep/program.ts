import { literal } from '../../python/program';
import { formatValue } from '../../scenario/value';
import type { ExploredStudy } from '../study/exploredStudy';
import { pointsOf } from './points';
import { knobNamed, type SweepQuestion } from './question';
import { type Swept, sweptValues } from './swept';

/** A list of Python over as many lines as it takes. */
function list(items: readonly string[], indent: string): string {
  const short = `[${items.join(', ')}]`;
  if (short.length + indent.length <= 88) return short;
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + indent.length < 84)
      lines[lines.length - 1] = `${last} ${item},`;
    else lines.push(`${item},`);
  }
  return `[\n${lines.map((line) => `${indent}    ${line}`).join('\n')}\n${indent}]`;
}

/** The scenario of a sweep: its name, or the name with what differs. */
function scenarioText(study: ExploredStudy, { from, over, by }: SweepQuestion): string {
  const settings = Object.entries(from.changes)
    .filter(([id]) => id !== over.knob && id !== by?.knob)
    .map(([id, value]) => `"${id}": ${literal(formatValue(knobNamed(study, id), value))}`);
  const name = literal(from.base);
  return settings.length === 0 ? name : `(${name}, {${settings.join(', ')}})`;
}

/**
 * A sweep as a program for messageboxlab: the same scenarios in the same order with the same random numbers. Combinations
 * that are no system are left out, as they are here.
 */
export function programOf(study: ExploredStudy, question: SweepQuestion): string {
  const { over, by, replications, protocol, from, show } = question;
  const valuesText = (swept: Swept, indent: string) => {
    const knob = knobNamed(study, swept.knob);
    const items = sweptValues(knob, swept).map((value) => literal(formatValue(knob, value)));
    return list(items, indent);
  };
  const swept = [over, ...(by === null ? [] : [by])];
  const refused = pointsOf(study, question).filter(({ conflict }) => conflict !== null);
  const metrics = show.filter((id) => study.metrics.metrics.includes(id));
  const shown = metrics.map((id) => literal(id)).join(', ');
  const options = [
    `seed=${from.seed},`,
    `replications=${replications},`,
    ...(protocol === 'preview' ? ['preview=True,  # short runs, as on the page'] : []),
    '# client="tcp://scheduler:8786",  # a Dask cluster; without, this computer',
  ];
  const head = `import messageboxlab as lab

`;
  const tail = `
lab.show([point.row(${shown}) for point in points])
print(f"{len(points)} scenarios of ${replications} ${replications === 1 ? 'run' : 'runs'} each")
`;
  const call = (body: string) =>
    `points = lab.sweep(\n${body}\n${options.map((line) => `    ${line}`).join('\n')}\n)\n`;
  if (refused.length === 0) {
    const knobs = swept.map((one) => `        "${one.knob}": ${valuesText(one, '        ')},`);
    return `${head}${call(`    ${scenarioText(study, question)},\n    {\n${knobs.join('\n')}\n    },`)}${tail}`;
  }
  const names = ['first', 'second'].slice(0, swept.length);
  const pair = (values: readonly string[]) =>
    values.length === 1 ? (values[0] ?? '') : `(${values.join(', ')})`;
  const gaps = refused.map((point) =>
    pair(
      swept.map((one, place) => {
        const knob = knobNamed(study, one.knob);
        return literal(formatValue(knob, (place === 0 ? point.over : point.by) ?? 0));
      }),
    ),
  );
  const others = Object.entries(from.changes)
    .filter(([id]) => !swept.some(({ knob }) => knob === id))
    .map(([id, value]) => `"${id}": ${literal(formatValue(knobNamed(study, id), value))}`);
  const settings = [...others, ...swept.map(({ knob }, place) => `"${knob}": ${names[place]}`)];
  const loops = swept.map((one, place) => `    for ${names[place]} in ${valuesText(one, '    ')}`);
  return `${head}# Combinations that are no system.
REFUSED = ${list(gaps, '')}

scenarios = [
    (${literal(from.base)}, {${settings.join(', ')}})
${loops.join('\n')}
    if ${pair(names)} not in REFUSED
]
${call('    scenarios,')}${tail}`;
}
