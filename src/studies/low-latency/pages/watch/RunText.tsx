import Link from '@docusaurus/Link';
import { formatError, formatNumber } from '../../../../charts/frame/format';
import { isFlagged } from '../../../../comparison/studyIndex';
import { pathOf } from '../../../../scenario/codec';
import { namedLinkOf } from '../../../../scenario/namedLink';
import { isPublished, type Scenario } from '../../../../scenario/scenario';
import { lowLatencyIndex } from '../../lab';
import type { WatchedReport } from '../../watch/run';
import { rowOf, watchContext } from './context';
import styles from './watch.module.css';

/** Where the scenario opens in its lab. */
export function labLinkOf(scenario: Scenario): string {
  const named = namedLinkOf('', watchContext, scenario);
  const settings = named.indexOf('&');
  return pathOf(scenario.base) + (settings < 0 ? '' : named.slice(settings));
}

const METRICS = [
  ['roundtripTime.median', 'median'],
  ['roundtripTime.mean', 'mean'],
] as const;

/** Which run this is, and how far its roundtrip is from the measured one. */
export function RunText({ scenario, report }: { scenario: Scenario; report: WatchedReport }) {
  const row = rowOf(scenario);
  const changes = Object.keys(scenario.changes).length;
  const { measured = {} } = lowLatencyIndex.configurations.find(({ id }) => id === row) ?? {};
  const [metric, word] = METRICS.find(([name]) => measured[name] != null) ?? METRICS[0];
  const simulated = report.metrics[metric] ?? null;
  const reference = measured[metric] ?? null;
  return (
    <p className={styles.run}>
      A simulation, not a recording: the first run of <Link to={labLinkOf(scenario)}>{row}</Link>
      {isPublished(scenario)
        ? ' as published'
        : ` with ${changes} ${changes === 1 ? 'change' : 'changes'}`}
      , seed {scenario.seed}, model {report.modelVersion}, digest <code>{report.digest}</code>.{' '}
      {simulated !== null && (
        <>
          Its {word} roundtrip is{' '}
          <data
            className={styles.simulated}
            value={simulated}
            data-metric={metric}
            data-kind="simulated"
          >
            {formatNumber(simulated)}
          </data>{' '}
          ms
          {reference !== null && (
            <>
              , measured as published{' '}
              <data value={reference} data-metric={metric} data-kind="measured">
                {formatNumber(reference)}
              </data>{' '}
              ms
              {changes === 0 && ` (${formatError(simulated / reference - 1)})`}
            </>
          )}
          .
          {isFlagged(lowLatencyIndex, row) &&
            ' A printed number of this configuration is in doubt; its page says which.'}
        </>
      )}
    </p>
  );
}
