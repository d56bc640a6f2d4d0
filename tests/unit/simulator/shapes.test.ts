import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { readStudyConfigurations, WASM_FILE } from '../../../scripts/replay/catalogue';
import { applySettings } from '../../../scripts/replay/options';
import { shapeFiles } from '../../../scripts/shapes/files';
import { anyReport, reportShapes } from '../../../scripts/shapes/schema';
import { replicateToEnd } from '../../../src/simulator/replicate';
import type { Report } from '../../../src/simulator/report';
import { loadSimulator, type Simulator } from '../../../src/simulator/wasm';
import { STUDIES } from '../../../src/studies/registry';

const ajv = new Ajv({ allErrors: true });
const shapes = reportShapes();
const checks = new Map<string, ValidateFunction>(
  [...shapes].map(([study, shape]) => [study, ajv.compile(shape)]),
);
let simulator: Simulator;

beforeAll(async () => {
  simulator = await loadSimulator(readFileSync(WASM_FILE));
});

/** Short runs of the first and the last configurations of a study. */
function reportsOf(study: string): Report[] {
  const all = readStudyConfigurations(study);
  return [...new Set([...all.slice(0, 2), ...all.slice(-2)])].map((configuration) => {
    const { values } = applySettings(configuration);
    return replicateToEnd(simulator, {
      study,
      values,
      seed: 1,
      replication: 0,
      protocol: 'preview',
    });
  });
}

/** The names of the lines that a study's reports must have. */
const linesOf = (study: string): string[] =>
  Object.keys(shapes.get(study)?.definitions?.Series?.properties ?? {}).sort();

describe.each(STUDIES.map(({ id }) => id))('reports of %s', (study) => {
  let reports: Report[];
  beforeAll(() => {
    reports = reportsOf(study);
  });

  it('have the shape that is declared, and no more', () => {
    const check = checks.get(study);
    expect(reports.flatMap((report) => (check?.(report) ? [] : check?.errors))).toEqual([]);
    const drawn = new Set(reports.flatMap(({ series }) => Object.keys(series)));
    expect([...drawn].sort()).toEqual(linesOf(study));
  });

  it.each<[string, (report: Report) => object]>([
    ['a line too many', ({ series }) => ({ series: { ...series, other: [1] } })],
    ['a status of its own', () => ({ status: 'over' })],
    ['no machines', () => ({ machines: undefined })],
    [
      'a gap where a number stands',
      ({ protocol }) => ({ protocol: { ...protocol, steadyMs: null } }),
    ],
  ])('would be refused with %s', (_what, change) => {
    for (const report of reports) {
      expect(checks.get(study)?.({ ...report, ...change(report) })).toBe(false);
    }
  });
});

describe('the types of a report', () => {
  it('are written from the shapes: `npm run shapes` renews them', async () => {
    for (const [file, text] of await shapeFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('have a member for whatever some study reports, and demand what all do', () => {
    const any = anyReport(shapes.values());
    const names = [...shapes.values()].map(({ properties = {} }) => Object.keys(properties));
    expect(new Set(Object.keys(any.properties ?? {}))).toEqual(new Set(names.flat()));
    const inAll = names.flat().filter((name) => names.every((own) => own.includes(name)));
    expect(new Set(any.required)).toEqual(new Set(inAll));
  });

  it('are refused where studies contradict each other', () => {
    const of = (type: string) => ({ properties: { a: { type } }, required: ['a'] });
    expect(() => anyReport([of('string'), of('number')])).toThrow('a differs between studies');
  });
});
