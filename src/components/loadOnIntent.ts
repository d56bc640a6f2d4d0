/**
 * A link loads its page when the pointer or the focus reaches it, not when it scrolls into view:
 * the sidebar alone would fetch the results of all test cases.
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}
