/** Stands in for the site's framework, which collects what can be linked to. */
export default () => ({ collectAnchor: (): void => {}, collectLink: (): void => {} });
