import { useMemo } from 'react';
import {
  meanOf,
  PoolCliff,
  type PoolPlot,
  type PoolPoint,
} from '../../../../charts/curves/PoolCliff';
import { AnswerBar } from '../../../../lab/handle/AnswerBar';
import styles from '../../../../lab/handle/handle.module.css';
import { PlotHandle } from '../../../../lab/handle/PlotHandle';
import { Problems } from '../../../../lab/Problems';
import type { Configurations } from '../../../../measured/configurationTypes';
import type { Prose } from '../../../../measured/types';
import { DEFAULT_SEED } from '../../../../scenario/scenario';
import { statedScenario } from '../../../../scenario/stated';
import { workerThreadsKnobs } from '../../knobs';
import { measuredPools } from '../measuredPools';
import { EdgeTable } from './EdgeTable';
import { edgeText } from './edgeText';
import { POOL } from './query';
import { edgeOf } from './search';
import { REPLICATIONS, useEdge } from './useEdge';

interface Props {
  configurations: Configurations;
  prose: Prose;
  /** The published run whose pools are varied. */
  configuration: string;
  points: readonly PoolPoint[];
}

/** The height of the line through the means at a pool size. */
function heightOn(points: readonly PoolPoint[], threads: number): number {
  const after = points.findIndex((point) => point.threads >= threads);
  const to = points[after] ?? points.at(-1);
  const from = points[after - 1] ?? to;
  if (!from || !to || from === to) return to ? meanOf(to) : 0;
  const share = (threads - from.threads) / (to.threads - from.threads);
  return meanOf(from) + share * (meanOf(to) - meanOf(from));
}

/** A handle on the size of the pools: a guess where completions fall, runs that find out, and any other size. */
export function PoolEdge({ configurations, prose, configuration, points }: Props) {
  const measured = useMemo(() => measuredPools(configurations, prose), [configurations, prose]);
  const bracket = useMemo(() => {
    const [low = 0, high = 0] = measured
      .map(({ threads }) => threads)
      .sort((a, b) => a - b)
      .slice(-2);
    return { low, high };
  }, [measured]);
  const base = useMemo(() => {
    const found = configurations.configurations.find(({ id }) => id === configuration);
    if (!found) throw new Error(`The study has no configuration ${configuration}.`);
    return statedScenario(workerThreadsKnobs, found);
  }, [configurations, configuration]);
  const edge = useEdge(base, bracket);
  const { state, tried, status, size, turn, guess } = edge;
  const { threads } = state;
  const found = edgeOf(tried, bracket);
  const isOpen = state.guess === null;

  const handle = ({ x, y, plot }: PoolPlot) => (
    <PlotHandle
      label="Threads in the pool"
      value={threads}
      valueText={`${threads} threads`}
      min={POOL.min}
      max={POOL.max}
      {...{ x, plot }}
      gripY={found ? y(heightOn(points, threads)) : plot.y + plot.height}
      onTurn={turn}
    />
  );
  return (
    <section
      className={styles.figure}
      aria-label="Drag the pool over the edge"
      data-handle="pool-edge"
      data-status={
        isOpen ? 'open' : status.kind === 'failed' ? 'failed' : size === null ? 'done' : 'running'
      }
    >
      <Problems problems={edge.problems} onDismiss={edge.dismiss} />
      <PoolCliff
        title={
          isOpen
            ? 'How many threads can a pool have before it breaks?'
            : 'Drag the handle to any other size'
        }
        subtitle={`Orchestrations completed in the run. Rings: measured. Dots: sizes you try, mean of ${REPLICATIONS} simulated runs with 95\u202f% interval, seed ${DEFAULT_SEED}.${found ? ' Line: all sizes simulated beforehand.' : ''}`}
        points={points}
        measured={measured}
        tried={tried}
        isHidden={!found}
        overlay={handle}
      />
      <AnswerBar
        ask={
          isOpen ? (
            <button type="button" className={styles.act} onClick={() => guess(threads)}>
              My guess: it breaks at {threads} threads
            </button>
          ) : null
        }
        onSkip={() => guess('skipped')}
        onRetry={status.kind === 'failed' ? edge.retry : null}
        again="Start again"
        onAgain={edge.again}
      />
      <p className={styles.said} aria-live="polite">
        {isOpen
          ? 'Drag the handle, or move it with the arrow keys, to where you think completions fall. Runs then look for the edge.'
          : status.kind === 'failed'
            ? `The simulation failed: ${status.reason}`
            : found
              ? edgeText(state.guess, found)
              : `Looking for the edge: a pool of ${size ?? bracket.low} threads is simulated.`}
      </p>
      {tried.length > 0 && <EdgeTable {...{ tried, measured, threads }} />}
    </section>
  );
}
