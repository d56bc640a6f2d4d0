import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Hero } from '../../../src/components/start/Hero';
import { Studies } from '../../../src/components/start/Studies';
import { Trust } from '../../../src/components/start/Trust';

const html = renderToStaticMarkup(
  <>
    <Hero />
    <Studies />
    <Trust />
  </>,
);

describe('the start page', () => {
  it('says for whom it is before anything can be pressed', () => {
    const [before = ''] = html.split('class="button');
    for (const reader of ['architects', 'performance engineers', 'teachers'])
      expect(before).toContain(reader);
  });

  it('leads to the story of one message by its first button', () => {
    expect(/<a class="button[^>]*href="([^"]+)"/.exec(html)?.[1]).toBe('/start/one-message');
  });

  it('needs no word of the trade to say how far to trust it', () => {
    const text = html.replace(/<[^>]+>/g, ' ');
    expect(text).not.toMatch(/\b(held[ -]out|in sample|ledger|errata)\b/i);
  });
});
