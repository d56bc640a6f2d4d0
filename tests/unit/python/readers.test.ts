import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READERS_FILE, readersText } from '../../../scripts/python/readers';

it('the Python package has the readers of load tests: npm run build:python', async () => {
  expect(readFileSync(READERS_FILE, 'utf8')).toBe(await readersText());
});
