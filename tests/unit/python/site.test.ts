import { describe, expect, it, vi } from 'vitest';
import { keepToSite, type NetworkScope, OutsideError, siteAddress } from '../../../src/python/site';

const ORIGIN = 'https://lab.example';

/** A worker's ways out, which note what leaves through them. */
function createScope() {
  const left: string[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    left.push(input instanceof Request ? input.url : String(input));
    return new Response('');
  });
  class XMLHttpRequest {
    open(_method: string, address: string) {
      left.push(address);
    }
  }
  class WebSocket {
    constructor(address: string) {
      left.push(address);
    }
  }
  class Cache {
    add(address: string) {
      left.push(address);
    }
  }
  const scope = { fetch, XMLHttpRequest, WebSocket, Cache };
  keepToSite(scope as unknown as NetworkScope, ORIGIN);
  return { scope, left };
}

describe('keepToSite', () => {
  it.each([
    'https://elsewhere.example/?secret',
    '//elsewhere.example/',
    'http://lab.example/',
    'https://lab.example:444/',
    'https://lab.example@elsewhere.example/',
    'ftp://lab.example/',
  ])('lets no request to %s leave, and names the address', (address) => {
    const { scope, left } = createScope();
    const { href } = new URL(address, ORIGIN);
    expect(() => scope.fetch(address)).toThrow(`The address ${href} lies outside ${ORIGIN}`);
    expect(() => scope.fetch(new URL(address, ORIGIN))).toThrow(OutsideError);
    expect(() => new scope.XMLHttpRequest().open('GET', address)).toThrow(OutsideError);
    expect(() => new scope.WebSocket(address)).toThrow('WebSocket is closed to programs');
    expect(() => new scope.Cache().add(address)).toThrow(OutsideError);
    expect(left).toEqual([]);
  });

  it('reads the address of a request that is made already', () => {
    const { scope, left } = createScope();
    expect(() => scope.fetch(new Request('https://elsewhere.example/'))).toThrow(OutsideError);
    expect(left).toEqual([]);
  });

  it('lets a program load files of the site', async () => {
    const { scope, left } = createScope();
    await scope.fetch('/data/cells.csv');
    await scope.fetch(new Request(`${ORIGIN}/data/a.json`));
    new scope.XMLHttpRequest().open('GET', 'data/b.json');
    expect(left).toEqual([
      `${ORIGIN}/data/cells.csv`,
      `${ORIGIN}/data/a.json`,
      `${ORIGIN}/data/b.json`,
    ]);
  });

  it('keeps what leaves nothing: data and blobs', () => {
    expect(siteAddress('data:text/plain,x', ORIGIN)).toBe('data:text/plain,x');
    expect(siteAddress(`blob:${ORIGIN}/1`, ORIGIN)).toBe(`blob:${ORIGIN}/1`);
  });
});
