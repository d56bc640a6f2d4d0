import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTestCases } from '../../../scripts/dataFiles';
import { configurationIds, scenarioId } from '../../../src/measured/testCase';
import { fromParams, labelOf } from '../../../src/scenario/codec';
import { documentedScenario } from '../../../src/scenario/documented';
import { knobSchema } from '../../../src/scenario/knobs';

const docs = path.join(__dirname, '../../../docs');
const testCases = new Map(readTestCases().map((testCase) => [testCase.number, testCase]));

/** Every link of the pages to a scenario. */
const links = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const text = readFileSync(path.join(docs, file), 'utf8');
    const found = text.matchAll(/\/low-latency\/test-case-(\d+)\?([\w=&.-]+)/g);
    return [...found].map(([, number, query]) => ({ file, number: Number(number), query }));
  });

function context(number: number) {
  const testCase = testCases.get(number);
  if (!testCase) throw new Error(`No test case ${number}`);
  const configurations = Object.fromEntries(
    configurationIds(testCase).map((id) => [
      labelOf(scenarioId(id)),
      documentedScenario(knobSchema, testCase, id),
    ]),
  );
  return {
    schema: knobSchema,
    path: '',
    labels: Object.keys(configurations),
    prefix: `${testCase.id}-`,
    configurations,
  };
}

describe('experiments linked from the pages', () => {
  it.each(links)('$file: test case $number?$query', ({ number, query }) => {
    const params = new URLSearchParams(query);
    const { scenario, problems } = fromParams(context(number), params);
    const changes = [...params.keys()].filter((key) => !['config', 'seed', 'v'].includes(key));
    expect(problems).toEqual([]);
    expect(Object.keys(scenario.changes).sort()).toEqual(changes.sort());
  });
});
