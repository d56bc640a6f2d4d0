import { expect, it } from 'vitest';
import config from '../../../docusaurus.config.js';
import sidebars from '../../../sidebars.js';

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
