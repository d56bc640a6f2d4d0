// Leaves of the pages' version data what the sidebar shows. The titles and descriptions of all pages, which
// only Docusaurus' page cards read, would otherwise be fetched with each page, and grow with each. Of a link's page
// breadcrumbs ask only whether there is one.
const kept = (key, value) => {
  if (key === 'unlisted' && value === false) return undefined;
  return key === 'docId' ? 'page' : value;
};

module.exports = function version(source) {
  const { version, ...rest } = JSON.parse(source);
  return JSON.stringify({ ...rest, version: { ...version, docs: {} } }, kept);
};
