import Link from '@docusaurus/Link';
import { errorSummary } from '../../errorSummary';
import { HeldOutCaveat } from '../../lab/HeldOutCaveat';
import { typicalErrors } from '../../typicalErrors';

/** Median errors over all configurations, in sample and held out, in one paragraph. */
export function TypicalError() {
  const { inSample, heldOut } = errorSummary;
  if (inSample === null) return null;
  return (
    <p>
      Typical error over all comparable configurations: {typicalErrors(inSample)}.{' '}
      {heldOut && (
        <span>
          On test cases left out of the fit: {typicalErrors(heldOut)}. <HeldOutCaveat />{' '}
        </span>
      )}
      <Link to="/fidelity">Every configuration and every miss</Link>
    </p>
  );
}
