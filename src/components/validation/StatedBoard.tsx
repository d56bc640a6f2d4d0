import type { StatedBoard as Board, StatedRow } from '../../comparison/boards';
import { formatError, groupedText } from '../../lab/view/format';
import { ConfigurationLink } from '../../tables/ConfigurationLink';
import { CrossMark } from '../../tables/marks';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { acceptedText, rangeText, valueText } from './statedText';

const VERDICTS: Readonly<Record<StatedRow['verdict'], string>> = {
  within: 'reproduced',
  outside: 'missed',
  'not-judged': 'not judged',
};

function Simulated({ row: { simulated, metric } }: { row: StatedRow }) {
  if (simulated === null) return '–';
  const { mean, low, high } = simulated;
  return (
    <>
      <data value={Number(mean.toPrecision(8))} data-metric={metric} data-kind="simulated">
        {valueText(mean)}
      </data>{' '}
      {valueText(high) !== valueText(low) && (
        <span className={reference.mechanism}>{rangeText(low, high)}</span>
      )}
    </>
  );
}

interface LineProps {
  row: StatedRow;
  /** Named by its configuration, where that has no other result. */
  named?: boolean;
}

function Line({ row, named }: LineProps) {
  const { scenario, metric, label, unit, printed, measured, error, verdict, role, inLedger } = row;
  return (
    <tr data-scenario={scenario} data-verdict={verdict}>
      <th scope="row" className={styles.plain}>
        {named ? <ConfigurationLink scenario={scenario} /> : <span>{label}</span>}{' '}
        {unit && !named && <span className={reference.mechanism}>{unit}</span>}
      </th>
      <td>
        {measured === null ? (
          printed
        ) : (
          <data value={measured} data-metric={metric} data-kind="measured">
            {groupedText(printed)}
          </data>
        )}
      </td>
      <td className={reference.number}>
        <Simulated row={row} />
      </td>
      <td className={reference.number}>{error === null ? '–' : formatError(error)}</td>
      <td className={reference.number}>{acceptedText(row)}</td>
      <td>
        {verdict === 'outside' ? (
          <b className={styles.missed}>missed</b>
        ) : (
          <span>{VERDICTS[verdict]}</span>
        )}
        {inLedger && (
          <>
            {' '}
            <CrossMark />
          </>
        )}
      </td>
      <td>{role}</td>
    </tr>
  );
}

interface StatedBoardProps {
  board: Board;
  /** Only this configuration's results, such as "capacity/overdrive". */
  scenario?: string;
}

/** The results that a study states in its text, each beside its simulation with error and verdict. */
export function StatedBoard({ board, scenario }: StatedBoardProps) {
  const scenarios = [...new Set(board.rows.map((row) => row.scenario))];
  const shown = scenario === undefined ? scenarios : [scenario];
  const isFlat = scenario === undefined && scenarios.length === board.rows.length;
  return (
    <TableFrame
      className={reference.compact}
      label={`Results of the ${board.study} study`}
      cards="beside"
      heads={[
        isFlat ? 'Configuration' : 'Quantity',
        'Printed',
        ...['Simulated', 'Error', 'Accepted'].map((name) => ({
          name,
          className: reference.number,
        })),
        'Result',
        'Role',
      ]}
    >
      {isFlat && (
        <tbody>
          {board.rows.map((row) => (
            <Line key={row.scenario} row={row} named />
          ))}
        </tbody>
      )}
      {(isFlat ? [] : shown).map((id) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={7} className={styles.group}>
              <ConfigurationLink scenario={id} />
            </th>
          </tr>
          {board.rows
            .filter((row) => row.scenario === id)
            .map((row) => (
              <Line key={row.metric} row={row} />
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}
