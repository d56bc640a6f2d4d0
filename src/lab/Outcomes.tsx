import type { ReactNode } from 'react';
import { ErrorStrip } from '../charts/ErrorStrip';
import type { Estimate, Summary } from '../simulator/types';
import { Icon } from './Icon';
import { Segmented } from './knobs/Segmented';
import styles from './outcomes.module.css';
import type { Statistic } from './state/types';
import { formatError, formatNumber, formatSigned } from './view/format';
import { differenceOf, type OutcomeView } from './view/outcomes';

interface OutcomesProps {
  views: readonly OutcomeView[];
  statistic: Statistic;
  /** Such as "Table 79". */
  source: string;
  published: Summary | undefined;
  now: { summary: Summary; caption: string; stale: boolean } | null;
  onStatistic: (statistic: Statistic) => void;
}

const digitsOf = (value: number) => (Math.abs(value) < 10 ? 1 : 0);
const rounded = (value: number) => Number(value.toPrecision(8));

function Simulated({ metric, value, text }: { metric: string; value: number; text?: string }) {
  return (
    <data value={rounded(value)} data-metric={metric} data-kind="simulated">
      {text ?? formatNumber(value, digitsOf(value))}
    </data>
  );
}

function Measured({ view }: { view: OutcomeView }) {
  const { cell, erratum, reference } = view;
  if (!cell) return <span className={styles.absent}>not printed</span>;
  const text = cell.value === null ? cell.printed : formatNumber(cell.value, digitsOf(cell.value));
  return (
    <>
      <span data-flagged={erratum ? true : undefined}>
        {erratum && <Icon name="flag" filled />}
        {cell.value === null ? (
          text
        ) : (
          <data value={cell.value} data-metric={view.metric} data-kind="measured">
            {text}
          </data>
        )}
      </span>
      {erratum && reference !== null && reference !== cell.value && (
        <small title={erratum.text}>compared with {formatNumber(reference)}</small>
      )}
    </>
  );
}

const interval = ({ low, high }: Estimate) => `${formatNumber(low)}–${formatNumber(high)}`;

function ErrorCell({ view }: { view: OutcomeView }) {
  const { error, simulated, tolerance, judged, ledger } = view;
  if (!error || !simulated) return <span className={styles.absent}>not compared</span>;
  const outside = judged && Math.abs(error.mean) > tolerance;
  return (
    <>
      <span className={styles.errorText}>
        <b data-outside={outside || undefined}>
          {(outside || ledger) && <Icon name="cross" />}
          {formatError(error.mean)}
        </b>
        <span>{interval(simulated)}</span>
      </span>
      <ErrorStrip
        label={view.label}
        error={error.mean}
        low={error.low}
        high={error.high}
        tolerance={tolerance}
      />
    </>
  );
}

interface RowProps {
  kind: 'measured' | 'simulated' | 'error' | 'now' | 'percentiles';
  title: string;
  short: string;
  caption: string;
  views: readonly OutcomeView[];
  stale?: boolean;
  cell: (view: OutcomeView) => ReactNode;
}

function Row({ kind, title, short, caption, views, stale, cell }: RowProps) {
  return (
    <tr className={styles[kind]} data-stale={stale || undefined}>
      <th scope="row">
        <span className={styles.mark} />
        <span>
          <span className={styles.long}>{title}</span>
          <span className={styles.short}>{short}</span>
          <small>{caption}</small>
        </span>
      </th>
      {views.map((view) => (
        <td key={view.id}>{cell(view)}</td>
      ))}
    </tr>
  );
}

/** Measured and simulated throughput and times, side by side with error and interval. */
export function Outcomes({ views, statistic, source, published, now, onStatistic }: OutcomesProps) {
  const latest = now?.summary ?? published;
  return (
    <table className={styles.outcomes} data-changed={now !== null || undefined}>
      <caption className={styles.hidden}>Outcomes, {statistic}: measured and simulated</caption>
      <thead>
        <tr>
          <td>
            <Segmented
              label="Statistic"
              options={[
                { value: 'median', label: 'median' },
                { value: 'mean', label: 'mean' },
              ]}
              value={statistic}
              onChange={onStatistic}
            />
          </td>
          {views.map((view) => (
            <th scope="col" key={view.id}>
              {view.label} <small>{view.unit}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          kind="measured"
          title="Measured"
          short="meas."
          caption={source}
          views={views}
          cell={(view) => <Measured view={view} />}
        />
        <Row
          kind="simulated"
          title="Simulated"
          short="sim."
          caption="as published"
          views={views}
          cell={({ simulated, metric }) =>
            simulated ? <Simulated metric={metric} value={simulated.mean} /> : '–'
          }
        />
        <Row
          kind="error"
          title="Error"
          short="error"
          caption="95 % interval"
          views={views}
          cell={(view) => <ErrorCell view={view} />}
        />
        {now && (
          <Row
            kind="now"
            title="Now"
            short="now"
            caption={now.caption}
            views={views}
            stale={now.stale}
            cell={({ metric }) => <NowCell metric={metric} now={now.summary} before={published} />}
          />
        )}
        <Row
          kind="percentiles"
          title="90 %, 95 %"
          short="90, 95 %"
          caption={now ? 'below, simulated now' : 'below, simulated'}
          views={views}
          cell={({ id }) => {
            const p90 = latest?.metrics[`${id}.p90`];
            const p95 = latest?.metrics[`${id}.p95`];
            if (!p90 || !p95) return '–';
            return (
              <>
                <Simulated metric={`${id}.p90`} value={p90.mean} />
                <span>, </span>
                <Simulated metric={`${id}.p95`} value={p95.mean} />
              </>
            );
          }}
        />
      </tbody>
    </table>
  );
}

interface NowCellProps {
  metric: string;
  now: Summary;
  before: Summary | undefined;
}

function NowCell({ metric, now, before }: NowCellProps) {
  const [value, was] = [now.metrics[metric], before?.metrics[metric]];
  if (!value) return '–';
  const difference = was && differenceOf(value, was);
  return (
    <>
      <data value={rounded(value.mean)} data-metric={metric} data-kind="simulated" data-now="">
        {formatNumber(value.mean, digitsOf(value.mean))}
      </data>
      {difference && (
        <small>
          {formatSigned(difference.change)} ± {formatNumber(difference.halfWidth)}
        </small>
      )}
    </>
  );
}
