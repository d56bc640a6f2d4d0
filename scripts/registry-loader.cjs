// Leaves out of the list of all pages the path of each page's module, which only the server's render reads: a
// browser would otherwise fetch them all with each page.
module.exports = function registry(source) {
  return source.replace(/"[^"]+"(?=, require\.resolveWeak)/g, '""');
};
