import path from 'node:path';
import { test as base } from '@playwright/test';
import { drawHere, isDrawn } from '../../scripts/parts/drawn.mjs';

const draw = drawHere();

/** Tests of a long suite: those that this run has drawn, and those of documents that the change touches. */
export const test = base.extend<{ drawn: undefined }>({
  drawn: [
    async ({ browserName: _ }, use, { file, title, annotations, skip }) => {
      const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
      const documents = annotations
        .filter(({ type }) => type === 'document')
        .map(({ description = '' }) => description);
      skip(!isDrawn(draw, name, title, documents), 'not drawn by this commit');
      await use(undefined);
    },
    { auto: true },
  ],
});
