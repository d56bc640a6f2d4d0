import { andList } from '../../charts/frame/format';
import type { TriedCoverage } from '../../evidence/bands/table';
import { bandsOfStudy, countText } from './bands';

const listOf = (all: readonly TriedCoverage[]): string =>
  andList(all.map(({ label, judged }) => `${countText(judged)} ${label}`));

/** How many judged results of a study lie in its bands, by regime, and where fits left much out at once. */
export function RegimeSentence({ study }: { study: string }) {
  const { byRegime, extrapolated } = bandsOfStudy(study);
  const leftOut = extrapolated.map(
    ({ label, judged }) => `${countText(judged)} (${label.toLowerCase()})`,
  );
  return (
    <p>
      Of the results that it is judged by, bands made without their test case hold{' '}
      {listOf(byRegime)}. Of predictions by fits that leave much out at once they hold{' '}
      {andList(leftOut)}.
    </p>
  );
}
