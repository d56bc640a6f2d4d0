import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { JudgedClaim } from '../../comparison/claimsTypes';
import { ALL_KNOBS } from '../../lab/knobs/Knobs';
import { SectionPair } from '../../lab/sections/SectionPair';
import { type SectionName, SectionsContext } from '../../lab/sections/SectionsContext';
import { useFolds } from '../../lab/sections/useFolds';
import { HOW_SURE } from '../../lab/sure/HowSure';
import type { Erratum, TestCase as MeasuredTestCase } from '../../measured/types';
import { ALL_CHARTS, CHARTS } from '../../studies/low-latency/lab/chartList';
import { TestCaseLab } from '../../studies/low-latency/lab/TestCaseLab';
import type { Replays } from '../../tables/types';
import { CLAIMS, ClaimsSection } from './ClaimsSection';
import { CONTRADICTIONS, ContradictionsSection } from './ContradictionsSection';
import { READING, STORY, Story } from './Story';
import { TablesSection, tableAnchor } from './TablesSection';

interface Props {
  testCase: MeasuredTestCase;
  replays: Replays;
  evidence: { claims: readonly JudgedClaim[]; errata: readonly Erratum[] };
  /** The parts of its story. */
  children: ReactNode;
}

/** Where there is room for the story at once. */
const WIDE = '(min-width: 997px)';

const sectionsOf = ({ testCase, evidence }: Props): SectionName[] => [
  { id: 'lab', title: 'Lab', folds: [HOW_SURE, ALL_KNOBS] },
  { id: 'story', title: 'Story', folds: [STORY, READING] },
  { id: 'charts', title: 'Charts', count: CHARTS.length, folds: [ALL_CHARTS] },
  {
    id: 'tables',
    title: 'Printed tables',
    count: testCase.tables.length,
    folds: testCase.tables.map(tableAnchor),
  },
  { id: 'claims', title: 'Claims', count: evidence.claims.length, folds: [CLAIMS] },
  {
    id: 'contradictions',
    title: 'Contradictions',
    count: evidence.errata.length,
    folds: [CONTRADICTIONS],
  },
];

/** The body of a test case's page: the lab, then sections that say what is in them and unfold in place. */
export function TestCase(props: Props) {
  const { testCase, replays, evidence, children } = props;
  const folds = useFolds(useLocation().hash);
  const { set } = folds;
  useEffect(() => {
    if (window.matchMedia(WIDE).matches) set([STORY], true);
  }, [set]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page is about never changes
  const sections = useMemo(() => sectionsOf(props), [testCase, evidence]);
  const page = useMemo(() => ({ ...folds, sections }), [folds, sections]);
  return (
    <SectionsContext value={page}>
      <TestCaseLab testCase={testCase} replays={replays}>
        <Story testCase={testCase}>{children}</Story>
      </TestCaseLab>
      <TablesSection testCase={testCase} replays={replays} />
      <SectionPair>
        <ClaimsSection claims={evidence.claims} />
        <ContradictionsSection errata={evidence.errata} />
      </SectionPair>
    </SectionsContext>
  );
}
