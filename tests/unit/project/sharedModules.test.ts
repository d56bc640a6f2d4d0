import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../support/projectFiles';

it('tests that put other modules in place have modules of their own', () => {
  const sharing = [...filesBelow('tests'), ...filesBelow('src')].filter((file) =>
    file.endsWith('.test.ts'),
  );
  expect(sharing.length).toBeGreaterThan(200);
  const mocking = sharing.filter((file) => readFileSync(file, 'utf8').includes('vi.mock' + '('));
  expect(mocking, 'name it .test.tsx').toEqual([]);
});
