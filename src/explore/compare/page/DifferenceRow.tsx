import { memo } from 'react';
import { DifferenceStrip, type StripLane } from '../../../charts/compared/DifferenceStrip';
import { hasChanged, type Pinned, type Row } from '../rows';
import { BandText, DifferenceLine, Measured, Simulated } from './TableCells';

/** What stands in the columns of a table, by places of scenarios. */
export interface Columns {
  letters: readonly string[];
  /** Whether what belongs to a scenario stands under its value: beside more than two there is no room. */
  isStacked: boolean;
  /** Those with a column of what is measured. */
  measured: readonly number[];
  /** Those with a column of their bands. */
  banded: readonly number[];
  isCompared: boolean;
}

export function columnsOf(pinned: readonly Pinned[], isCompared: boolean): Columns {
  const isStacked = pinned.length > 2;
  const places = isStacked ? [] : [...pinned.keys()];
  const isOwn = (index: number) =>
    pinned.slice(index, index + 1).some((one) => hasChanged(one.scenario));
  return {
    letters: pinned.map(({ letter }) => letter),
    isStacked,
    measured: places.filter((index) => !isOwn(index)),
    banded: places.filter(isOwn),
    isCompared,
  };
}

interface DifferenceRowProps {
  row: Row;
  columns: Columns;
  lanes: readonly StripLane[];
  reach: number;
}

/** A number of each scenario; a component of its own, so that the page can do other things between two. */
export const DifferenceRow = memo(function DifferenceRow(props: DifferenceRowProps) {
  const { row, columns, lanes, reach } = props;
  const { letters, isStacked, measured, banded, isCompared } = columns;
  const others = letters.slice(1);
  return (
    <tr data-row={row.metric ?? row.label}>
      <th scope="row">
        {row.label}
        {row.detail && <span>{`, ${row.detail}`}</span>} <small>{row.unit}</small>
      </th>
      {measured.map((index) => (
        <td
          key={index}
          data-cell="measured"
          data-place={index}
          data-head={`measured ${letters[index]}`}
        >
          <Measured row={row} index={index} />
        </td>
      ))}
      {letters.map((letter, index) => (
        <td key={letter} data-cell="value" data-place={index} data-head={letter}>
          <Simulated row={row} index={index} letter={letter} isStacked={isStacked} />
        </td>
      ))}
      {banded.map((index) => (
        <td
          key={index}
          data-cell="band"
          data-place={index}
          data-head={`${letters[index]}, 90 % band`}
        >
          <BandText row={row} index={index} />
        </td>
      ))}
      {isCompared && (
        <>
          <td
            data-cell="difference"
            data-head={others.length === 1 ? `${others[0]} − A` : 'less A'}
          >
            {others.map((letter, index) => (
              <DifferenceLine
                key={letter}
                row={row}
                index={index + 1}
                letter={others.length > 1 ? letter : ''}
              />
            ))}
          </td>
          <td data-cell="strip">
            <DifferenceStrip label={row.label} lanes={lanes} reach={reach} />
          </td>
        </>
      )}
    </tr>
  );
});
