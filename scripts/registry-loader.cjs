const shortChunkNames = require('./short-chunk-names.cjs');

// Leaves out of the list of all pages the path of each page's module, which only the server's render reads: a
// browser would otherwise fetch them all with each page. Its chunks get short names.
module.exports = function registry(source) {
  const withoutPaths = source.replace(/"[^"]+"(?=, require\.resolveWeak)/g, '""');
  return shortChunkNames(source)(withoutPaths);
};
