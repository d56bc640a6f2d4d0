const { readFileSync } = require('node:fs');
const path = require('node:path');
const shortChunkNames = require('./short-chunk-names.cjs');

// The chunks of each page by the same short names as in the list of all pages beside it.
module.exports = function chunkNames(source) {
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  return shortChunkNames(readFileSync(registry, 'utf8'))(source);
};
