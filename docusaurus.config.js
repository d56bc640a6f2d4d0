import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { arrivalTag } from './scripts/arrival.mjs';
import { editUrl } from './scripts/edit-url.mjs';
import { fontTags } from './scripts/fonts.mjs';
import { formulaStops } from './scripts/formula-stops.mjs';
import { glossaryTerms } from './scripts/glossary-terms.mjs';
import { lowerCaseAddresses } from './scripts/lower-case.mjs';
import { namedPackages } from './scripts/notices/bundled.mjs';
import { searchIndex } from './scripts/search/plugin';
import { tableNames } from './scripts/table-names.mjs';
import { PARTS } from './src/components/parts';

const baseUrl = process.env.BASE_URL ?? '/';
const description =
  'Published performance studies of BizTalk Server, number by number, with a live simulation of the same experiment beside each.';

/** Folders of the studies: the pages about all of them, and those of each whose data is here. */
const studies = readdirSync('docs').filter(
  (folder) => folder === 'studies' || existsSync(`static/data/${folder}/study.json`),
);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Titles of the studies' documents, by folder: figures name them when they are saved. */
const documents = Object.fromEntries(
  studies
    .filter((folder) => folder !== 'studies')
    .map((folder) => [folder, readJson(`static/data/${folder}/study.json`).title]),
);

/** Addresses in each part: a lab is one wherever it stands, and the page that its part begins with. */
const { to: firstLab } = PARTS.find(({ id }) => id === 'lab');
const labs = `(explore|your-system|python)(/|$)|[^/]+/(lab|test-case-\\d+)$|${firstLab.slice(1)}$`;
const addresses = {
  learn: '(start|concepts|teaching)(/|$)',
  lab: labs,
  library: `(?!${labs})(model|fidelity|reference|${studies.join('|')})(/|$)`,
};

/** The parts of the site in the header. */
const parts = PARTS.map(({ id, label, to }) => ({
  to,
  label,
  position: 'left',
  activeBaseRegex: `^${baseUrl}(${addresses[id]})`,
}));

/** The data and knobs of labs, the data of the validation pages and of those about all studies. */
const fetchedData = {
  test: /\/(generated\/(evidence|story|studies|validation)\/[^/]+|(studies\/[^/]+|scenario)\/generated\/([^/]+\/)?[^/]+|static\/data\/.*(analysis|errata|test-case-\d+|\d+kb|experiments|prose|configurations|results|test-cases))\.json$/,
  type: 'javascript/auto',
  use: [path.resolve('scripts/fetched-json-loader.cjs')],
};

/** "Next" names a page by its whole title; the sidebar, whose sections say the rest, by the short label. */
async function parseFrontMatter({ defaultParseFrontMatter, ...file }) {
  const { frontMatter, content } = await defaultParseFrontMatter(file);
  return { content, frontMatter: { pagination_label: frontMatter.title, ...frontMatter } };
}

/** The texts of pages, which wait for their data by themselves. */
const lateBodies = {
  test: /\/docs\/.*\.mdx$/,
  resourceQuery: { not: /body/ },
  enforce: 'post',
  use: [path.resolve('scripts/late-body-loader.cjs')],
};

/** What every page loads for its sidebar. */
const versionData = {
  test: /docusaurus-plugin-content-docs\/default\/p\/index-[^/]+\.json$/,
  use: [path.resolve('scripts/version-json-loader.cjs')],
};

/** What every page loads of this file. */
const siteConfig = {
  test: /\.docusaurus\/docusaurus\.config\.mjs$/,
  use: [path.resolve('scripts/site-config-loader.cjs')],
};

/** What every page loads of all plugins. */
const globalData = {
  test: /\.docusaurus\/globalData\.json$/,
  use: [path.resolve('scripts/global-data-loader.cjs')],
};

/** The list of all pages, which every page loads. */
const pageRegistry = {
  test: /\.docusaurus\/registry\.js$/,
  use: [path.resolve('scripts/registry-loader.cjs')],
};

/** The chunks of each page, which every page loads. */
const chunkNames = {
  test: /\.docusaurus\/routesChunkNames\.json$/,
  use: [path.resolve('scripts/chunk-names-loader.cjs')],
};

