import generated from '@site/generated/validation/worth.json';
import { formatNumber } from '../../charts/frame/format';
import type { WorthEvidence } from '../../evidence/worth/table';
import { PREDICTOR_NAMES } from '../../evidence/worth/text';
import { studyName } from '../../measured/studyNames';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';

export const worths = generated as readonly WorthEvidence[];

const number = (name: string) => ({ name, className: reference.number });

/** Errors of predictions without what is predicted, by quantity: those of the simulator and of simpler ways to predict. */
export function WorthTable() {
  return (
    <TableFrame
      className={reference.compact}
      label="Errors of predictions, of the simulator and without one"
      cards="beside"
      heads={[
        'Quantity',
        'Predicted by',
        number('Median, %'),
        number('90th percentile, %'),
        number('Root mean square, %'),
      ]}
    >
      {worths.flatMap(({ study, quantities }) =>
        quantities.map(({ quantity, label, results, predictors }) => (
          <tbody key={`${study} ${quantity}`} data-worth={`${study} ${quantity}`}>
            {predictors.map(({ predictor, medianPercent, p90Percent, rmsPercent }) => {
              const isBest = medianPercent === Math.min(...predictors.map((p) => p.medianPercent));
              const half = formatNumber(medianPercent, 1);
              return (
                <tr key={predictor}>
                  <th scope="row">
                    {label}{' '}
                    <span className={reference.mechanism}>
                      {studyName(study)}, {results} results
                    </span>
                  </th>
                  <td>{PREDICTOR_NAMES[predictor]}</td>
                  <td className={reference.number}>{isBest ? <b>{half}</b> : half}</td>
                  <td className={reference.number}>{formatNumber(p90Percent, 1)}</td>
                  <td className={reference.number}>{formatNumber(rmsPercent, 1)}</td>
                </tr>
              );
            })}
          </tbody>
        )),
      )}
    </TableFrame>
  );
}
