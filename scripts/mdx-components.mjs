// Lets a page use the site's components by name: each page imports only those it uses, so that no page
// carries the data of another one's table.
const homes = {
  TestCase: 'TestCase',
  MeasuredTable: 'tables/MeasuredTable',
  Cell: 'tables/Cell',
  ParameterTable: 'reference/ParameterTable',
  ConfigurationTable: 'reference/ConfigurationTable',
  KnobTable: 'reference/KnobTable',
  ErrataTable: 'reference/ErrataTable',
  ClaimsTable: 'reference/ClaimsTable',
  LedgerTable: 'reference/LedgerTable',
};

function usedNames(node, names = new Set()) {
  if (node.type?.startsWith('mdxJsx') && node.name in homes) names.add(node.name);
  for (const child of node.children ?? []) usedNames(child, names);
  return names;
}

function importedNames(tree) {
  return tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap((node) => node.data?.estree?.body ?? [])
    .flatMap((statement) => statement.specifiers ?? [])
    .map((specifier) => specifier.local.name);
}

function importOf(name) {
  const identifier = { type: 'Identifier', name };
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
    source: { type: 'Literal', value: `@site/src/components/${homes[name]}` },
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  };
}

/** A remark plugin. */
export default function mdxComponents() {
  return (tree) => {
    const imported = new Set(importedNames(tree));
    const missing = [...usedNames(tree)].filter((name) => !imported.has(name));
    tree.children.unshift(...missing.map(importOf));
  };
}
