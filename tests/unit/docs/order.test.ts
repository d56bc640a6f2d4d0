import { expect, it } from 'vitest';
import config from '../../../docusaurus.config.js';
import { pages } from '../../../scripts/replay/linkedExperiments';
import sidebars from '../../../sidebars.js';
import { PARTS } from '../../../src/components/parts';
import { CHAPTERS, pathOf } from '../../../src/course/chapters/list';

const titleOf = (text: string) => /^title: '?(.+?)'?$/m.exec(text)?.[1] ?? '';

type Item =
  | string
  | { type: 'link'; label: string }
  | { type: 'doc'; id: string; label: string }
  | {
      type: 'category';
      label: string;
      collapsed?: boolean;
      link?: { id: string };
      items: readonly Item[];
    };

const menus = sidebars as unknown as Readonly<Record<string, readonly Item[]>>;

/** The pages of a menu in the order in which Next leads through them. */
const pagesOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.type === 'link') return [];
    if (item.type === 'doc') return [item.id];
    return [...(item.link ? [item.link.id] : []), ...pagesOf(item.items)];
  });

/** What is seen of a menu before anything of it is opened, headings left out. */
const seenOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => {
    if (typeof item === 'string' || item.type !== 'category') return sum + 1;
    return sum + (item.collapsed ? 1 : seenOf(item.items));
  }, 0);

it('there is a menu for each part of the site, and each page is in one of them', () => {
  expect(Object.keys(menus)).toEqual(PARTS.map(({ id }) => id));
  const listed = Object.values(menus).flatMap(pagesOf);
  expect(listed.sort()).toEqual(pages.map(({ file }) => file.replace('.mdx', '')).sort());
});

it('a menu shows less than thirty entries before anything is opened', () => {
  for (const [part, items] of Object.entries(menus)) expect(seenOf(items), part).toBeLessThan(30);
});

it('the header names the part that the menu of a page belongs to, and no other', () => {
  const slugOf = (id: string) =>
    /^slug: (.+)$/m.exec(pages.find(({ file }) => file === `${id}.mdx`)?.text ?? '')?.[1] ??
    `/${id}`;
  const items = config.themeConfig.navbar.items;
  for (const [part, entries] of Object.entries(menus)) {
    const { label } = PARTS.find(({ id }) => id === part) ?? {};
    for (const id of pagesOf(entries)) {
      const lit = items.filter(({ activeBaseRegex }) =>
        new RegExp(activeBaseRegex).test(slugOf(id)),
      );
      expect(
        lit.map((item) => item.label),
        id,
      ).toEqual([label]);
    }
  }
  for (const path of ['/', '/search', '/no-such-page'])
    expect(items.filter(({ activeBaseRegex }) => new RegExp(activeBaseRegex).test(path))).toEqual(
      [],
    );
});

it('Next leads from the start through the course to the tours, and then to what teachers need', () => {
  const order = pagesOf(menus.learn ?? []);
  const chapters = CHAPTERS.map((chapter) => pathOf(chapter).slice(1));
  const first = order.indexOf('concepts/overview');
  expect(order[0]).toBe('start/overview');
  expect(order.slice(first + 1, first + 1 + chapters.length)).toEqual(chapters);
  expect(order[first + 1 + chapters.length]).toBe('concepts/messagebox');
  expect(order.indexOf('start/tours')).toBeGreaterThan(order.indexOf('concepts/body-tracking'));
  expect(order.indexOf('teaching/overview')).toBeGreaterThan(order.indexOf('start/ten-questions'));
});

it('Next leads through the test cases by number, then to questions, other labs and the own system', () => {
  const order = pagesOf(menus.lab ?? []);
  const numbers = order.flatMap((id) => {
    const [, number] = /\/test-case-(\d+)$/.exec(id) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  const steps = [
    'low-latency/test-case-21',
    'explore/overview',
    'capacity/lab',
    'your-system/overview',
  ];
  const places = [...steps, 'python/overview'].map((id) => order.indexOf(id));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('chapters are numbered in the menu', () => {
  const items = (menus.learn ?? []).flatMap((item) =>
    typeof item === 'object' && item.type === 'category' && item.label === 'Course'
      ? item.items
      : [],
  );
  expect(items.slice(1, 1 + CHAPTERS.length)).toMatchObject(
    CHAPTERS.map(({ name }, index) => ({ label: `${index + 1} ${name}` })),
  );
});

it.each(CHAPTERS)('$name has its label and its place from the order of the chapters', ({ id }) => {
  const page = pages.find(({ file }) => file === `concepts/${id}.mdx`);
  expect(page?.text).toMatch(/^title:/m);
  expect(page?.text).not.toMatch(/^sidebar_(label|position):/m);
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
