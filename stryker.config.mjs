// Seeds bugs into the code that judges, reads links and places marks: `npm run mutants:site`, which gives each
// folder its files and tests (scripts/mutants-site.mjs).

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  testRunner: 'loading',
  vitest: { configFile: 'vitest.mutants.config.mjs', related: false },
  plugins: [
    '@stryker-mutator/*',
    './scripts/mutants/sampleChecker.mjs',
    './scripts/mutants/loadingRunner.mjs',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  // Every line of the project is a few milliseconds of work: what takes seconds more goes round for ever.
  timeoutMS: 10_000,
  timeoutFactor: 3,
  tempDirName: '.mutants/sandboxes',
  cleanTempDir: 'always',
  ignorePatterns: [
    '.mutants',
    'sim-wasm',
    'build',
    'python/.venv',
    'python/.browser',
    'test-results',
    'static/img',
    '.docusaurus',
  ],
  reporters: ['progress-append-only', 'json', 'html'],
  thresholds: { high: 95, low: 85, break: null },
  warnings: { slow: false },
};
