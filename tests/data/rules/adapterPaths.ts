import type { AdapterSide, AdapterTestCase } from '../../../src/studies/adapters/types';
import { studyIn } from '../corpus';
import { atFigure, type Rule } from '../rule';

/** How a path begins, where the adapter's id does not say it. */
const NAMES: Readonly<Partial<Record<AdapterSide['adapter'], string>>> = {
  sharepoint: 'windows sharepoint services',
  sap: 'microsoft biztalk adapter v2.0 for mysap',
};
const PIPELINE = /\b(passthrough|XML Receive) pipeline\b/;

function faults({ adapter, printed }: AdapterSide): string[] {
  const path = printed.toLowerCase();
  const isNamed =
    path.startsWith(NAMES[adapter] ?? `${adapter} `) || path.startsWith(`${adapter} `);
  return [
    ...(isNamed ? [] : [`no ${adapter} adapter`]),
    ...(PIPELINE.test(printed) ? [] : ['no known pipeline']),
  ];
}

const sidesOf = ({ receive, send }: AdapterTestCase) =>
  Object.entries({ receive, send }) as [column: string, side: AdapterSide][];

export const adapterPaths: Rule = {
  id: 'adapter-paths',
  name: 'A path names the adapter of its test case and a pipeline',
  description: 'Receive and send path of the list against the name of the case.',
  check: (corpus) =>
    corpus.adapterTestCases.flatMap((testCase) =>
      sidesOf(testCase).flatMap(([column, side]) =>
        faults(side).map((fault) =>
          atFigure(`${side.printed}: ${fault}`, studyIn(corpus, 'adapters'), {
            section: 'Test Scenarios',
            row: testCase.id,
            column,
          }),
        ),
      ),
    ),
};
