/** A link as the name of a file, such as "low-latency-test-case-20-config-A"; without its extension. */
export const fileSlug = (link: string): string =>
  decodeURIComponent(link)
    .replace(/^\//, '')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .slice(0, 100);
