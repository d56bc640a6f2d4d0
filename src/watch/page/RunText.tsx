import Link from '@docusaurus/Link';
import { formatError, formatNumber } from '../../charts/frame/format';
import { isFlagged } from '../../comparison/studyIndex';
import { pathOf } from '../../scenario/codec';
import { namedLinkOf } from '../../scenario/namedLink';
import { isPublished, type Scenario } from '../../scenario/scenario';
import type { WatchedReport } from '../run/watched';
import { rowOf, useWatchPart, type WatchPart } from './context';
import styles from './watch.module.css';

/** Where the scenario opens in its lab. */
function labLinkOf({ context }: WatchPart, scenario: Scenario): string {
  const named = namedLinkOf('', context, scenario);
  const settings = named.indexOf('&');
  return pathOf(scenario.base) + (settings < 0 ? '' : named.slice(settings));
}

/** Which run this is, and how far its result is from the measured one. */
export function RunText({ scenario, report }: { scenario: Scenario; report: WatchedReport }) {
  const part = useWatchPart();
  const { study, index } = part;
  const row = rowOf(part, scenario);
  const changes = Object.keys(scenario.changes).length;
  const { measured = {} } = index.configurations.find(({ id }) => id === row) ?? {};
  const told = study.metrics.find(([name]) => measured[name] != null) ?? study.metrics[0];
  const [metric, word, unit] = told ?? ['', '', ''];
  const simulated = report.metrics[metric] ?? null;
  const reference = measured[metric] ?? null;
  const isOwn = part.context.systemOf !== undefined;
  return (
    <p className={styles.run}>
      A simulation, not a recording: the first run of{' '}
      <Link to={labLinkOf(part, scenario)}>{isOwn ? `your system (${row})` : row}</Link>
      {isPublished(scenario)
        ? isOwn
          ? ' without changes'
          : ' as published'
        : ` with ${changes} ${changes === 1 ? 'change' : 'changes'}`}
      , seed {scenario.seed}, model {report.modelVersion}, digest <code>{report.digest}</code>.{' '}
      {simulated !== null && (
        <span>
          Its {word} is{' '}
          <data
            className={styles.simulated}
            value={simulated}
            data-metric={metric}
            data-kind="simulated"
          >
            {formatNumber(simulated)}
          </data>{' '}
          {unit}
          {reference !== null && (
            <span>
              {isOwn ? ', measured' : ', measured as published'}{' '}
              <data value={reference} data-metric={metric} data-kind="measured">
                {formatNumber(reference)}
              </data>{' '}
              {unit}
              {changes === 0 && <span>{` (${formatError(simulated / reference - 1)})`}</span>}
            </span>
          )}
          .
          {isFlagged(index, row) && (
            <span>
              {' A printed number of this configuration is in doubt; its page says which.'}
            </span>
          )}
        </span>
      )}
    </p>
  );
}
