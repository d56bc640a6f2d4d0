// Leaves out of the configuration that every page loads what only the build reads.
const BUILD_ONLY = ['clientModules', 'plugins', 'presets', 'staticDirectories', 'themes'];

module.exports = function siteConfig(source) {
  const [, config] = /export default (\{[\s\S]*\});?\s*$/.exec(source);
  const kept = Object.entries(JSON.parse(config)).filter(([key]) => !BUILD_ONLY.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
};
