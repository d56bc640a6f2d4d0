// The suites that take long. `npm test` runs a share of each, drawn anew by every commit, and the whole of those whose
// inputs a change touches; `npm run test:full` runs all of them. Everything that is not named here always runs.

/** What every run of the simulator and every page is made of, beside what its own files name. */
export const ALWAYS_INPUTS = [
  'package-lock.json',
  'rust-toolchain.toml',
  'sim-wasm/Cargo.*',
  'sim-wasm/{*,*/*}/Cargo.toml',
  'sim-wasm/src/**',
  'sim-wasm/network/src/**',
  'scripts/build-{wasm,derived}.mjs',
  'scripts/test.mjs',
  'scripts/parts/**',
  'static/data/**',
  'static/simulators/**',
];

/** The frame of every page. */
const FRAME = ['src/theme/**'];
const SITE = [
  'docusaurus.config.js',
  'sidebars.js',
  'src/css/**',
  'scripts/*.cjs',
  'scripts/*-data.ts',
];
const LABS = ['docs/*/test-case-20.mdx', 'docs/*/lab.mdx', 'docs/worker-threads/*.mdx'];

const unit = (name, share, inputs = []) => ({
  tests: `tests/${name}${name.includes('.') ? '' : '.test.ts'}`,
  share,
  inputs: ['vitest.config.mts', 'tests/support/**', ...inputs],
});
/** Tests by the native program, which is compiled for them: all of them in one run of five, none in the others. */
const native = (name) => ({
  ...unit(`fidelity/native/${name}`, 1, ['sim-wasm/calibrate/**', 'scripts/scenarios.ts']),
  setUp: { name: 'native program', share: 0.2 },
});
/** A part of the browser tests; beside what it names, which is found, `pages` are what it opens. */
const browser = (name, share, pages = []) => ({
  tests: `tests/browser/${name}.spec.ts`,
  share,
  inputs: ['playwright.config.mts', ...SITE],
  pages: [...FRAME, ...pages],
});
const python = (name, share, setUp) => ({
  tests: `python/tests/test_${name}.py`,
  share,
  setUp,
  inputs: ['python/{src,studies,reference,notebooks,oracle}/**', 'python/*', 'scripts/python*'],
});
const rust = (name, share) => ({
  tests: `sim-wasm/${name}`,
  share,
  inputs: ['sim-wasm/{tests,network/tests}/**'],
});

/**
 * Each suite by its file: the share of its tests that a run draws, and by patterns what it depends on beside what its
 * file names. `pages` are the documents that it opens, with all that they are made of. Suites of Rust are drawn whole.
 * What takes long to set up, for a whole suite or several, is a `setUp`: it is drawn first, once for them all.
 *
 * @type {readonly import('./draw.mjs').Part[]}
 */
export const PARTS = [
  native('adapters'),
  native('bits'),
  native('lowLatency'),
  native('scaleUp'),
  unit('fidelity/archive', 0.1),
  unit('fidelity/challenges', 0.15),
  unit('fidelity/determinism', 0.05),
  unit('fidelity/ensemble', 0.2),
  unit('fidelity/firstWarning', 0.2),
  unit('fidelity/knobEffects', 0.2),
  unit('fidelity/linkedExperiments', 0.1),
  unit('fidelity/pairedReplays', 0.2),
  unit('fidelity/poolCliff', 0.2),
  unit('fidelity/usersCurve', 0.2),
  unit('unit/course/chapters', 0.15),
  unit('unit/course/exact', 0.2),
  unit('unit/course/overload', 0.2),
  unit('unit/docs/pages.test.tsx', 0.2, ['docs/**/*.mdx']),
  unit('unit/explore/book-file', 0.2),
  unit('unit/explore/day/days', 0.2),
  unit('unit/explore/day/load', 0.2),
  unit('unit/explore/seek', 0.2),
  unit('unit/explore/seek/nearest', 0.15),
  unit('unit/explore/seek/plainest', 0.15),
  unit('unit/explore/seekBounds', 0.1),
  unit('unit/explore/seekSelection', 0.2),
  unit('unit/explore/sheet.test.tsx', 0.2),
  unit('unit/explore/sweepNumbers', 0.2),
  unit('unit/lab/limit', 0.2),
  unit('unit/list/claims.test.tsx', 0.2),
  unit('unit/list/errata.test.tsx', 0.25),
  unit('unit/replay/command', 0.15),
  unit('unit/scenario/fuzz', 0.2),
  unit('unit/series/lowLatencyLabels', 0.2),
  unit('unit/simulator/idle', 0.1),
  unit('unit/simulator/module', 0.25),
  unit('unit/simulator/watch', 0.15),
  unit('unit/system/command', 0.3),
  unit('unit/watch/watch', 0.15),
  unit('unit/watch/watchStudies', 0.15),
  browser('pages', 0.05), // those of documents that a change touches run as well
  browser('weight', 0.06), // and here
  browser('arrival', 0.09),
  browser('chapters', 0.07, ['docs/concepts/**']),
  browser('contrast', 0.09),
  browser('explore-book', 0.09, ['docs/explore/**']),
  browser('explore-compare', 0.09, ['docs/explore/compare.mdx']),
  browser('explore-day', 0.09, ['docs/explore/day.mdx']),
  browser('explore-links', 0.09, ['docs/explore/**']),
  browser('explore-random', 0.06, ['docs/explore/**']),
  browser('explore-seek', 0.09, ['docs/explore/seek.mdx']),
  browser('explore-sheet', 0.09, ['docs/explore/sheet.mdx']),
  browser('explore-sweep', 0.09, ['docs/explore/sweep.mdx']),
  browser('explore-why', 0.09, ['docs/explore/why.mdx']),
  browser('failures', 0.09),
  browser('font-size', 0.06, ['docs/**/*.mdx', 'src/pages/**']),
  browser('frame', 0.09),
  browser('handles', 0.07, ['docs/{worker-threads,capacity}/*.mdx']),
  browser('lab-history', 0.18),
  browser('lab-knobs', 0.09, LABS),
  browser('lab-links', 0.09),
  browser('lab-results', 0.09),
  browser('lab-studies', 0.09, LABS),
  browser('lab-words', 0.09, LABS),
  browser('lists', 0.09, ['docs/reference/*.mdx']),
  browser('load-profile', 0.12),
  browser('models', 0.09, LABS),
  browser('numbers', 0.09),
  browser('python', 0.07, ['docs/python/**']),
  browser('saved-figures', 0.09),
  browser('simulator', 0.12, LABS),
  browser('test-case-page', 0.09, ['docs/low-latency/*.mdx']),
  browser('time-readout', 0.09),
  browser('touch', 0.09, ['src/pages/**']),
  browser('tours', 0.04, LABS),
  browser('translated', 0.06, ['docs/**/*.mdx']),
  browser('turned', 0.09),
  browser('watch', 0.09, ['docs/explore/watch.mdx']),
  python('blanks', 0.15),
  python('cluster', 0.15),
  python('design_space', 0.2),
  python('notebooks', 0.06),
  python('oracle', 1, { name: 'runs of the second model', share: 0.2 }),
  python('replays', 1, { name: 'published runs in Python', share: 0.25 }),
  rust('network/tests/theory', 0.18),
  rust('tests/adapters', 0.24),
  rust('tests/capacity', 0.24),
  rust('tests/low_latency', 0.24),
  rust('tests/theory', 0.18),
  rust('tests/worker_threads', 0.24),
];
