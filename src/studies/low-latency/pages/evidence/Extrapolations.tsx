import { Fragment } from 'react';
import { formatNumber } from '../../../../lab/view/format';
import { ConfigurationLink } from '../../../../tables/ConfigurationLink';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import { missedOf } from '../../evidence/missed';
import type { Extrapolation } from '../../evidence/types';
import { QUANTITIES, QUANTITY_LABELS } from '../../quantities';
import { FiguresTable } from './FiguresTable';
import { largestText } from './largestErrors';
import { QuantitySlopes } from './QuantitySlopes';
import { quantityHeads } from './quantityHeads';

/** "8 to 13", the test cases that configurations belong to. */
function testCasesOf({ scenarios }: Extrapolation): string {
  const numbers = scenarios.map((scenario) => Number(/\/(\d+)-/.exec(scenario)?.[1]));
  return `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
}

/** Test cases predicted from those before them, nothing kept: errors beside those of the fit to all. */
export function Forecasts({ refits }: { refits: readonly Extrapolation[] }) {
  const forecasts = refits.filter(({ kind }) => kind === 'forecast');
  return (
    <>
      <FiguresTable
        label="Errors of the forecasts"
        rows={forecasts.flatMap((one) => [
          { label: `${testCasesOf(one)}, fitted to all`, figures: one.inSample },
          { label: `${testCasesOf(one)}, forecast from ${one.subject}`, figures: one.predicted },
          ...refits
            .filter(({ kind, subject }) => kind === 'neutral forecast' && subject === one.subject)
            .map(({ predicted }) => ({
              label: `${testCasesOf(one)}, the same from neutral starts`,
              figures: predicted,
            })),
        ])}
      />
      {forecasts.map((one) => (
        <Fragment key={one.id}>
          <h3 id={one.id}>
            {testCasesOf(one)} from {one.subject}
          </h3>
          <p>The largest errors: {largestText(one.pairs)}.</p>
          <QuantitySlopes pairs={one.pairs} />
        </Fragment>
      ))}
    </>
  );
}

const KINDS = { server: 'Server', layout: 'Layout' } as const;

/** What a refit leaves out, or what it forecasts from. */
function refitText({ kind, subject }: Extrapolation): string {
  if (kind === 'forecast') return `Forecast from ${subject}`;
  if (kind === 'neutral forecast') return `Forecast from ${subject}, neutral starts`;
  return `Without ${kind}: ${subject}`;
}

interface MissedProps {
  refits: readonly Extrapolation[];
  /** The factor from which on a prediction is of another regime. */
  atLeast: number;
}

/** Configurations whose regime a refit misses: a backlog where none was, or none where one was. */
export function MissedRegimes({ refits, atLeast }: MissedProps) {
  const missed = missedOf(refits, atLeast);
  if (missed.length === 0) return <p>None of them misses the regime of a configuration.</p>;
  return (
    <TableFrame
      className={reference.compact}
      label="Predictions that miss the regime"
      cards="beside"
      heads={[
        'Refit',
        'Configuration',
        'Off most',
        { name: 'Times as measured', className: reference.number },
      ]}
    >
      <tbody>
        {missed.map(({ refit, id, quantity, factor }) => (
          <tr key={`${refit.id} ${id}`}>
            <th scope="row">{refitText(refit)}</th>
            <td>
              <ConfigurationLink scenario={`low-latency/${id}`} />
            </td>
            <td>{QUANTITY_LABELS[quantity]}</td>
            <td className={reference.number}>{formatNumber(factor, factor < 1 ? 2 : 1)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** What is left out: all of a server, or all with one layout of hosts. Median errors, fitted and predicted. */
export function GroupRefits({ refits }: { refits: readonly Extrapolation[] }) {
  return (
    <TableFrame
      className={reference.compact}
      label="Errors of what a refit without a server or a layout predicts"
      cards="beside"
      heads={[
        'Left out',
        { name: 'Configurations', className: reference.number },
        ...quantityHeads(', %'),
      ]}
    >
      <tbody>
        {refits.map(({ id, kind, subject, scenarios, inSample, predicted }) =>
          kind !== 'server' && kind !== 'layout' ? null : (
            <tr key={id}>
              <th scope="row">
                {KINDS[kind]}: {subject}
              </th>
              <td className={reference.number}>{scenarios.length}</td>
              {QUANTITIES.map((quantity) => (
                <td key={quantity} className={reference.number}>
                  {[inSample[quantity], predicted[quantity]]
                    .map((figures) => (figures ? formatNumber(figures.medianPercent, 1) : '–'))
                    .join(' → ')}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </TableFrame>
  );
}
