import Link from '@docusaurus/Link';
import { pathOf } from '../scenario/codec';

/** A link to the lab of a configuration. */
export function ConfigurationLink({ scenario }: { scenario: string }) {
  return <Link to={pathOf(scenario)}>{scenario.slice(scenario.indexOf('/') + 1)}</Link>;
}
