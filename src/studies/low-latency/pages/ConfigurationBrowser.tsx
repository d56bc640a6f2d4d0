import Link from '@docusaurus/Link';
import { Fold } from '../../../tables/list/Fold';
import { ListTools } from '../../../tables/list/ListTools';
import { useListFilter } from '../../../tables/list/useListFilter';
import { lowLatencyIndex } from '../lab';
import { ConfigurationTable } from './ConfigurationTable';
import { CONFIGURATION_FIELDS, configurationWords } from './configurationFields';
import { inOrder, ORDER_FIELD } from './configurationOrder';

const FIELDS = [...CONFIGURATION_FIELDS, ORDER_FIELD];
const { configurations } = lowLatencyIndex;

/** All configurations of the study, narrowed by roles, computers, load and what was measured. */
export function ConfigurationBrowser() {
  const link = useListFilter(FIELDS, configurations, configurationWords);
  const { filter, taken } = link;
  const rows = configurations.filter((one) => taken?.has(one) ?? true);
  const table = <ConfigurationTable rows={inOrder(rows, filter.values[ORDER_FIELD.key])} />;
  return (
    <>
      <ListTools {...link} fields={FIELDS} items={configurations} noun="configurations" />
      {taken === null && <Fold name={`all ${configurations.length} configurations`}>{table}</Fold>}
      {taken !== null && rows.length > 0 && table}
      {rows.length === 0 && (
        <p>
          Nobody measured such a configuration in this study.{' '}
          <Link to="/explore/seek">Let Seek look for one with the simulator</Link>
        </p>
      )}
    </>
  );
}
