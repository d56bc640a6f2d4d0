import generated from '@site/generated/validation/bands.json';
import { andList, formatNumber, THIN, withUnit } from '../../charts/frame/format';
import type { Widths } from '../../comparison/bands';
import { type Coverage, coveredPercent } from '../../evidence/bands/coverage';
import type { BandEvidence, BandRow } from '../../evidence/bands/table';
import { exp } from '../../numbers/elementary';

/** The bands of every study, in the order of their documents. */
export const bandEvidences = generated as readonly BandEvidence[];

/** The bands of a study; throws where it has none. */
export function bandsOfStudy(study: string): BandEvidence {
  const found = bandEvidences.find((one) => one.study === study);
  if (found === undefined) throw new Error(`There are no bands of ${study}.`);
  return found;
}

/** At a measured configuration. */
const halfWidthAtMeasured = ({ halfWidth, least }: Widths): number => Math.max(halfWidth, least);

/** "0.87 to 1.15 times", or "±12.3 points". */
export function bandText(row: BandRow): string {
  const halfWidth = halfWidthAtMeasured(row);
  if (row.scale === 'points') return `±${formatNumber(halfWidth, 1)} points`;
  const [low, high] = [exp(-halfWidth), exp(halfWidth)];
  return `${formatNumber(low, 2)} to ${formatNumber(high, 2)} times`;
}

/** "43 of 48". */
export const countText = ({ covered, cells }: Coverage): string => `${covered} of ${cells}`;

/** "91 ± 2 %"; without an error where one cluster alone was tried. */
export function shareText(coverage: Coverage): string {
  const { standardErrorPoints } = coverage;
  const share = formatNumber(coveredPercent(coverage));
  return standardErrorPoints === null
    ? `${share}${THIN}%`
    : `${share} ± ${withUnit(standardErrorPoints, '%')}`;
}

/** What has no band in which regime, such as "CPU of BPI8X-O01 with several MessageBoxes (2 of 7)". */
export const failedTextOf = ({ failed, byRegime }: BandEvidence): string =>
  andList(
    failed.map(({ label, regime, coverage }) => {
      const where = byRegime.find((one) => one.regime === regime)?.label ?? regime;
      return `${label} ${where} (${countText(coverage)})`;
    }),
  );
