import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../support/projectFiles';

it('no chart asks a scale for the texts of its ticks, which the site is built without', () => {
  const asking = filesBelow('src').filter(
    (file) => /\.tsx?$/.test(file) && /\.tickFormat\b|d3-format/.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});
