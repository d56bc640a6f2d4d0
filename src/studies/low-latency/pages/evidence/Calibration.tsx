import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { max, median } from 'd3-array';
import type { Quantity } from '../../../../comparison/types';
import { formatError, formatNumber } from '../../../../lab/view/format';
import { ConfigurationLink } from '../../../../tables/ConfigurationLink';
import { NotYet } from '../../../../tables/NotYet';
import { valueText } from '../../../../tables/parameterText';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { CalibrationData } from '../../evidence/types';
import { lowLatency } from '../../metrics';
import { QUANTITY_LABELS } from '../../quantities';

/** A relative error, in percent, above which nobody can tell a parameter. */
const HARDLY_KNOWN_PERCENT = 30;

const seconds = (ms: number): string => formatNumber(ms / 1000);

/** Name of a weighted quantity, such as "Throughput" or "CPU of BPI2X-C05". */
const { textOf } = lowLatency;

const weightLabel = (name: string): string => QUANTITY_LABELS[name as Quantity] ?? textOf(name);

function Loss({ data }: { data: CalibrationData }) {
  const { loss, cost, evaluations, protocol } = data;
  return (
    <>
      <p>
        {loss.name}. Weighted errors beyond {loss.huberDelta} count linearly, so that a few far rows
        do not decide. Each evaluation makes {protocol.replications} runs of each configuration that
        count for {seconds(protocol.countedMs)} s after {seconds(protocol.warmUpMs)} s, with seed{' '}
        {protocol.seed} for all evaluations: common random numbers. The search from the start took
        the cost from {formatNumber(cost.start, 2)} to {formatNumber(cost.searched, 2)}; the least
        of all searches, in {formatNumber(evaluations)} evaluations and with rounded values, is{' '}
        {formatNumber(cost.fitted, 2)}.
      </p>
      <TableFrame
        className={clsx(reference.compact, styles.narrow)}
        label="Weights of the loss"
        heads={['Quantity', { name: 'Weight', className: reference.number }]}
      >
        <tbody>
          {Object.entries(loss.weights)
            .sort(([, one], [, other]) => other - one)
            .map(([name, weight]) => (
              <tr key={name}>
                <th scope="row">{weightLabel(name)}</th>
                <td className={reference.number}>{weight}</td>
              </tr>
            ))}
        </tbody>
      </TableFrame>
    </>
  );
}

function Exclusions({ excluded }: Pick<CalibrationData, 'excluded'>) {
  return (
    <TableFrame
      className={reference.prose}
      label="Configurations that the fit does not see"
      cards="above"
      heads={['Configuration', 'Reason']}
    >
      <tbody>
        {excluded.map(({ scenario, reason }) => (
          <tr key={scenario}>
            <th scope="row">
              <ConfigurationLink scenario={scenario} />
            </th>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Errors by refits over those of independent residuals. */
const timesAsLarge = (parameters: CalibrationData['parameters']): number[] =>
  parameters.flatMap(({ refittedErrorPercent: one, standardErrorPercent: other }) =>
    one === null || other === null ? [] : [one / other],
  );

function Fitted({ parameters }: Pick<CalibrationData, 'parameters'>) {
  return (
    <TableFrame
      className={reference.compact}
      label="Start and fitted value of each parameter"
      cards="beside"
      heads={[
        'Parameter',
        { name: 'Start', className: reference.number },
        { name: 'Fitted', className: reference.number },
        { name: 'Moved', className: reference.number },
        { name: 'Standard error, %', className: reference.number },
      ]}
    >
      <tbody>
        {parameters.map(({ id, unit, start, fitted, meaning, refittedErrorPercent }) => (
          <tr key={id}>
            <th scope="row" className={styles.parameter}>
              <code>{id}</code> <span className={reference.mechanism}>{meaning}</span>
            </th>
            <td className={reference.number}>{valueText(start, unit)}</td>
            <td className={reference.number}>{valueText(fitted, unit)}</td>
            <td className={reference.number}>
              {start === 0 ? '–' : formatError(fitted / start - 1, 0)}
            </td>
            <td className={reference.number}>
              {refittedErrorPercent === null ? '–' : formatNumber(refittedErrorPercent, 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The parameters that the measurements hardly tell of, with their errors, the least known first. */
export function HardlyKnown({ parameters }: Pick<CalibrationData, 'parameters'>) {
  const open = parameters
    .flatMap(({ id, refittedErrorPercent: error }) =>
      error !== null && error > HARDLY_KNOWN_PERCENT ? [{ id, error }] : [],
    )
    .sort((one, other) => other.error - one.error);
  return (
    <p data-hardly-known>
      {open.length > 0 && (
        <span>
          Nobody can tell these from the data, with an error above {HARDLY_KNOWN_PERCENT} % of the
          value:{' '}
          {open.map(({ id, error }, index) => (
            <span key={id}>
              <span>{index > 0 && ', '}</span>
              <code>{id}</code> ({formatNumber(error)} %)
            </span>
          ))}
          . What a result owes to one of them alone is a guess.{' '}
        </span>
      )}
    </p>
  );
}

/** How the calibrated parameters were fitted. */
export function Calibration({ data }: { data: CalibrationData | null }) {
  if (data === null)
    return <NotYet what="The figures of the fit have" command="npm run calibrate" />;
  return (
    <>
      <h2 id="loss">Loss and runs</h2>
      <Loss data={data} />
      <h2 id="exclusions">What the fit does not see</h2>
      <Exclusions excluded={data.excluded} />
      <h2 id="parameters">The {data.parameters.length} parameters</h2>
      <p>
        The standard error is that of refits which leave out one test case after the other (the
        jackknife). A large one says that the data hardly determine the parameter by itself. The
        curvature of the loss, which takes every residual for independent, would give less, because
        those of a test case are not: the error by refits is{' '}
        {formatNumber(median(timesAsLarge(data.parameters)) ?? 1, 1)} times as large at the median
        and up to {formatNumber(max(timesAsLarge(data.parameters)) ?? 1, 1)} times.{' '}
        <Link to="/fidelity/bands#what-the-parameters-leave-open">Predictive bands</Link> take it
        into account where nobody measured.
      </p>
      <HardlyKnown parameters={data.parameters} />
      <Fitted parameters={data.parameters} />
    </>
  );
}
