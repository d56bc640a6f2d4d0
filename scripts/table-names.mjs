/** The text of a node of a page, without what only a run of the page knows. */
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

const within = (node, tagName) =>
  (node.children ?? []).flatMap((child) =>
    child.tagName === tagName ? [child] : within(child, tagName),
  );

/** Rehype plugin: a Markdown table gets the names of its columns as properties, for the style sheet of cards. */
export const tableNames = () => (page) => {
  for (const table of within(page, 'table')) {
    const names = within(table, 'th').map((head) => textOf(head).trim());
    const properties = names.map((name, index) => `--head-${index + 1}: ${JSON.stringify(name)}`);
    table.properties = { ...table.properties, style: properties.join('; ') };
  }
};
