// Makes the text of a page a module of its own, which waits for its data without holding up the rest of the page: the page
// itself keeps its title, its list of headings and what Docusaurus knows of it. `?body` is the text.
const path = require('node:path');
const { parse } = require('acorn');

const LATE_BODY = path.resolve(__dirname, '../src/arrival/lateBody.tsx');
/** What Docusaurus reads of a page besides its text. */
const KEPT = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc']);

/** Names that a statement of a module exports. */
const exportedBy = ({ type, declaration, specifiers }) =>
  type !== 'ExportNamedDeclaration'
    ? []
    : [
        ...(declaration?.declarations ?? []).map(({ id }) => id.name),
        ...specifiers.map(({ exported }) => exported.name),
      ];

module.exports = function lateBodyOf(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const textOf = ({ start, end }) => source.slice(start, end);
  const kept = body.filter((statement) => exportedBy(statement).some((name) => KEPT.has(name)));
  // The headings of a part that a page takes in come from there.
  const words = new Set(kept.flatMap((statement) => textOf(statement).match(/[\w$]+/g)));
  const imports = body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers, source: from }) =>
      specifiers
        .filter(({ imported, local }) => imported && words.has(local.name))
        .map(
          ({ imported, local }) => `import { ${imported.name} as ${local.name} } from ${from.raw};`,
        ),
    );
  return [
    ...imports,
    ...kept.map(textOf),
    `import { lateBody } from ${JSON.stringify(LATE_BODY)};`,
    `export default await lateBody(() => import(/* webpackMode: "eager", webpackExports: ["default"] */ ${JSON.stringify(`${this.resourcePath}?body`)}));`,
  ].join('\n');
};
