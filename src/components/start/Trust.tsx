import Link from '@docusaurus/Link';
import { ErrorDotPlot } from '../../charts/evidence/ErrorDotPlot';
import { formatPercent } from '../../lab/view/format';
import { HeldOutCaveat } from '../../studies/low-latency/lab/HeldOutCaveat';
import styles from './start.module.css';
import { startData } from './startData';

/** How far the simulated roundtrips are from the measured ones, fitted and predicted. */
export function Trust() {
  const { inSample, heldOut, tolerance, inLedger } = startData;
  if (inSample === null) return null;
  const within = inSample.errors.filter(({ error }) => Math.abs(error) <= tolerance).length;
  return (
    <section className={`${styles.section} ${styles.trust}`} aria-labelledby="trust">
      <div>
        <h2 id="trust">How far to trust it</h2>
        <p>
          Half of the {inSample.errors.length} comparable configurations are simulated to within{' '}
          {formatPercent(inSample.median)} of their measured roundtrip, all with one set of
          parameters that was fitted to these numbers.{' '}
          {heldOut && (
            <>
              Fitted without a test case, the model predicts half of its configurations to within{' '}
              {formatPercent(heldOut.median)}. <HeldOutCaveat />.{' '}
            </>
          )}
          What lies outside the tolerance stands in a ledger with its reason.
        </p>
        <p className={styles.actions}>
          <Link className="button" to="/fidelity">
            Fidelity board
          </Link>
          <Link className="button" to="/reference/ledger">
            Ledger, {inLedger} {inLedger === 1 ? 'configuration' : 'configurations'}
          </Link>
          <Link className="button" to="/reference/errata">
            Errata of the study
          </Link>
        </p>
      </div>
      <ErrorDotPlot
        title={`${within} of ${inSample.errors.length} roundtrips are simulated within ${formatPercent(tolerance, 0)}`}
        subtitle="Error of the simulated roundtrip, %, one mark per configuration, medians where printed"
        rows={[
          { label: 'in sample', errors: inSample.errors },
          ...(heldOut ? [{ label: 'held out', errors: heldOut.errors, heldOut: true }] : []),
        ]}
        tolerance={tolerance}
      />
    </section>
  );
}
