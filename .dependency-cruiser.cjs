/** Dependencies point one way: reading → address → measured → scenario → simulator → comparison → lab → tables → course → watch → explore → your-system → studies → evidence → tours → components, theme and pages. */
const path = [
  'reading',
  'address',
  'measured',
  'scenario',
  'simulator',
  'comparison',
  'lab',
  'tables',
  'course',
  'watch',
  'explore',
  'your-system',
  'studies',
  'evidence',
  'tours',
  'components|theme|pages',
];

const oneWay = path.slice(0, -1).map((layer, index) => ({
  name: `${layer}-knows-nothing-later`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${path.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'numbers-know-nothing',
      comment: 'Functions of numbers, which everything may use.',
      severity: 'error',
      from: { path: '^src/numbers/' },
      to: { pathNot: '^src/numbers/' },
    },
    {
      name: 'load-tests-are-read-from-text',
      comment: 'Files of load tests are read without a simulator and without pages.',
      severity: 'error',
      from: { path: '^src/loadtest/' },
      to: {
        path: ['^src/', 'node_modules/(react|react-dom|@docusaurus)/'],
        pathNot: '^src/(loadtest|reading|numbers)/',
      },
    },
    {
      name: 'charts-take-plain-data',
      comment: 'A chart is drawn from its props; it knows no data file, no simulator and no page.',
      severity: 'error',
      from: { path: '^src/charts/' },
      to: { path: `^src/(${path.join('|')})/` },
    },
    {
      name: 'marks-know-no-chart',
      comment: 'Charts are made of marks, and these of shapes and of places for labels.',
      severity: 'error',
      from: { path: '^src/charts/marks/', pathNot: '[.]test[.]' },
      to: { path: '^src/', pathNot: '^src/charts/(marks/|frame/(placeLabels|textWidth)[.]ts)' },
    },
    {
      name: 'systems-know-readers-and-statistics',
      comment: 'Command line, Python and pages answer about a reader’s system through it.',
      severity: 'error',
      from: { path: '^src/system/' },
      to: { path: '^src/', pathNot: '^src/(system|loadtest|simulator|numbers)/' },
    },
    {
      name: 'a-study-knows-no-other',
      comment: 'What two studies share stands on a floor below them.',
      severity: 'error',
      from: { path: '^src/studies/([^/]+)/' },
      to: { path: '^src/studies/', pathNot: '^src/studies/($1/|[^/]+$)' },
    },
    {
      name: 'a-study-without-its-pages',
      comment: 'Scripts read the data, settings and metrics of a study without React.',
      severity: 'error',
      from: { path: '^src/studies/[^/]+/(?!lab/|pages/)' },
      to: {
        path: [
          '^src/(lab|charts|tables)/',
          '^src/studies/[^/]+/(lab|pages)/',
          'node_modules/react/',
        ],
      },
    },
    {
      name: 'python-knows-the-simulator-alone',
      severity: 'error',
      from: { path: '^src/python/' },
      to: {
        path: '^src/(comparison|charts|lab|tables|studies|evidence|tours|components|theme|pages)/',
      },
    },
    {
      name: 'numbers-without-charts',
      severity: 'error',
      from: { path: '^src/(reading|address|measured|scenario|simulator|comparison)/' },
      to: { path: '^src/charts/' },
    },
    {
      name: 'numbers-without-react',
      severity: 'error',
      from: {
        path: '^src/(reading|address/(?!page/)|measured|scenario|simulator|comparison|evidence|python|system)/',
      },
      to: { path: ['node_modules/(react|react-dom|@docusaurus)/', '^src/address/page/'] },
    },
    {
      name: 'chapters-without-react',
      comment: 'Builds and tests run the networks of the chapters without pages.',
      severity: 'error',
      from: { path: '^src/course/(network|chapters|theory)' },
      to: { path: ['node_modules/(react|react-dom|@docusaurus)/', '^src/(lab|tables)/'] },
    },
    {
      name: 'watched-runs-without-react',
      comment: 'Builds read what happens to single messages without pages.',
      severity: 'error',
      from: { path: '^src/watch/run/' },
      to: { path: ['node_modules/(react|react-dom|@docusaurus)/', '^src/(lab|tables|charts)/'] },
    },
    {
      name: 'questions-without-react',
      comment: 'The command line asks and answers the questions of Explore without pages.',
      severity: 'error',
      from: { path: '^src/explore/', pathNot: '/page/' },
      to: {
        path: [
          'node_modules/(react|react-dom|@docusaurus)/',
          '^src/explore/.*/page/',
          '^src/explore/page/',
        ],
      },
    },
    {
      name: 'systems-of-readers-without-react',
      comment: 'Their descriptions, links, templates and studies are used without pages.',
      severity: 'error',
      from: { path: '^src/your-system/', pathNot: '/page/' },
      to: {
        path: ['node_modules/(react|react-dom|@docusaurus)/', '^src/your-system/.*/page/'],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'source-without-tests',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(generated|\\.module\\.css$)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
