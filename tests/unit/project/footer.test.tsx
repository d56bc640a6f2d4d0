import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Footer from '../../../src/theme/Footer';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

it('every page shows the version of the site, and leads to what it means', () => {
  const footer = renderToStaticMarkup(<Footer />);
  const [, page, anchor] = /href="\/([^"#]*)#([^"]*)">Version ([^<]*)</.exec(footer) ?? [];
  expect(footer).toContain(`>Version ${version}<`);
  const headings = readFileSync(`docs/${page}.mdx`, 'utf8').match(/^## .*$/gm) ?? [];
  const anchors = headings.map((heading) => heading.slice(3).toLowerCase().replaceAll(' ', '-'));
  expect(anchors).toContain(anchor);
});
