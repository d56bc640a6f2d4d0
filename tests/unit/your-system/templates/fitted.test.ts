import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readData } from '../../../../scripts/dataFiles';
import { fittedTests } from '../../../../src/your-system/templates/fitted';
import type { KnownLoadTest } from '../../../../src/your-system/templates/loadTests';
import { module } from './module';

const test = (id: string): KnownLoadTest => readData(`load-tests/${id}.json`);

it('pages tell of the real load tests what the module says of them', () => {
  const web = test('web-database');
  const fits = fittedTests(module.fit, {
    web,
    pool: test('connection-pool'),
    delay: test('delay-only'),
    open: test('open-web-database'),
  });
  expect(JSON.parse(JSON.stringify(fits))).toEqual(
    JSON.parse(readFileSync('generated/your-system/fits.json', 'utf8')),
  );
  expect(fits.poolUpTo8.limit).toBeNull();
  expect(fits.poolUpTo8.predictions.map(({ users }) => users)).toEqual(
    expect.arrayContaining([16, 32, 64]),
  );
  expect(fits.webMetered.resources.map(({ name }) => name)).toEqual(['database', 'application']);
  expect(fits.web.resources).toEqual([]);
});
