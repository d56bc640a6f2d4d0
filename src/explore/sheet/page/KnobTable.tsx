import { RangeStrip } from '../../../charts/strips/RangeStrip';
import type { StudyWords } from '../../../scenario/words';
import type { SheetKnob } from '../knobs';
import styles from './sheet.module.css';

/** Rows that a page has room for. */
const MOST_ROWS = 5;

interface KnobTableProps {
  words: StudyWords;
  /** The configuration that was changed, such as "20-A". */
  row: string;
  knobs: readonly SheetKnob[];
}

/** What differs from the published configuration. */
export function KnobTable({ row, knobs, words }: KnobTableProps) {
  const shown = knobs.length > MOST_ROWS ? knobs.slice(0, MOST_ROWS - 1) : knobs;
  const more = knobs.slice(shown.length);
  return (
    <>
      <table className={styles.knobs}>
        <thead>
          <tr>
            <th scope="col">Knob</th>
            <th scope="col">
              {row}, {words.standing}
            </th>
            <th scope="col" className={styles.here}>
              here
            </th>
            <th scope="col">measured in {words.source}</th>
            <th scope="col">range, {words.standing}, here</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label, unit, published, here, measured, isOutside, strip }) => (
            <tr key={id} data-knob={id}>
              <th scope="row">
                {label}
                {unit !== '' && <span>{`, ${unit}`}</span>}
              </th>
              <td>{published}</td>
              <td className={styles.here}>{here}</td>
              <td className={styles.cut}>
                {measured} {isOutside && <strong>outside</strong>}
              </td>
              <td>{strip && <RangeStrip {...strip} isOutside={isOutside} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.under}>
        {more.length > 0 && (
          <span>{`And ${more.length} more: ${more.map((one) => `${one.label} ${one.published} → ${one.here}`).join(', ')}. `}</span>
        )}
        All else as in {row}.
      </p>
    </>
  );
}
