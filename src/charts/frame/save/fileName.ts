const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Name of a saved figure, from its page and its title: "low-latency-test-case-20-topology.svg". */
export function fileName(path: string, title: string, extension: 'svg' | 'png'): string {
  const name = [slug(path), slug(title)].filter(Boolean).join('-');
  return `${name.slice(0, 90).replace(/-[^-]*$/, (end) => (name.length > 90 ? '' : end))}.${extension}`;
}
