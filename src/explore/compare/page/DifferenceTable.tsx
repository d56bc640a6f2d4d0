import { useState } from 'react';
import { reachOf, type StripLane } from '../../../charts/compared/DifferenceStrip';
import { ScenarioMark } from '../../../charts/compared/ScenarioMark';
import { signedPercent } from '../../../charts/frame/format';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { Icon } from '../../../lab/Icon';
import { markOf } from '../chartProps';
import type { Pinned, Row, RowGroup } from '../rows';
import styles from './compare.module.css';
import { columnsOf, DifferenceRow } from './DifferenceRow';

/** Groups that are folded on a phone until they are asked for; charts below show the same. */
const FOLDED: readonly RowGroup[] = ['Machines', 'Resources'];

interface DifferenceTableProps {
  pinned: readonly Pinned[];
  rows: readonly Row[];
  /** What the numbers are made of. */
  made: string;
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
  const { pinned, rows, made, isPreview, caption } = props;
  const others = pinned.slice(1);
  const isCompared = others.length > 0 && rows.some(({ differences }) => differences.some(Boolean));
  const lanes = rows.map((row) => lanesOf(pinned, row));
  const reach = reachOf(
    rows.flatMap(({ group }, index) =>
      group === 'Counted' ? [] : (lanes[index] ?? []).map(({ share }) => share),
    ),
  );
  const groups = [...new Set(rows.map(({ group }) => group))];
  const [unfolded, setUnfolded] = useState<readonly RowGroup[]>([]);
  const isFolded = (group: RowGroup) => FOLDED.includes(group) && !unfolded.includes(group);
  const toggle = (group: RowGroup) =>
    setUnfolded(
      isFolded(group) ? [...unfolded, group] : unfolded.filter((other) => other !== group),
    );
  const columns = columnsOf(pinned, isCompared);
  const { measured, banded } = columns;
  const count = 1 + measured.length + pinned.length + banded.length + (isCompared ? 2 : 0);
  return (
    <ScrollFrame aria-label={caption ?? 'Scenarios and their differences'}>
      <table className={styles.table} data-stacked={columns.isStacked || undefined}>
        <caption>
          {caption ?? <span className={styles.hidden}>Scenarios and their differences</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{made}</th>
            {measured.map((index) => (
              <th key={index} scope="col">
                measured <span>{pinned[index]?.letter}</span>
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
            {banded.map((index) => (
              <th key={index} scope="col">
                <span>{pinned[index]?.letter}</span>, 90 % band
              </th>
            ))}
            {isCompared && (
              <>
                <th scope="col">
                  {others.length === 1 ? `${others[0]?.letter} − A` : 'less A'}
                  {!isPreview && <small> ± paired (independent)</small>}
                </th>
                <th scope="col" className={styles.stripHead}>
                  {[-reach, 0, reach].map((share) => (
                    <span key={share}>{share === 0 ? '0' : signedPercent(share * 100, 0)}</span>
                  ))}
                </th>
              </>
            )}
          </tr>
        </thead>
        {groups.map((group: RowGroup) => (
          <tbody key={group} data-folded={(groups.length > 1 && isFolded(group)) || undefined}>
            {groups.length > 1 && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={count}>
                  {FOLDED.includes(group) ? (
                    <>
                      <span className={styles.groupName}>{group}</span>
                      <button
                        type="button"
                        aria-expanded={!isFolded(group)}
                        onClick={() => toggle(group)}
                      >
                        {group}, {rows.filter((row) => row.group === group).length} numbers
                        <Icon name="chevron" />
                      </button>
                    </>
                  ) : (
                    group
                  )}
                </th>
              </tr>
            )}
            {rows.map((row, index) =>
              row.group !== group ? null : (
                <DifferenceRow
                  key={row.key}
                  row={row}
                  columns={columns}
                  lanes={lanes[index] ?? []}
                  reach={reach}
                />
              ),
            )}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  );
}
