import { expect, it } from 'vitest';
import config from '../../../docusaurus.config.js';
import { pages } from '../../../scripts/replay/linkedExperiments';
import sidebars from '../../../sidebars.js';
import { CHAPTERS, pathOf } from '../../../src/course/chapters/list';

const titleOf = (text: string) => /^title: '?(.+?)'?$/m.exec(text)?.[1] ?? '';

it('Next leads from the start through the course and the tours to the studies, and from there to what they rest on', () => {
  const sections = sidebars.site.flatMap((item) =>
    typeof item === 'string' || 'collapsed' in item ? [] : [item.label ?? item.value],
  );
  expect(sections).toEqual([
    'Start',
    'Course',
    'Tours',
    'Studies',
    'Explore',
    'Your system',
    'Evidence',
    'Model',
    'Python',
    'Reference',
    'For teachers',
  ]);
});

it('Next leads from chapter to chapter, and only then to the words of the studies', () => {
  const course = sidebars.site.find((item) => typeof item === 'object' && item.label === 'Course');
  const [overview, ...rest] = course.items;
  expect(overview).toBe('concepts/overview');
  expect(rest.slice(0, CHAPTERS.length)).toMatchObject(
    CHAPTERS.map((chapter, index) => ({
      id: pathOf(chapter).slice(1),
      label: `${index + 1} ${chapter.name}`,
    })),
  );
  expect(rest[CHAPTERS.length]).toMatchObject({ value: 'Words of the studies' });
  expect(rest[CHAPTERS.length + 1]).toBe('concepts/messagebox');
});

it.each(CHAPTERS)('$name has its label and its place from the order of the chapters', ({ id }) => {
  const page = pages.find(({ file }) => file === `concepts/${id}.mdx`);
  expect(page?.text).toMatch(/^title:/m);
  expect(page?.text).not.toMatch(/^sidebar_(label|position):/m);
});

it('the header begins with the start and the course', () => {
  const items = config.themeConfig.navbar.items.map(({ label, to }) => [label, to]);
  expect(items.slice(0, 3)).toEqual([
    ['Start here', '/start'],
    ['Course', '/concepts'],
    ['Studies', '/studies'],
  ]);
});

it('each page has a title of its own, which says more than its label in the sidebar', () => {
  const titles = pages.map(({ text }) => titleOf(text));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => title.split(' ').length < 3)).toEqual([]);
});

it('no label of the sidebar is a word that could stand anywhere', () => {
  const labels = pages.map(({ text }) => /^sidebar_label: '?(.+?)'?$/m.exec(text)?.[1] ?? '');
  expect(labels.filter((label) => /^(Laws|Other|Means and machines|Misc.*)$/.test(label))).toEqual(
    [],
  );
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
