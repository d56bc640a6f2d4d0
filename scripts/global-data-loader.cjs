// Leaves out of the data that every page loads the list of all pages: it serves menus of versions, of which this site has one.
module.exports = function globalData(source) {
  return JSON.stringify(JSON.parse(source), (key, value) => (key === 'docs' ? [] : value));
};
