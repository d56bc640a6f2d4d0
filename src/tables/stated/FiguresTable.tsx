import { formatNumber } from '../../charts/frame/format';
import { addressKey } from '../../measured/address';
import type { Erratum, ProseCell } from '../../measured/types';
import { MeasuredCell } from '../MeasuredCell';
import styles from '../reference.module.css';
import { TableFrame } from '../TableFrame';

interface Props {
  /** Number of the source document. */
  document: string;
  cells: readonly ProseCell[];
  /** Of the same document; each must stand on the page. */
  errata: readonly Erratum[];
}

const DIGITS = 4;
/** Digits after the point that a value needs. */
const format = (value: number) =>
  formatNumber(value, /\.(\d*)/.exec(String(value))?.[1]?.slice(0, DIGITS).length ?? 0);

/** The value of a figure, or the interval that its words are read as. */
function valueText({ value, reading }: ProseCell): string {
  if (reading) return `${format(reading.low)} to ${format(reading.high)}`;
  return value === null ? 'no number' : format(value);
}

/** Every figure that a study states in its text, by heading; a contradicted one links to its erratum. */
export function FiguresTable({ document, cells, errata }: Props) {
  const sections = [...new Set(cells.map(({ section }) => section))];
  const byPlace = new Map(errata.map((erratum) => [addressKey(erratum.address), erratum]));
  return (
    <TableFrame
      className={styles.prose}
      label="Figures of the study"
      cards="above"
      heads={['Figure', 'Of', 'Printed', 'Value', 'Unit']}
    >
      {sections.map((section) => (
        <tbody key={section}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              {section}
            </th>
          </tr>
          {cells
            .filter((cell) => cell.section === section)
            .map((cell) => (
              <tr key={`${cell.row} ${cell.column}`}>
                <td>{cell.label}</td>
                <td className={styles.unit}>{cell.row}</td>
                <td>
                  <MeasuredCell
                    cell={cell}
                    metric={cell.column}
                    erratum={byPlace.get(addressKey({ document, ...placeOf(cell) }))}
                  />
                </td>
                <td>
                  {valueText(cell)}{' '}
                  {cell.note && <span className={styles.mechanism}>{cell.note}</span>}
                </td>
                <td className={styles.unit}>{cell.unit}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

const placeOf = ({ section, row, column }: ProseCell) => ({ section, row, column });
