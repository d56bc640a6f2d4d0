import type { Shape } from './schema';

const HEAD = `"""The parts of a report. Times are in milliseconds.

Written by \`npm run shapes\` from the shapes of the simulator.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict`;
const WIDTH = 100;
const NAMES: Record<string, string> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
};

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');

function typeOf(shape: Shape): string {
  const { $ref, allOf, anyOf, enum: values, items, additionalProperties, type } = shape;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (allOf?.[0]) return typeOf(allOf[0]);
  if (anyOf) return union(anyOf.map(typeOf));
  if (values) return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  if (items) return `list[${typeOf(items)}]`;
  if (typeof additionalProperties === 'object') return `dict[str, ${typeOf(additionalProperties)}]`;
  const names = [type].flat().map((name) => name && NAMES[name]);
  if (!names.every((name) => name !== undefined)) {
    throw new Error(`No type of Python is known for ${JSON.stringify(shape)}`);
  }
  return union(names);
}

/** Text in lines of the width that the package keeps to. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && indent.length + longer.length <= WIDTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** A docstring: its first sentence in the first line where all of it has no room there. */
function docstring(description: string | undefined, indent: string): string[] {
  if (!description) return [];
  const text = description.replace(/\bnull\b/gi, 'None').replace(/\s+/g, ' ');
  if (text.length + 6 + indent.length <= WIDTH) return [`${indent}"""${text}"""`];
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  const lines = [`"""${first}`, '', ...wrapped(rest.join(' '), indent), '"""'];
  return lines.map((line) => (line === '' ? '' : indent + line));
}

const members = (shapes: readonly [name: string, shape: Shape][]): string[] =>
  shapes.flatMap(([name, shape]) => [
    `    ${name}: ${typeOf(shape)}`,
    ...docstring(shape.description, '    '),
  ]);

/** A class of dictionaries; members that may be missing stand in one that extends another. */
function classOf(name: string, { description, properties = {}, required = [] }: Shape): string[] {
  const all = Object.entries(properties);
  const always = all.filter(([member]) => required.includes(member));
  const told = docstring(description, '    ').concat(description ? [''] : []);
  if (always.length === all.length) return [`class ${name}(TypedDict):`, ...told, ...members(all)];
  const sometimes = all.filter(([member]) => !required.includes(member));
  return [
    `class _${name}(TypedDict):`,
    ...members(always),
    '',
    '',
    `class ${name}(_${name}, total=False):`,
    ...told,
    ...members(sometimes),
  ];
}

const declaration = (name: string, shape: Shape): string[] =>
  shape.properties
    ? ['', '', ...classOf(name, shape)]
    : ['', `${name}: TypeAlias = ${typeOf(shape)}`, ...docstring(shape.description, '')];

/** The types of a report as a module of Python, under this name. */
export function pythonOf({ definitions = {}, ...report }: Shape, name: string): string {
  const all = Object.entries(definitions);
  const aliases = all.filter(([, shape]) => !shape.properties);
  const classes = all.filter(([, shape]) => shape.properties);
  const declared = [...aliases, ...classes, [name, report] as const];
  return `${[HEAD, ...declared.flatMap(([each, shape]) => declaration(each, shape))].join('\n')}\n`;
}
