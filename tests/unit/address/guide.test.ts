import { describe, expect, it } from 'vitest';
import { asksSomething } from '../../../src/address/asksSomething';
import { isForeignKey } from '../../../src/address/foreignKeys';
import { guideIn, isGuideKey, withGuide, withoutGuide } from '../../../src/address/guide';

describe('the guide of an address', () => {
  it('is a tour or a challenge, the tour first', () => {
    expect(guideIn('?a=1&tour=300ms.3')).toEqual({ key: 'tour', given: '300ms.3' });
    expect(guideIn('?challenge=day')).toEqual({ key: 'challenge', given: 'day' });
    expect(guideIn('?challenge=day&tour=')).toEqual({ key: 'tour', given: '' });
    expect(guideIn('?a=1')).toBeNull();
    expect(['tour', 'challenge', 'config'].map(isGuideKey)).toEqual([true, true, false]);
  });

  it.each([
    ['?a=1&tour=x.1&b=2&challenge=day', '?a=1&b=2'],
    ['?tour=x.1', ''],
    ['', ''],
  ])('can be taken from %s, which leaves the rest', (search, rest) => {
    expect(withoutGuide(search)).toBe(rest);
    expect(withGuide(search, null)).toBe(rest);
  });

  it('takes the place of any other', () => {
    const day = { key: 'challenge', given: 'day' } as const;
    expect(withGuide('?tour=x.1&a=1', day)).toBe('?a=1&challenge=day');
    expect(withGuide('', day)).toBe('?challenge=day');
  });
});

describe('keys of others', () => {
  it.each([
    ...['_ga', '_hsenc', 'utm_source', 'mtm_campaign', 'pk_kwd', 'docusaurus-theme', 'mc_cid'],
    ...['gclid', 'fbclid', 'msclkid', 'trk', 'ref', 'referrer', 'ScCid', 'amp', 's_kwcid'],
  ])('%s asks nothing of a page', (key) => {
    expect(isForeignKey(key)).toBe(true);
    expect(asksSomething(new URLSearchParams({ [key]: '1' }))).toBe(false);
  });

  it.each(['config', 'utm', 'reference', 'my_utm_source', 'xgclid', 'gclids', '__proto__'])(
    '%s does',
    (key) => {
      expect(isForeignKey(key)).toBe(false);
      expect(asksSomething(new URLSearchParams(`utm_a=1&${key}=1`))).toBe(true);
    },
  );
});
