import Link from '@docusaurus/Link';
import { errorSummary } from '../../comparison/errorSummary';
import { typicalErrors } from '../../comparison/typicalErrors';

/** Median errors over all configurations, in sample and held out, in one paragraph. */
export function TypicalError() {
  const { inSample, heldOut } = errorSummary;
  if (inSample === null) return null;
  return (
    <p>
      Typical error over all comparable configurations: {typicalErrors(inSample)}.{' '}
      {heldOut && <>On test cases the fit never saw: {typicalErrors(heldOut)}. </>}
      <Link to="/fidelity">Every configuration and every miss</Link>
    </p>
  );
}
