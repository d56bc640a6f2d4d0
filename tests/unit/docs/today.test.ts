import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../../../src/your-system/templates/today/starts';

const pageOf = (id: string): string => {
  const found = [`docs/concepts/${id}.mdx`, `docs/${id}/overview.mdx`].find(existsSync);
  if (found === undefined) throw new Error(`${id} has no page`);
  return readFileSync(found, 'utf8');
};

describe('the section on today', () => {
  it.each(TODAY)(
    'stands on the page of $of, with three sentences and its own experiment',
    ({ of }) => {
      const page = pageOf(of);
      const section = page.split('\n## Today\n')[1]?.split('\n## ')[0]?.trim() ?? '';
      const [opening, text = '', closing, ...more] = section.split('\n\n');
      expect(text.match(/[^.?!]+[.?!](?=\s|$)/g)).toHaveLength(3);
      expect([opening, closing, ...more]).toEqual(['<Today of={today}>', '</Today>']);
      expect(page).toContain(`from '@site/generated/your-system/today/${of}.json'`);
    },
  );
});
