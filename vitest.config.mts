import { fileURLToPath } from 'node:url';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { defineConfig, type Plugin } from 'vitest/config';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Makes modules of pages, as the site's build does. */
const mdx: Plugin = {
  name: 'mdx',
  enforce: 'pre',
  async transform(page, id) {
    if (!id.endsWith('.mdx')) return null;
    const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkMath];
    const [, title = ''] = /^title: '(.*)'$/m.exec(page) ?? [];
    const frontMatter = `const frontMatter = ${JSON.stringify({ title })};`;
    return { code: `${await compile(page, { remarkPlugins })}\n${frontMatter}`, map: null };
  },
};

const exclude = ['tests/browser/**', 'node_modules/**'];

export default defineConfig({
  plugins: [mdx],
  resolve: {
    alias: {
      '@site': at('.'),
      ...Object.fromEntries(
        ['Link.tsx', 'router.ts', 'useBaseUrl.ts', 'useBrokenLinks.ts'].map((file) => [
          `@docusaurus/${file.split('.')[0]}`,
          at(`tests/unit/docusaurus/${file}`),
        ]),
      ),
    },
  },
  test: {
    testTimeout: 120_000,
    maxWorkers: '100%', // by default one core is left idle, which of two is half
    setupFiles: ['tests/support/drawn.ts'],
    projects: [
      // Plain functions leave nothing behind: their files share modules, which takes a third of the time.
      {
        extends: true,
        test: { name: 'functions', include: ['{tests,src}/**/*.test.ts'], exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{tests,src}/**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/support/importsSettled.ts', 'tests/support/patience.ts'],
        },
      },
    ],
  },
});
