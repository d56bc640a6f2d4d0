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
};
