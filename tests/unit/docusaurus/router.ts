const NOWHERE = { pathname: '/', search: '', hash: '' };

/** Stands in for the site's router: the address of the window where there is one, read when a component is drawn. */
export const useLocation = (): typeof NOWHERE =>
  typeof window === 'undefined' ? NOWHERE : window.location;
