// Serves a JSON module as a file of its own, fetched before the page that imports it runs: a page's data is
// then no part of its script.
const { createHash } = require('node:crypto');
const path = require('node:path');

const FETCH_JSON = path.resolve(__dirname, '../src/arrival/fetchJson.ts');

module.exports = function fetchedJson(source) {
  const text = JSON.stringify(JSON.parse(source));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/data/${path.basename(this.resourcePath, '.json')}.${hash}.json`;
  this.emitFile(file, text);
  return [
    `import { fetchJson } from ${JSON.stringify(FETCH_JSON)};`,
    `export default await fetchJson(__webpack_public_path__ + ${JSON.stringify(file)});`,
  ].join('\n');
};
