// The folders of the site that bugs are seeded into, and the tests that must see them: those that are about the folder
// and take a moment. A bug that only a slow test sees counts as one that none sees.

/** Folders of the charts with scales, domains, positions, labels and orders in files of their own. */
const charts = ['bars', 'evidence', 'frame', 'latency', 'plane', 'time', 'topology'];

/**
 * Where the charts reckon. The components that draw from it are left alone: their tests read the marks back through
 * the axes, which takes a document and seconds for each bug. So are the hooks, which measure the page.
 */
const chartFolder = (name) => ({
  mutate: `src/charts/${name}/!(*.test|use*).ts`,
  tests: [`src/charts/${name}/*.test.ts`],
});

/**
 * Tests of simulated runs, of whole pages or of all scenarios, which take seconds for each bug; and of folders that no
 * copy of the project has into which bugs are seeded.
 */
const SLOW = {
  course: ['chapters', 'curveLabel', 'drawing', 'exact', 'keyRuns'],
  explore: ['days', 'seek', 'seekBounds', 'seekRecord', 'seekSelection', 'sheet', 'sweepNumbers'],
  lab: [
    'Lab',
    ...[
      'bands',
      'drag',
      'explained',
      'models',
      'outOfSight',
      'percentiles',
      'statedResults',
      'trust',
      'unstable',
    ],
    'whenSeen',
  ],
  studies: ['named', 'registry', 'startPage', 'startPictures', 'toyStudy'],
  watch: ['watchDrawings', 'watchStudies'],
};

/** Floors of pages and questions, which a sample is drawn of. Of their quick tests those that reach a file of it are run. */
const sampledFolder = (name, ...tests) => ({
  folder: `src/${name}`,
  tests: [`{tests/unit,src}/${name}/**/*.test.{ts,tsx}`, ...tests],
  slow: (SLOW[name] ?? []).map((slow) => `tests/unit/${name}/**/${slow}.test.{ts,tsx}`),
});

/** By the name that `npm run mutants:site -- <name>` takes. */
export const FOLDERS = {
  comparison: {
    mutate: 'src/comparison/*.ts',
    tests: [
      'tests/unit/comparison/{claims*,compare,errorStatistics,margins,results,rules}.test.ts',
      'tests/unit/validation/{boardOrder,figures,goals,ledgerRows,statedGoals}.test.ts',
    ],
  },
  scenario: {
    mutate: 'src/scenario/*.ts',
    tests: ['tests/unit/scenario/!(fuzz).test.ts'],
  },
  evidence: {
    mutate: 'src/evidence/*.ts',
    tests: ['tests/unit/evidence/*.test.ts', 'tests/unit/validation/ledgerRows.test.ts'],
  },
  ...Object.fromEntries(charts.map((name) => [`charts-${name}`, chartFolder(name)])),
  address: sampledFolder('address', 'tests/unit/scenario/!(fuzz).test.ts'),
  explore: sampledFolder('explore'),
  lab: sampledFolder('lab'),
  watch: sampledFolder('watch'),
  course: sampledFolder('course'),
  tours: sampledFolder('tours'),
  tables: sampledFolder('tables', 'tests/unit/list/filter.test.ts'),
  studies: sampledFolder(
    'studies',
    'tests/unit/{adapters,designSpace,series,testCase}/*.test.ts',
    'tests/unit/lab/{adapters,caution,configurationText,drawnDay,groupTexts,limit,limitTexts,maximum,measuredRange,outcomes,scaleUp,view}.test.ts',
    'tests/unit/evidence/*.test.{ts,tsx}',
    'tests/unit/validation/{boardOrder,extrapolations,figures,heldOut,refits,statedGoals}.test.{ts,tsx}',
    'tests/unit/comparison/{adapterFit,scaling}.test.ts',
    'tests/unit/list/configurations.test.tsx',
    'tests/unit/explore/{caution,trust,why-bounds}.test.{ts,tsx}',
    'tests/unit/{watch/{places,watchLink},project/citation}.test.ts',
  ),
};
