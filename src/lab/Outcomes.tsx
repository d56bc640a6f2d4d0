import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { StudyWords } from '../scenario/words';
import type { Summary } from '../simulator/types';
import { BandText } from './bands/BandText';
import type { LabBands } from './bands/scenarioBands';
import { Segmented } from './knobs/Segmented';
import { ErrorCell, NowCell } from './OutcomeCells';
import { digitsBeside, Measured, Simulated } from './OutcomeValues';
import styles from './outcomes.module.css';
import type { OutcomeView, Statistic } from './types';

interface OutcomesProps {
  views: readonly OutcomeView[];
  statistic: Statistic;
  /** Whether the reader can choose between medians and means. */
  hasStatistics: boolean;
  /** Such as "Table 79". */
  source: string;
  words: StudyWords;
  published: Summary | undefined;
  bands: LabBands;
  /** The reader's scenario; its numbers are null until the first have arrived. */
  now: { summary: Summary | null; caption: string; stale: boolean } | null;
  onStatistic: (statistic: Statistic) => void;
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
          <span className={styles.long}>{title}</span> <span className={styles.short}>{short}</span>{' '}
          <small>{caption}</small>
        </span>
      </th>
      {views.map((view) => (
        <td key={view.id}>{cell(view)}</td>
      ))}
    </tr>
  );
}

/** Of single messages; the rows above hold means and medians of readings of two seconds. */
const PERCENTILES = ['p50', 'p90', 'p95'];
/** Numbers from here on need smaller type on a narrow screen. */
const LONG = 10_000;

/** Measured and simulated throughput and times, side by side with error and interval. */
export function Outcomes(props: OutcomesProps) {
  const { views, statistic, hasStatistics, source, words, published, bands, now, onStatistic } =
    props;
  const latest = now?.summary ?? published;
  const isLong = views.some(({ id, cell, simulated, metric }) =>
    [
      cell?.value,
      simulated?.mean,
      latest?.metrics[metric]?.mean,
      latest?.metrics[`${id}.p95`]?.mean,
    ].some((value) => (value ?? 0) >= LONG),
  );
  return (
    <table
      className={styles.outcomes}
      style={{ '--rows': views.length + 1 } as CSSProperties}
      data-changed={now !== null || undefined}
      data-long={isLong || undefined}
    >
      <caption className={styles.hidden}>
        Outcomes{hasStatistics && <span>{`, ${statistic}`}</span>}: measured and simulated
      </caption>
      <thead>
        <tr>
          <td>
            {hasStatistics && (
              <Segmented
                label="Statistic"
                options={[
                  { value: 'median', label: 'median' },
                  { value: 'mean', label: 'mean' },
                ]}
                value={statistic}
                onChange={onStatistic}
              />
            )}
            {hasStatistics && <small>of readings</small>}
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
          cell={(view) => <Measured view={view} words={words} />}
        />
        <Row
          kind="simulated"
          title="Simulated"
          short="sim."
          caption={`as ${words.standing}`}
          views={views}
          cell={({ simulated, metric, cell }) =>
            simulated ? (
              <>
                <Simulated
                  metric={metric}
                  value={simulated.mean}
                  printed={cell}
                  kind={now ? 'published' : 'simulated'}
                />{' '}
                <BandText
                  metric={metric}
                  estimate={published?.status === 'unstable' ? undefined : simulated}
                  digits={digitsBeside(simulated.mean, cell)}
                  bands={bands.published}
                  isNamed
                />
              </>
            ) : (
              '–'
            )
          }
        />
        <Row
          kind="error"
          title="Error"
          short="error"
          caption="simulated over runs, 95 %"
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
            cell={({ metric }) => (
              <NowCell
                metric={metric}
                now={now.summary}
                before={now.stale ? undefined : published}
                bands={now.stale ? null : bands.now}
              />
            )}
          />
        )}
        {hasStatistics && (
          <Row
            kind="percentiles"
            title="50, 90, 95 %"
            short="50–95"
            caption={`of single messages, sim.${now?.summary ? ' now' : ''}`}
            views={views}
            cell={({ id }) => {
              const found = PERCENTILES.flatMap((name) => {
                const metric = `${id}.${name}`;
                const value = latest?.metrics[metric]?.mean;
                return value === undefined ? [] : [{ metric, value }];
              });
              if (found.length === 0) return '–';
              return found.map(({ metric, value }, index) => (
                <Fragment key={metric}>
                  {index > 0 && <span>, </span>}
                  <Simulated metric={metric} value={value} />
                </Fragment>
              ));
            }}
          />
        )}
      </tbody>
    </table>
  );
}
