// The folders of the site that bugs are seeded into, and the tests that must see them: those that are about the folder
// and take a moment. A bug that only a slow test sees counts as one that none sees.

/** By the name that `npm run mutants:site -- <name>` takes. */
export const FOLDERS = {
  comparison: {
    mutate: 'src/comparison/**/*.ts',
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
    mutate: 'src/evidence/**/*.ts',
    tests: ['tests/unit/evidence/**/*.test.ts', 'tests/unit/validation/ledgerRows.test.ts'],
  },
  // Scales, domains, positions, labels and orders of the charts. The components that draw from them are not mutated:
  // the tests beside these read their marks back through the axes, but take a browser's document and seconds each.
  charts: {
    mutate: 'src/charts/**/!(*.test|use*).ts',
    tests: ['src/charts/**/*.test.ts', 'tests/unit/charts/**/*.test.ts'],
  },
};