const isProduction = process.env.NODE_ENV === 'production';

/** Wasm files as assets, and no shared chunk that every page and the simulation worker would load. */
function bundling() {
  return {
    name: 'bundling',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          // What static pages need at once and browsers fetch later has a second file for the former.
          extensions: isServer ? ['.server.ts'] : [],
          alias: {
            'd3-interpolate$': path.resolve('src/charts/frame/interpolateNumbers.ts'),
            // For the texts of ticks, which no chart asks a scale for.
            'd3-format$': false,
            'prism-react-renderer$': false,
            tslib$: path.resolve('scripts/import-default.cjs'),
            nprogress$: path.resolve('src/components/routeProgress.ts'),
            'hoist-non-react-statics$': path.resolve('scripts/keep-statics.cjs'),
          },
        },
        mergeStrategy: {
          'optimization.splitChunks.cacheGroups.common': 'replace',
          'resolve.extensions': 'prepend',
        },
        module: {
          rules: [
            ...(isServer ? [] : [fetchedData, lateBodies, pageRegistry, chunkNames, siteConfig]),
            versionData,
            globalData,
            {
              test: /\.wasm$/,
              type: 'asset/resource',
              generator: { filename: 'assets/wasm/[name].[contenthash:8].wasm' },
            },
          ],
        },
        ...(isServer
          ? {}
          : {
              // Every page loads the names of all chunks: their numbers, and six digits that tell versions of one apart.
              output: isProduction ? { chunkFilename: 'assets/js/[id].[contenthash:6].js' } : {},
              optimization: {
                // Hashes made anew after minifying replace the old ones wherever their digits occur: in numbers too.
                realContentHash: false,
                splitChunks: {
                  cacheGroups: { common: { name: 'common', minChunks: 1000, priority: -40 } },
                },
              },
            }),
      };
    },
  };
}

/** No page, and no worker that a page starts from a blob, sends a request to another site. */
const policy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";

/** Tags of every page. As `headTags` they would also be in what every page loads of this file. */
const everyHead = () => ({
  name: 'every-head',
  injectHtmlTags: () => ({
    headTags: [
      { tagName: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } },
      arrivalTag,
      ...fontTags(baseUrl),
      {
        tagName: 'meta',
        attributes: { name: 'version', content: readJson('package.json').version },
      },
      { tagName: 'meta', attributes: { property: 'og:site_name', content: 'MessageBox Lab' } },
      { tagName: 'meta', attributes: { property: 'og:type', content: 'website' } },
    ],
  }),
});

export default {
  title: 'MessageBox Lab',
  tagline: 'Every published number, with the experiment running beside it',
  url: process.env.SITE_URL ?? 'http://localhost:3000',
  baseUrl,
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  favicon: 'img/logo.svg',
  customFields: { documents },
  staticDirectories: ['static', 'generated/static'],
  future: { v4: true, faster: true },
  markdown: { parseFrontMatter },
  clientModules: [
    './src/arrival/chunks.ts',
    './src/address/page/onBrokenFragment.ts',
    './src/components/loadOnIntent.ts',
    './src/components/translation/onTranslated.ts',
    './src/components/glossary/onTerm.ts',
    './src/components/explore/onKeep.ts',
  ],
  plugins: [bundling, everyHead, namedPackages, lowerCaseAddresses, searchIndex],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          editUrl: ({ docPath }) => editUrl(docPath),
          remarkPlugins: [remarkMath, glossaryTerms],
          // MathML alone: browsers set it without a style sheet or fonts
          rehypePlugins: [[rehypeKatex, { output: 'mathml' }], formulaStops, tableNames],
        },
        blog: false,
        theme: {
          customCss: [
            'tokens',
            'base',
            'shell',
            'content',
            'controls',
            'cards',
            'contrast',
            'missing-files',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
        sitemap: { changefreq: null, priority: null, ignorePatterns: ['/search', '/404.html'] },
      },
    ],
  ],
  themeConfig: {
    // Code is not coloured; the theme that comes along would be in every page's first load.
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
    metadata: [{ name: 'description', content: description }],
    image: 'img/social.png',
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: 'MessageBox Lab',
      logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 20 },
      items: parts,
    },
  },
};
