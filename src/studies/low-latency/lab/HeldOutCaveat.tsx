import Link from '@docusaurus/Link';
import { errorSummary } from '../errorSummary';

/** What stands beside every held-out figure of the study: the refits are not blind. */
export function HeldOutCaveat() {
  const { known } = errorSummary;
  if (known === null) return null;
  return (
    <span>
      Not blind: <Link to="/fidelity/held-out#kept">each refit knows</Link> {known} and the
      mechanisms, chosen with all in view.
    </span>
  );
}
