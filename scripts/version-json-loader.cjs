// Leaves of the pages' version data what the sidebar shows. The titles and descriptions of all pages, which
// only Docusaurus' page cards read, would otherwise be fetched with each page, and grow with each.
module.exports = function version(source) {
  const { version, ...rest } = JSON.parse(source);
  return JSON.stringify({ ...rest, version: { ...version, docs: {} } });
};
