import { Fragment } from 'react';
import { DifferenceStrip, reachOf, type StripLane } from '../../../charts/compared/DifferenceStrip';
import { ScenarioMark } from '../../../charts/compared/ScenarioMark';
import { formatNumber, formatSigned, signedPercent } from '../../../charts/frame/format';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { markOf } from '../chartProps';
import { digitsFor } from '../finding';
import { halfOf, isTold } from '../pairs';
import { type Cell, hasChanged, type Pinned, type Row, type RowGroup } from '../rows';
import styles from './compare.module.css';

interface DifferenceTableProps {
  pinned: readonly Pinned[];
  rows: readonly Row[];
  runs: number;
  isPreview: boolean;
  caption?: string;
}

/** The differences of a row as shares of the first scenario's value. */
function lanesOf(pinned: readonly Pinned[], { cells, differences }: Row): StripLane[] {
  const first = cells[0]?.mean?.mean;
  if (!first) return [];
  return pinned.flatMap((one, index): StripLane[] => {
    const paired = differences[index]?.paired;
    if (!paired) return [];
    const share = { mean: paired.mean / first, low: paired.low / first, high: paired.high / first };
    return [{ ...markOf(one), share }];
  });
}

/** Every number of the scenarios, and its difference from the first with the interval of the pairs. */
export function DifferenceTable(props: DifferenceTableProps) {
  const { pinned, rows, runs, isPreview, caption } = props;
  const others = pinned.slice(1);
  const isCompared = others.length > 0 && rows.some(({ differences }) => differences.some(Boolean));
  const lanes = rows.map((row) => lanesOf(pinned, row));
  const reach = reachOf(lanes.flat().map(({ share }) => share));
  const groups = [...new Set(rows.map(({ group }) => group))];
  const measured = pinned.filter(({ scenario }) => !hasChanged(scenario));
  const head = isPreview
    ? 'One short run of each'
    : `Mean of ${runs} ${runs === 1 ? 'run' : 'runs'}, 95 % intervals`;
  const columns = 1 + measured.length + pinned.length + (isCompared ? 2 : 0);
  return (
    <ScrollFrame aria-label={caption ?? 'Scenarios and their differences'}>
      <table className={styles.table} data-count={pinned.length}>
        <caption>
          {caption ?? <span className={styles.hidden}>Scenarios and their differences</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {measured.map((one) => (
              <th key={one.letter} scope="col">
                measured {one.letter}
              </th>
            ))}
            {pinned.map((one) => (
              <th key={one.letter} scope="col">
                <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                  <ScenarioMark {...markOf(one)} />
                </svg>{' '}
                {one.letter}
              </th>
            ))}
            {isCompared && (
              <>
                <th scope="col">
                  {others.length === 1 ? `${others[0]?.letter} − A` : 'less A'}
                  {!isPreview && <small> ± paired (independent)</small>}
                </th>
                <th scope="col" className={styles.stripHead}>
                  {[-reach, -reach / 2, 0, reach / 2, reach].map((share) => (
                    <span key={share}>
                      {share === 0
                        ? '0'
                        : signedPercent(share * 100, reach < 0.05 && share % 0.02 !== 0 ? 1 : 0)}
                    </span>
                  ))}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map((group: RowGroup) => (
            <Fragment key={group}>
              {groups.length > 1 && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns}>
                    {group}
                  </th>
                </tr>
              )}
              {rows.map((row, index) =>
                row.group !== group ? null : (
                  <tr key={row.key} data-row={row.metric ?? row.label}>
                    <th scope="row">
                      {row.label} <small>{row.unit}</small>
                      {row.detail && <small className={styles.detail}>{row.detail}</small>}
                    </th>
                    {measured.map((one) => (
                      <Measured key={one.letter} row={row} cell={row.cells[pinned.indexOf(one)]} />
                    ))}
                    {pinned.map((one, at) => (
                      <Simulated
                        key={one.letter}
                        row={row}
                        letter={one.letter}
                        cell={row.cells[at]}
                        isSingle={runs < 2}
                      />
                    ))}
                    {isCompared && (
                      <>
                        <td>
                          {others.map(({ letter }, at) => (
                            <DifferenceLine
                              key={letter}
                              row={row}
                              index={at + 1}
                              letter={others.length > 1 ? letter : ''}
                            />
                          ))}
                        </td>
                        <td>
                          <DifferenceStrip
                            label={row.label}
                            lanes={lanes[index] ?? []}
                            reach={reach}
                          />
                        </td>
                      </>
                    )}
                  </tr>
                ),
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function Measured({ row, cell }: { row: Row; cell: Cell | null | undefined }) {
  const value = cell?.measured;
  return (
    <td>
      {value == null ? (
        <span className={styles.none}>–</span>
      ) : (
        <data value={value} data-metric={row.metric ?? row.key} data-kind="measured">
          {formatNumber(value, Number.isInteger(value) ? 0 : 1)}
        </data>
      )}
    </td>
  );
}

interface SimulatedProps {
  row: Row;
  letter: string;
  cell: Cell | null | undefined;
  isSingle: boolean;
}

function Simulated({ row, letter, cell, isSingle }: SimulatedProps) {
  if (!cell?.mean) {
    return (
      <td>
        <span className={styles.none}>{cell === null ? 'not told' : 'none'}</span>
      </td>
    );
  }
  const { mean, low, high } = cell.mean;
  const digits = digitsFor(mean);
  return (
    <td data-scenario={letter}>
      <data
        className={styles.simulated}
        value={mean}
        data-metric={row.metric ?? row.key}
        data-kind="simulated"
        data-low={low}
        data-high={high}
      >
        {formatNumber(mean, digits)}
      </data>{' '}
      {!isSingle && (
        <span className={styles.interval}>
          {formatNumber(low, digits)}–{formatNumber(high, digits)}
        </span>
      )}
      {cell.band && (
        <span
          className={styles.band}
          data-band={row.metric}
          data-low={cell.band.low}
          data-high={cell.band.high}
        >
          90 % band {formatNumber(cell.band.low, digits)}–{formatNumber(cell.band.high, digits)}
        </span>
      )}
    </td>
  );
}

function DifferenceLine({ row, index, letter }: { row: Row; index: number; letter: string }) {
  const difference = row.differences[index];
  if (!difference) return <span className={styles.line}>{letter} –</span>;
  const { paired, independentHalf, pairs } = difference;
  const half = halfOf(paired);
  const digits = digitsFor(half > 0 ? half : paired.mean);
  const told = isTold(difference);
  return (
    <span className={styles.line} data-told={told || undefined}>
      {letter && <small>{letter} </small>}
      <data
        value={paired.mean}
        data-metric={row.metric ?? row.key}
        data-kind="simulated"
        data-difference={index}
        data-low={paired.low}
        data-high={paired.high}
        data-independent={independentHalf}
      >
        {formatSigned(paired.mean, Math.min(digits, 2))}
      </data>
      {pairs > 1 && (
        <span className={styles.interval}>
          {' '}
          ± {formatNumber(half, digits)} ({formatNumber(independentHalf, digits)})
        </span>
      )}
    </span>
  );
}
