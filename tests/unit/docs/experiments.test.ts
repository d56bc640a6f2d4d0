import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfigurationsOf, readTestCases } from '../../../scripts/dataFiles';
import { readSchema } from '../../../scripts/replay/catalogue';
import type { StatedStudyId } from '../../../src/measured/studies';
import { configurationIds, scenarioId } from '../../../src/measured/testCase';
import { fromParams, labelOf } from '../../../src/scenario/codec';
import { documentedScenario, statedScenario } from '../../../src/scenario/documented';
import { knobSchema } from '../../../src/scenario/knobs';

const docs = path.join(__dirname, '../../../docs');
const testCases = new Map(readTestCases().map((testCase) => [testCase.number, testCase]));

const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(path.join(docs, file), 'utf8') }));

/** Every link of the pages to a scenario of a test case. */
const links = pages.flatMap(({ file, text }) => {
  const found = text.matchAll(/\/low-latency\/test-case-(\d+)\?([\w=&.-]+)/g);
  return [...found].map(([, number, query]) => ({ file, number: Number(number), query }));
});

/** Every link to the lab of a study without test cases. */
const labLinks = pages.flatMap(({ file, text }) => {
  const found = text.matchAll(/\/([a-z-]+)\/lab\?([\w=&.-]+)/g);
  return [...found].map(([, study, query]) => ({ file, study: study as StatedStudyId, query }));
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

  it.each(labLinks)('$file: $study?$query', ({ study, query }) => {
    const schema = readSchema(study);
    const configurations = Object.fromEntries(
      readConfigurationsOf(study).configurations.map((one) => [
        one.id,
        statedScenario(schema, one),
      ]),
    );
    const params = new URLSearchParams(query);
    const { scenario, problems } = fromParams(
      {
        schema,
        path: '',
        prefix: `${study}/`,
        configurations,
        labels: Object.keys(configurations),
      },
      params,
    );
    const changes = [...params.keys()].filter((key) => !['config', 'seed', 'v'].includes(key));
    expect(problems).toEqual([]);
    expect(scenario.base).toBe(`${study}/${params.get('config')}`);
    expect(Object.keys(scenario.changes).sort()).toEqual(changes.sort());
  });
});
