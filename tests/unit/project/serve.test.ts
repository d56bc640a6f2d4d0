import { describe, expect, it } from 'vitest';
import { meantAddress } from '../../../scripts/serve.mjs';

const LAB = '/low-latency/test-case-20';

describe('what an address means to the server of the built site', () => {
  it.each([
    [`${LAB}?config=B`, `${LAB}?config=B`],
    [`${LAB}/?config=B&a=%2F`, `${LAB}?config=B&a=%2F`],
    [`${LAB}//?config=B`, `${LAB}?config=B`],
    [`${LAB}.html?config=B`, `${LAB}?config=B`],
    [`${LAB}.html/?config=B`, `${LAB}?config=B`],
    ['/explore/compare/?a=x/?b.html', '/explore/compare?a=x/?b.html'],
    ['/start/index.html?x=1', '/start?x=1'],
    ['/index.html?x=1', '/?x=1'],
    ['/?x=1', '/?x=1'],
    ['/assets/js/main.12.js', '/assets/js/main.12.js'],
  ])('%s is %s', (address, meant) => expect(meantAddress(address, '/')).toBe(meant));

  it('leads to no other host', () => {
    expect(meantAddress('//elsewhere.example/?a', '/')).toBe('/elsewhere.example?a');
  });

  it.each([
    ['/lab?x=1', '/lab/?x=1'],
    ['/lab/', '/lab/'],
    ['/?x=1', '/lab/?x=1'],
    ['/laboratory?x=1', '/lab/?x=1'],
    [`/lab${LAB}/?x=1`, `/lab${LAB}?x=1`],
  ])('%s is %s where the site is in a folder', (address, meant) =>
    expect(meantAddress(address, '/lab/')).toBe(meant),
  );
});
