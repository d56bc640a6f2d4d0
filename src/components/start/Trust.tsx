import Link from '@docusaurus/Link';
import { ErrorDotPlot } from '../../charts/evidence/ErrorDotPlot';
import { formatPercent } from '../../lab/view/format';
import { HeldOutCaveat } from '../../studies/low-latency/lab/HeldOutCaveat';
import { WorthSentence } from '../validation/WorthSentence';
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
            <span>
              That is fitting, not predicting. So each test case was also kept out of a fit and then
              predicted by it: half of the configurations come to within{' '}
              {formatPercent(heldOut.median)}. <HeldOutCaveat />{' '}
            </span>
          )}
          <WorthSentence /> Each configuration that the model misses by more than its tolerance is
          listed, with the reason.
        </p>
        <p className={styles.actions}>
          <Link className="button" to="/fidelity">
            Every error
          </Link>
          <Link className="button" to="/reference/ledger">
            What it misses, {inLedger} {inLedger === 1 ? 'configuration' : 'configurations'}
          </Link>
          <Link className="button" to="/reference/errata">
            Where the studies contradict themselves
          </Link>
        </p>
      </div>
      <ErrorDotPlot
        title={`${within} of ${inSample.errors.length} roundtrips are simulated within ${formatPercent(tolerance, 0)}`}
        subtitle="Error of the simulated roundtrip, %, one mark per configuration, medians where printed"
        rows={[
          { label: 'fitted', errors: inSample.errors },
          ...(heldOut ? [{ label: 'predicted', errors: heldOut.errors, heldOut: true }] : []),
        ]}
        tolerance={tolerance}
      />
    </section>
  );
}
