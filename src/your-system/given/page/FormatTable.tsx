import { TableFrame } from '../../../tables/TableFrame';
import { FILE_FORMATS, type FileFormat } from '../formats';

const USERS: Readonly<Record<FileFormat['users'], string>> = {
  told: 'told',
  asked: 'by the name of the file, or asked for',
  estimated: 'estimated, and can be changed',
};

const percentilesText = ({ percentiles }: FileFormat): string =>
  percentiles.length > 0 ? percentiles.map((rank) => `p${rank}`).join(', ') : 'none';

/** What each kind of file tells of a level. */
export function FormatTable() {
  return (
    <TableFrame
      label="Files of load tests, and what each tells"
      cards="above"
      heads={['Tool', 'File', 'Users', 'Percentiles', 'Scatter of throughput']}
    >
      <tbody>
        {FILE_FORMATS.map((format) => (
          <tr key={format.sample}>
            <th scope="row">{format.tool}</th>
            <td>{format.from}</td>
            <td>{USERS[format.users]}</td>
            <td>{percentilesText(format)}</td>
            <td>{format.scatter ? 'told' : 'not told'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
