import { readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';

const dataFolder = path.join(__dirname, '../../static/data');
const jsonBelow = (folder: string) =>
  readdirSync(path.join(dataFolder, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
const SCHEMAS = jsonBelow('schema').map((name) => path.basename(name, '.schema.json'));

/** The schemas of files that are not named as theirs, the first that fits. */
const OTHERWISE: readonly [file: RegExp, schema: string][] = [
  [/^low-latency\/test-case-\d\d\.json$/, 'test-case'],
  [/^low-latency\/(analysis|summary)\.json$/, 'tables'],
  [/^[a-z-]+\/results\.json$/, 'tables'],
  [/^adapters\/test-cases\.json$/, 'adapter-test-cases'],
  [/^load-tests\//, 'load-test'],
  [/^curves\/worker-threads-cliff\.json$/, 'cliff'],
  [/^curves\//, 'curve'],
  [/^replays\/linked\//, 'linked-experiments'],
  [/^replays\/samples\//, 'samples'],
  [/^replays\//, 'replay'],
  [/^validation\/adapters-held-out\.json$/, 'adapters-held-out'],
  [/^validation\/[a-z-]+-calibration\.json$/, 'parameter-fit'],
  [/^validation\/[a-z-]+-held-out\.json$/, 'refits'],
];
const FILES = jsonBelow('.')
  .filter((file) => !file.startsWith('schema/'))
  .map((file): [file: string, schema: string] => [
    file,
    OTHERWISE.find(([named]) => named.test(file))?.[1] ?? path.basename(file, '.json'),
  ]);

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
for (const name of SCHEMAS) {
  ajv.addSchema(readData<object>(`schema/${name}.schema.json`));
}

describe('schema validity', () => {
  it.each(FILES)('%s keeps %s.schema.json', (file, schema) => {
    const validate = ajv.getSchema(`${schema}.schema.json`);
    expect(validate?.(readData(file)), JSON.stringify(validate?.errors)).toBe(true);
  });
});
