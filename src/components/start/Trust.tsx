import Link from '@docusaurus/Link';
import { ErrorDotPlot } from '../../charts/ErrorDotPlot';
import { formatPercent } from '../../lab/view/format';
import styles from './start.module.css';
import { startData } from './startData';

/** How far the simulated roundtrips are from the measured ones. */
export function Trust() {
  const { roundtripErrors, medianError, tolerance, inLedger } = startData;
  if (medianError === null) return null;
  const within = roundtripErrors.filter(({ error }) => Math.abs(error) <= tolerance).length;
  return (
    <section className={`${styles.section} ${styles.trust}`} aria-labelledby="trust">
      <div>
        <h2 id="trust">How far to trust it</h2>
        <p>
          Half of the {roundtripErrors.length} comparable configurations are simulated to within{' '}
          {formatPercent(medianError)} of their measured roundtrip, all with one set of parameters
          that was fitted to these numbers. What lies outside the tolerance stands in a ledger with
          its reason.
        </p>
        <p className={styles.actions}>
          <Link className="button" to="/reference/ledger">
            Ledger, {inLedger} {inLedger === 1 ? 'configuration' : 'configurations'}
          </Link>
          <Link className="button" to="/reference/errata">
            Errata of the study
          </Link>
        </p>
      </div>
      <ErrorDotPlot
        title={`${within} of ${roundtripErrors.length} roundtrips are simulated within ${formatPercent(tolerance, 0)}`}
        subtitle="Error of the simulated roundtrip, %, one mark per configuration, medians where printed"
        rows={[{ label: 'in sample', errors: roundtripErrors }]}
        tolerance={tolerance}
      />
    </section>
  );
}
