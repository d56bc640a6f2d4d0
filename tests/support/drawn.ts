import path from 'node:path';
import { beforeEach } from 'vitest';
import { drawHere, isDrawn } from '../../scripts/parts/drawn.mjs';

const draw = drawHere();

/** Leaves out, of a long suite, the tests that this run has not drawn. */
beforeEach(({ task, skip }) => {
  const file = path.relative(process.cwd(), task.file.filepath).replaceAll(path.sep, '/');
  skip(!isDrawn(draw, file, task.fullTestName), 'not drawn by this commit');
});
