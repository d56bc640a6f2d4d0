import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { formatNumber } from '../../../../lab/view/format';
import { ConfigurationLink } from '../../../../tables/ConfigurationLink';
import { NotYet } from '../../../../tables/NotYet';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { FoldSummary, HeldOutData } from '../../evidence/types';
import { HeldOutCaveat } from '../../lab/HeldOutCaveat';
import { QUANTITIES } from '../../quantities';
import { FiguresTable } from './FiguresTable';
import { KeptTable, KnownList } from './KeptTable';
import { largestText } from './largestErrors';
import { QuantitySlopes } from './QuantitySlopes';
import { quantityHeads } from './quantityHeads';

/** Where other pages point for what the refits know. */
const KEPT_ANCHOR = 'kept';
const percent = (value: number) => formatNumber(value, 1);

function FoldTable({ folds }: { folds: readonly FoldSummary[] }) {
  return (
    <TableFrame
      className={reference.compact}
      label="Median error of each fold"
      cards="beside"
      heads={['Fitted without test case', 'Predicted', ...quantityHeads(', %')]}
    >
      <tbody>
        {folds.map(({ id, heldOut, figures }) => (
          <tr key={id}>
            <th scope="row">{Number(id.replace(/\D/g, ''))}</th>
            <td>
              {heldOut.map((scenario, index) => (
                <span key={scenario}>
                  {index > 0 && <span>{', '}</span>}
                  <ConfigurationLink scenario={scenario} />
                </span>
              ))}
            </td>
            {QUANTITIES.map((quantity) => (
              <td key={quantity} className={reference.number}>
                {figures[quantity] ? percent(figures[quantity].medianPercent) : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Errors of configurations that the refit left out, beside those of the fit to all, and what it knew. */
export function HeldOut({ data }: { data: HeldOutData | null }) {
  const { collectAnchor } = useBrokenLinks();
  if (data === null) {
    return <NotYet what="Held-out errors have" command="npm run calibrate -- held-out" />;
  }
  collectAnchor(KEPT_ANCHOR);
  const { calibrated, known, firstEight } = data;
  return (
    <>
      <h2 id={KEPT_ANCHOR}>What the refits know</h2>
      <p>
        None of these predictions is blind. A refit without a test case fits all {calibrated}{' '}
        calibrated parameters again, and knows what was chosen with the results of all test cases in
        view:
      </p>
      <KnownList known={known} />
      <p>
        So the errors below may well be lower than those of a test case that nobody had seen. By how
        much is not known.
      </p>
      <h2 id="test-cases">Each test case predicted without itself</h2>
      <FiguresTable
        label="Errors in sample and held out"
        rows={[
          { label: 'in sample', figures: data.inSample },
          { label: 'held out', figures: data.heldOut },
        ]}
      />
      <p className={styles.caveat}>
        <HeldOutCaveat /> Median and 90th percentile do not show the largest errors held out:{' '}
        {largestText(data.pairs)}.
      </p>
      <QuantitySlopes pairs={data.pairs} />
      {firstEight && (
        <>
          <h2 id="first-eight">The first eight test cases predict the rest</h2>
          <p>
            {calibrated - firstEight.kept.length} of the {calibrated} parameters are fitted to test
            cases 1 to 8 alone, all on the Xeon. The other {firstEight.kept.length} keep their
            values of the fit to all test cases, those predicted here among them:
          </p>
          <KeptTable
            label="Parameters that the fit to test cases 1 to 8 keeps"
            parameters={firstEight.kept}
          />
          <p className={styles.after}>
            With both the model predicts the {firstEight.configurations} comparable configurations
            of the later test cases, on the Opteron servers:
          </p>
          <FiguresTable
            label="Errors of test cases 9 to 21"
            rows={[
              { label: 'in sample', figures: firstEight.inSample },
              {
                label: `predicted, ${firstEight.kept.length} of ${calibrated} parameters kept`,
                figures: firstEight.figures,
              },
            ]}
          />
          <QuantitySlopes pairs={firstEight.pairs} />
        </>
      )}
      <h2 id="folds">Fold by fold</h2>
      <p>
        Median absolute error of the configurations that the refit left out. <HeldOutCaveat />
      </p>
      <FoldTable folds={data.folds} />
    </>
  );
}
