import Link from '@docusaurus/Link';
import { errorSummary } from '../errorSummary';

/** What stands beside every held-out figure of the study: the refits are not blind. */
export function HeldOutCaveat() {
  const { refits } = errorSummary;
  if (refits === null) return null;
  const { kept, calibrated, known } = refits;
  return (
    <span>
      Not blind: each refit keeps {kept} of {calibrated} fitted parameters and what else was chosen
      with all test cases in view, such as {known}.{' '}
      <Link to="/fidelity/held-out#kept">What the refits keep</Link>
    </span>
  );
}
