import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** The part of JSON Schema that the simulator's shapes use. */
export interface Shape {
  description?: string;
  type?: string | string[];
  enum?: string[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  allOf?: Shape[];
  anyOf?: Shape[];
  $ref?: string;
  definitions?: Record<string, Shape>;
}

const FOLDER = path.join(__dirname, '../../sim-wasm/shapes');
const SUFFIX = '.schema.json';

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
}

/** The shape of each study's reports. */
export const reportShapes = (): Map<string, Shape> =>
  new Map(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => [file.slice(0, -SUFFIX.length), read<Shape>(file)]),
  );

/** What a queueing network is described with, and what its runs answer. */
export const networkShapes = () => ({
  description: read<Shape>('network.json'),
  answers: read<Shape>('network-answers.json'),
});

/** What the system of a reader is described with, and what is answered of it. */
export const systemShapes = () => ({
  description: read<Shape>('system.json'),
  report: read<Shape>('system-report.json'),
  meanValues: read<Shape>('system-mean-values.json'),
  question: read<Shape>('load-test.json'),
  answer: read<Shape>('load-test-answer.json'),
  bounds: read<Shape>('system-bounds.json'),
});

/** The version of the simulator's interface. */
export const abiVersion = (): number => read<{ version: number }>('abi.json').version;

/** An object with the members of both; what one lacks is optional. Throws where a member differs. */
function joined(one: Shape, other: Shape): Shape {
  if (isDeepStrictEqual(one, other)) return one;
  const { properties, required = [] } = one;
  if (!properties || !other.properties) throw new Error('Only objects may differ between studies.');
  for (const [name, shape] of Object.entries(other.properties)) {
    const same = properties[name] ?? shape;
    if (!isDeepStrictEqual(same, shape)) throw new Error(`${name} differs between studies.`);
  }
  return {
    ...one,
    properties: { ...properties, ...other.properties },
    required: required.filter((name) => other.required?.includes(name)),
  };
}

/** The shape of any study's report: what only some studies report is optional. */
export const anyReport = (shapes: Iterable<Shape>): Shape =>
  [...shapes].reduce((one, other) => {
    const { definitions: ours = {}, ...report } = one;
    const { definitions: theirs = {}, ...otherReport } = other;
    const both = Object.entries(theirs).map(([name, shape]) => [
      name,
      joined(ours[name] ?? shape, shape),
    ]);
    return {
      ...joined(report, otherReport),
      definitions: { ...ours, ...Object.fromEntries(both) },
    };
  });
