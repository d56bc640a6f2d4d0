import { useMemo, useState } from 'react';
import { useFields } from '../../../../address/page/useFields';
import { formatNumber } from '../../../../charts/frame/format';
import { TimePanels } from '../../../../charts/time/TimePanels';
import styles from '../../../../lab/handle/handle.module.css';
import { RangeInput } from '../../../../lab/knobs/RangeInput';
import { Problems } from '../../../../lab/Problems';
import { useRested } from '../../../../lab/pace/useRested';
import { formatError, THIN } from '../../../../lab/view/format';
import type { Configurations } from '../../../../measured/configurationTypes';
import { measuredOf } from '../../../../measured/statedStudy';
import type { Prose } from '../../../../measured/types';
import { DEFAULT_SEED } from '../../../../scenario/scenario';
import { statedScenario } from '../../../../scenario/stated';
import type { Summary } from '../../../../simulator/types';
import { capacityKnobs } from '../../knobs';
import { indicatorProps, storyProps } from '../../lab/chartProps';
import { VALVE_HOURS } from './climb';
import { FirstWarning } from './FirstWarning';
import { RATE, valveFields } from './query';
import { useHours } from './useHours';
import valve from './valve.module.css';

interface Props {
  configurations: Configurations;
  prose: Prose;
  /** The published experiment whose system stands behind the valve. */
  configuration: string;
}

/** A valve that rests so long has its hours run, in ms. */
const REST_MS = 500;

/** Load, spool and lock timeouts of a run, with the cleanup below. */
function panelsOf(summary: Summary) {
  const story = storyProps(summary);
  const timeouts = indicatorProps(summary).panels.filter(({ id }) => id === 'timeouts');
  return { ...story, panels: [...story.panels, ...timeouts] };
}

/** A valve before the load of twelve hours, and what the system behind it does. */
export function LoadValve({ configurations, prose, configuration }: Props) {
  const base = useMemo(() => {
    const found = configurations.configurations.find(({ id }) => id === configuration);
    if (!found) throw new Error(`The study has no configuration ${configuration}.`);
    return statedScenario(capacityKnobs, found);
  }, [configurations, configuration]);
  const studied = base.ratePerSecond ?? RATE.default;
  const fields = useMemo(() => valveFields(studied), [studied]);
  const { state, setState, problems, dismiss, isRead } = useFields(fields);
  const { open, ratePerSecond, guess } = state;
  const [isStarted, setStarted] = useState(false);
  const rates = open.map((is) => (is ? ratePerSecond : 0)).join(' ');
  const settled = useRested(rates, REST_MS);
  const isLinked =
    isRead && rates !== fields.open.otherwise.map((is) => (is ? studied : 0)).join(' ');
  const { status, summary, stale, retry } = useHours(
    base,
    isStarted || isLinked ? settled.split(' ').map(Number) : null,
  );
  const running = status.kind === 'running';

  const toggle = (hour: number) => {
    setStarted(true);
    setState((now) => ({ ...now, open: now.open.map((is, at) => (at === hour ? !is : is)) }));
  };
  const turn = (rate: number) => {
    setStarted(true);
    setState((now) => ({ ...now, ratePerSecond: rate }));
  };
  return (
    <section
      className={styles.figure}
      aria-label="Open and shut the load"
      data-handle="valve"
      data-status={
        status.kind === 'failed' ? 'failed' : running ? 'running' : summary ? 'done' : 'open'
      }
    >
      <Problems problems={problems} onDismiss={dismiss} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers */}
      <div role="group" aria-label="The valve, hour by hour" className={valve.hours}>
        {open.map((isOpen, hour) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
            key={hour}
            type="button"
            aria-pressed={isOpen}
            aria-label={`Hour ${hour + 1} open`}
            onClick={() => toggle(hour)}
          >
            <span>{hour + 1}</span> <span>{isOpen ? 'open' : 'shut'}</span>
          </button>
        ))}
      </div>
      <label className={valve.rate}>
        Load while open
        <RangeInput
          min={RATE.min}
          max={RATE.max}
          step={1}
          value={ratePerSecond}
          aria-valuetext={`${ratePerSecond} messages per second`}
          onTurn={turn}
        />{' '}
        <output>
          {ratePerSecond}
          {THIN}messages/s
        </output>
      </label>
      <div className={styles.bar}>
        {status.kind === 'failed' ? (
          <button type="button" className={styles.act} onClick={retry}>
            Retry
          </button>
        ) : (
          summary === null && (
            <button
              type="button"
              className={styles.act}
              disabled={running}
              onClick={() => setStarted(true)}
            >
              Run the {VALVE_HOURS} hours
            </button>
          )
        )}
        <p aria-live="polite">
          {status.kind === 'failed'
            ? `The simulation failed: ${status.reason}`
            : running
              ? 'Simulating.'
              : summary
                ? ''
                : 'Tap an hour to open or shut the valve.'}
        </p>
        {running && (
          <progress className={valve.progress} aria-label="Simulated" value={status.progress} />
        )}
      </div>
      {summary && (
        <>
          <TimePanels {...panelsOf(summary)} stale={stale || running} />
          <TwoMillion {...{ prose, configuration, summary, studied, ratePerSecond }} />
        </>
      )}
      <FirstWarning
        base={base}
        configuration={configuration}
        guess={guess}
        onGuess={(next) => setState((now) => ({ ...now, guess: next }))}
      />
    </section>
  );
}

/** The one figure of such a run that the study states, beside the simulated one. */
function TwoMillion(props: {
  prose: Prose;
  configuration: string;
  summary: Summary;
  studied: number;
  ratePerSecond: number;
}) {
  const { prose, configuration, summary, studied, ratePerSecond } = props;
  const measured = measuredOf(prose, configuration).timeToTwoMillionHours?.value;
  const simulated = summary.metrics.timeToTwoMillionHours?.mean;
  const seed = `Simulated, one run, seed ${DEFAULT_SEED}.`;
  if (simulated === undefined) {
    return <p className={styles.note}>{seed} The spool does not reach two million rows.</p>;
  }
  return (
    <p className={styles.note}>
      {seed} Two million rows after{' '}
      <data value={simulated} data-metric="timeToTwoMillionHours" data-kind="simulated">
        {formatNumber(simulated, 1)}
      </data>
      {THIN}h
      {measured == null || ratePerSecond !== studied ? (
        <span>; the study measured {studied} messages/s alone.</span>
      ) : (
        <span>
          ; measured, with the load on without a break,{' '}
          <data value={measured} data-metric="timeToTwoMillionHours" data-kind="measured">
            {formatNumber(measured, 1)}
          </data>
          {THIN}h, error {formatError(simulated / measured - 1)}.
        </span>
      )}
    </p>
  );
}
