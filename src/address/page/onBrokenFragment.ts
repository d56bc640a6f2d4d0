import { mendedFragment } from '../mendedFragment';
import { showAddress } from './history';

/** Docusaurus decodes the fragment to scroll to it, and throws where that cannot be: mended before its router reads it. */
function mendFragment() {
  const { pathname, search, hash } = window.location;
  showAddress(`${pathname}${search}${mendedFragment(hash)}`, 'replace');
}

if (typeof window !== 'undefined') {
  mendFragment();
  // Turning the fragment by hand is a "popstate" too.
  window.addEventListener('popstate', mendFragment, { capture: true });
}
