import useBaseUrl from '@docusaurus/useBaseUrl';
import { Fragment } from 'react';
import { formatNumber, groupedText } from '../../charts/frame/format';
import type { JudgedComparison, PrintedValue } from '../../comparison/claimsTypes';
import { type JudgedDifference, VERDICT_TEXTS } from '../../comparison/differences';
import type { Estimate } from '../../simulator/types';
import { Flag } from '../../tables/Flag';
import styles from './claims.module.css';
import { differenceText, estimateText } from './claimText';
import { DifferenceStrip } from './DifferenceStrip';
import { isShort, Statement } from './Statement';
import { VerdictMark } from './VerdictMark';
import { bandText } from './worthText';

/** Units shorter than their names. */
const UNITS: Readonly<Record<string, string>> = { 'messages/s': '/s', '%': '\u202f%' };

/** The cells of one comparison: what must hold, measured, the strip, simulated. */
export function ComparisonCells({ comparison }: { comparison: JudgedComparison }) {
  const { left, right, measured, simulated, underError, unit } = comparison;
  return (
    <>
      <td data-head="What must hold">
        <Statement {...comparison} />
      </td>
      <td className={styles.measured} data-head="Measured">
        <VerdictMark verdict={measured.verdict} short />{' '}
        <span
          className={
            isShort(printedText(left), printedText(right), unit) ? styles.whole : undefined
          }
        >
          <Printed {...left} /> against <Printed {...right} />
          {!carriesUnit(comparison) && <span>{UNITS[unit] ?? ` ${unit}`}</span>}
        </span>{' '}
        {measured.difference !== null && <b>{differenceText(measured.difference)}</b>}
        <Notes notes={measured.notes} />
      </td>
      <td className={styles.stripCell}>
        <DifferenceStrip {...comparison} />
      </td>
      <td className={styles.simulated} data-head="Simulated">
        <VerdictMark verdict={simulated.verdict} short />{' '}
        {simulated.difference && <Interval difference={simulated.difference} />}{' '}
        {underError && <Worth {...underError} />}
        <Notes notes={simulated.notes} />
      </td>
    </>
  );
}

const printedText = ({ printed }: PrintedValue): string =>
  printed === null ? 'not printed' : groupedText(printed);

/** Whether the last printed value has its unit within, as "30 Sec" does. */
const carriesUnit = ({ left, right }: JudgedComparison): boolean =>
  /[a-z%]/i.test(right.printed ?? left.printed ?? '');

function Interval({ difference }: { difference: Estimate }) {
  const { mean, interval } = estimateText(difference);
  return (
    <>
      <b>{mean}</b> <span className={styles.whole}>{interval}</span>
    </>
  );
}

/** What the simulated difference is worth under the model's error. */
function Worth({ band, verdict }: JudgedDifference) {
  return (
    <span className={styles.note} data-worth={verdict}>
      {band && <span>90 % band {bandText(band)}, </span>}
      <span>{VERDICT_TEXTS[verdict]}</span>
    </span>
  );
}

/** A value as printed; its correction stands behind it. */
function Printed({ scenario, printed, value, metric, corrected, erratum }: PrintedValue) {
  const errata = useBaseUrl('/reference/errata');
  if (scenario === null && value !== null) return <span>{formatNumber(value)}</span>;
  if (printed === null || value === null) return <span>{printed ?? 'not printed'}</span>;
  const cell = (
    <data value={value} data-metric={metric} data-kind="measured">
      {groupedText(printed)}
    </data>
  );
  if (corrected === undefined) return cell;
  return (
    <a className={styles.corrected} href={`${errata}#${erratum}`} title="Erratum">
      <Flag />
      {cell} (likely {groupedText(String(corrected))})
    </a>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <Fragment key={note}>
      {' '}
      <span className={styles.note}>{note}</span>
    </Fragment>
  ));
}
