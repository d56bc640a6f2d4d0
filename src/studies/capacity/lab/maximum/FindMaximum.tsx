import { HockeyStick, type MeasuredLoad } from '../../../../charts/curves/HockeyStick';
import { ScrollFrame } from '../../../../charts/frame/ScrollFrame';
import { formatNumber, THIN } from '../../../../lab/view/format';
import type { Configurations } from '../../../../measured/configurationTypes';
import { measuredOf } from '../../../../measured/statedStudy';
import type { Prose } from '../../../../measured/types';
import styles from './maximum.module.css';
import { FIRST_PER_SECOND, MOST_PER_SECOND, maximumOf, type Step } from './procedure';
import { type ProcedureStatus, useProcedure } from './useProcedure';

function statusText(status: ProcedureStatus, steps: readonly Step[], measured: number | null) {
  switch (status.kind) {
    case 'idle':
      return 'Each step is an hour of load, simulated in less than a second or two.';
    case 'running':
      return `Running an hour at ${status.ratePerSecond} messages/s.`;
    case 'cancelled':
      return 'Cancelled.';
    case 'failed':
      return `The simulation failed: ${status.reason}`;
    case 'done': {
      const maximum = maximumOf(steps);
      const found =
        maximum === null
          ? 'Not even the first load is sustainable.'
          : maximum >= MOST_PER_SECOND
            ? `No load up to ${MOST_PER_SECOND} messages/s is too high.`
            : `The maximum sustainable throughput of the simulated system is ${maximum} messages/s.`;
      return measured === null ? found : `${found} The study names ${measured}.`;
    }
  }
}

function StepRow({ step }: { step: Step }) {
  const { ratePerSecond, receivedPerSecond, cleanupSeconds, cleanupFailuresPercent } = step;
  return (
    <tr data-verdict={step.verdict}>
      <th scope="row">{ratePerSecond}</th>
      <td>{formatNumber(receivedPerSecond, 1)}</td>
      <td>{formatNumber(Number(step.growthPerHour.toPrecision(3)))}</td>
      <td>{cleanupSeconds === null ? 'none' : formatNumber(cleanupSeconds)}</td>
      <td>{cleanupFailuresPercent === null ? 'none' : formatNumber(cleanupFailuresPercent)}</td>
      <td>{step.verdict}</td>
    </tr>
  );
}

/** The loads of the study of which the text says what was received. */
function measuredLoads(prose: Prose, { configurations }: Configurations): MeasuredLoad[] {
  return configurations.flatMap(({ id }) => {
    const stated = measuredOf(prose, id);
    const { value = null, reading } = stated.receivedPerSecond ?? {};
    const received = value ?? reading?.high ?? null;
    const rate = stated['software.ratePerSecond']?.value ?? value;
    return received === null || rate === null
      ? []
      : [
          {
            name: id,
            ratePerSecond: rate,
            receivedPerSecond: received,
            isUpperEnd: value === null,
          },
        ];
  });
}

/** The axis reaches this far before the first step, messages/s. */
const REACH_PER_SECOND = 200;

/** A button that runs the study's procedure: it raises the load, an hour each, until the system gives way. */
export function FindMaximum({
  configurations,
  prose,
}: {
  configurations: Configurations;
  prose: Prose;
}) {
  const [sustainable] = configurations.configurations;
  if (sustainable === undefined) throw new Error('The study has no configuration.');
  const { steps, status, start, cancel } = useProcedure(sustainable);
  const measured = measuredOf(prose, sustainable.id).receivedPerSecond?.value ?? null;
  const running = status.kind === 'running';
  return (
    <section className={styles.procedure} aria-label="Find the maximum" data-status={status.kind}>
      <div className={styles.head}>
        <button type="button" className={styles.start} onClick={running ? cancel : start}>
          {running ? 'Cancel' : steps.length > 0 ? 'Run it again' : 'Find the maximum'}
        </button>
        <p aria-live="polite">{statusText(status, steps, measured)}</p>
      </div>
      <HockeyStick
        steps={steps.map((step) => ({ ...step, holds: step.verdict === 'holds' }))}
        measured={measuredLoads(prose, configurations)}
        from={FIRST_PER_SECOND}
        to={REACH_PER_SECOND}
      />
      {steps.length > 0 && (
        <ScrollFrame aria-label="Steps of the procedure">
          <table className={styles.steps}>
            <thead>
              <tr>
                <th scope="col">Load, messages/s</th>
                <th scope="col">Received, messages/s</th>
                <th scope="col">Spool growth, rows/h</th>
                <th scope="col">Cleanup run, s</th>
                <th scope="col">Failed runs,{THIN}%</th>
                <th scope="col">The system</th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <StepRow key={step.ratePerSecond} step={step} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}
