import coverageJson from '@site/static/data/validation/coverage.json';
import type { CoverageCase, CoverageFile } from '../../comparison/theory';
import { formatNumber, THIN } from '../../lab/view/format';
import { TableFrame } from '../../tables/TableFrame';
import { IntervalStrip } from './IntervalStrip';
import styles from './theory.module.css';

const { cases, counterexamples }: CoverageFile = coverageJson;

/** Shares of intervals that hold the true value, %, between which a method is accepted. */
export const ACCEPTED = [93, 97] as const;
const AXIS = { from: 90, to: 100 } as const;

const percent = (value: number) => formatNumber(value, 1);

function Row({ entry }: { entry: CoverageCase }) {
  const { id, method, model, runs, nominalPercent, coveredPercent, low, high } = entry;
  return (
    <tr>
      <th scope="row">
        {method} <span className={styles.aside}>{model}</span>
      </th>
      <td>{formatNumber(runs)}</td>
      <td className={styles.simulated}>
        <data value={coveredPercent} data-metric={id} data-kind="simulated">
          {percent(coveredPercent)}
        </data>
      </td>
      <td className={styles.range}>
        {percent(low)} to {percent(high)}
      </td>
      <td className={styles.stripCell}>
        <IntervalStrip
          label={`${method}, ${model}: ${percent(coveredPercent)} % of ${runs} runs`}
          {...AXIS}
          accepted={ACCEPTED}
          tick={nominalPercent}
          value={coveredPercent}
          low={low}
          high={high}
        />
      </td>
    </tr>
  );
}

function Group({ title, entries }: { title: string; entries: readonly CoverageCase[] }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

/** How often 95 % intervals hold the exact value, by method and model. */
export function CoverageTable() {
  return (
    <TableFrame
      className={styles.table}
      label="Coverage of 95 % intervals"
      cards="beside"
      heads={[
        'Method and model',
        'Runs',
        'Covered, %',
        { name: `95${THIN}% interval`, className: styles.range },
        {
          name: `${AXIS.from} to ${AXIS.to}${THIN}%`,
          content: (
            <div className={styles.axis}>
              <span>{AXIS.from}</span> <span>95</span>{' '}
              <span>
                {AXIS.to}
                {THIN}%
              </span>
            </div>
          ),
        },
      ]}
    >
      <Group title="Methods that cover" entries={cases} />
      <Group title="Methods that do not, and are not used" entries={counterexamples} />
    </TableFrame>
  );
}
