// Keeps of the configuration that every page loads what is read in browsers.
const READ = [
  'title',
  'titleDelimiter',
  'url',
  'baseUrl',
  'trailingSlash',
  'baseUrlIssueBanner',
  'favicon',
  'noIndex',
  'customFields',
  'themeConfig',
];

module.exports = function siteConfig(source) {
  const [, config] = /export default (\{[\s\S]*\});?\s*$/.exec(source);
  const { future, ...rest } = JSON.parse(config);
  const read = Object.entries(rest).filter(([key]) => READ.includes(key));
  const { experimental_router } = future;
  const kept = { ...Object.fromEntries(read), future: { experimental_router } };
  return `export default ${JSON.stringify(kept)};`;
};
