import base from './vitest.config.mts';
import { FOLDERS } from './scripts/mutants/folders.mjs';

// The tests of the folder that bugs are seeded into (scripts/mutants-site.mjs). They share their modules: what takes
// time is to load them again for each file, and each seeded bug starts afresh all the same.
const folder = process.env.MUTANTS_FOLDER as keyof typeof FOLDERS;

export default {
  ...base,
  test: { ...base.test, include: FOLDERS[folder].tests, isolate: false },
};
