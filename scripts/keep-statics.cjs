// Stands in for hoist-non-react-statics, which copies the statics of a component to its wrapper: the router wraps one of
// Docusaurus' own, which has none. With it comes react-is.
module.exports = (wrapper) => wrapper;
