import { FOLDERS } from './scripts/mutants/folders.mjs';
import base from './vitest.config.mts';

// The tests of the folder that bugs are seeded into (scripts/mutants-site.mjs). Those without a document share their
// modules: what takes time is to load them again for each file, and each seeded bug starts afresh all the same.
const { tests, slow = [], folder } = FOLDERS[process.env.MUTANTS_FOLDER];
const isolate = folder !== undefined;

const { projects: _, ...test } = base.test;

export default { ...base, test: { ...test, include: tests, exclude: slow, isolate } };
