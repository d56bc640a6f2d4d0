import clsx from 'clsx';
import { formatNumber, signedPercent } from '../../charts/frame/format';
import type { RefittedFact } from '../../evidence/refitted';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { RefitErrors, refittedOfStudy } from './RefitSummary';

/** Digits that tell small quantities apart. */
const digits = (value: number) => (Math.abs(value) < 100 ? 1 : 0);

function Row({ fact }: { fact: RefittedFact }) {
  const { scenario, label, unit, measured, isDetermined, open } = fact;
  return (
    <tr data-refit={isDetermined ? 'predicted' : 'open'}>
      <th scope="row" className={styles.plain}>
        {label}
        {unit && <span>{`, ${unit}`}</span>}{' '}
        <span className={reference.mechanism}>{scenario.split('/')[1]}</span>
      </th>
      <td className={reference.number}>{formatNumber(measured, digits(measured))}</td>
      <td className={reference.number}>{signedPercent(fact.fittedErrorPercent)}</td>
      {isDetermined ? (
        <>
          <td className={reference.number}>
            {formatNumber(fact.predicted, digits(fact.predicted))}
          </td>
          <td className={reference.number}>{signedPercent(fact.predictedErrorPercent)}</td>
        </>
      ) : (
        <>
          <td className={reference.number}>not possible</td>
          <td>
            {open.length > 0 ? (
              <span>
                without it open:{' '}
                {open.map((id, index) => (
                  <span key={id}>
                    {index > 0 && <span>{', '}</span>}
                    <code>{id}</code>
                  </span>
                ))}
              </span>
            ) : (
              'the fit to the others finds nothing better than the values of the model'
            )}
          </td>
        </>
      )}
    </tr>
  );
}

/** Each fact that a refit of the study leaves out, with its prediction or why there is none. */
export function RefitTable({ study }: { study: Parameters<typeof refittedOfStudy>[0] }) {
  const { facts, unmoved, leftOut } = refittedOfStudy(study);
  return (
    <>
      <p className={styles.after} data-refits={study}>
        <RefitErrors study={study} />
      </p>
      <TableFrame
        className={clsx(reference.compact, styles.narrow)}
        label={`Facts predicted without their ${leftOut}, ${study}`}
        cards="beside"
        heads={[
          'Fact',
          { name: 'Measured', className: reference.number },
          { name: 'Error of the model', className: reference.number },
          { name: 'From the others', className: reference.number },
          { name: 'Error held out', className: reference.number },
        ]}
      >
        <tbody>
          {facts.map((fact) => (
            <Row key={`${fact.scenario} ${fact.label}`} fact={fact} />
          ))}
        </tbody>
      </TableFrame>
      {unmoved.length > 0 && (
        <p className={styles.after}>
          No calibrated parameter moves: {unmoved.join(', ')}. They follow from settings, or stay
          within what is read of their words.
        </p>
      )}
    </>
  );
}
