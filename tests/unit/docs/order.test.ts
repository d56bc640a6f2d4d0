import { expect, it } from 'vitest';
import config from '../../../docusaurus.config.js';
import { pages } from '../../../scripts/replay/linkedExperiments';
import sidebars from '../../../sidebars.js';

const titleOf = (text: string) => /^title: '?(.+?)'?$/m.exec(text)?.[1] ?? '';

it('Next leads from the start through the course to the studies, and from there to what they rest on', () => {
  const sections = sidebars.site.flatMap((item) =>
    typeof item === 'string' || 'collapsed' in item ? [] : [item.label ?? item.value],
  );
  expect(sections).toEqual([
    'Start',
    'Course',
    'Studies',
    'Evidence',
    'Model',
    'Python',
    'Reference',
  ]);
});

it('the header begins with the start and the course', () => {
  const labels = config.themeConfig.navbar.items.map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['Start', 'Course', 'Studies']);
});

it('each page has a title of its own, which says more than its label in the sidebar', () => {
  const titles = pages.map(({ text }) => titleOf(text));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => title.split(' ').length < 3)).toEqual([]);
});

it('Next names a page by its title', async () => {
  const parsed = (frontMatter: object) =>
    config.markdown.parseFrontMatter({
      filePath: 'docs/capacity/overview.mdx',
      fileContent: '',
      defaultParseFrontMatter: async () => ({ frontMatter, content: 'A text.' }),
    });
  expect(await parsed({ title: 'How much', sidebar_label: 'Overview' })).toEqual({
    content: 'A text.',
    frontMatter: { title: 'How much', sidebar_label: 'Overview', pagination_label: 'How much' },
  });
  expect(await parsed({ title: 'How much', pagination_label: 'Capacity' })).toMatchObject({
    frontMatter: { pagination_label: 'Capacity' },
  });
});
