import Link from '@docusaurus/Link';
import { errorSummary } from '../errorSummary';

/** What stands beside every held-out figure of the study: the refits are not blind. */
export function HeldOutCaveat() {
  const { refits } = errorSummary;
  if (refits === null) return null;
  const { kept, calibrated, known } = refits;
  return (
    <span>
      Not blind: each{' '}
      <Link to="/fidelity/held-out#kept">
        refit keeps {kept} of {calibrated} fitted parameters
      </Link>{' '}
      and {known}, chosen with all in view.
    </span>
  );
}
