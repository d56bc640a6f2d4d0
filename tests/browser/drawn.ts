import path from 'node:path';
import { test as base } from '@playwright/test';
import { drawHere, isDrawn } from '../../scripts/parts/drawn.mjs';

const draw = drawHere();

/** Tests of a long suite: those that this run has drawn, and those of documents that the change touches. */
export const test = base.extend<{ drawn: undefined }>({
  drawn: [
    async ({ browserName: _ }, use, info) => {
      const file = path.relative(process.cwd(), info.file).replaceAll(path.sep, '/');
      const isTouched = info.annotations.some(
        ({ type, description = '' }) => type === 'document' && draw?.pages.includes(description),
      );
      info.skip(!isTouched && !isDrawn(draw, file, info.title), 'not drawn by this commit');
      await use(undefined);
    },
    { auto: true },
  ],
});
