/** Indented JSON with each list of plain values on one line, so that a changed number is one changed line. */
export const jsonText = (content: unknown, indent: number): string =>
  `${JSON.stringify(content, null, indent).replace(/\[[^[\]{}]*\]/g, (list) => JSON.stringify(JSON.parse(list)))}\n`;
