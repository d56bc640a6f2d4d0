/** A request that would leave the site, in words for the reader who wrote or pasted the program. */
export class OutsideError extends Error {
  constructor(what: string) {
    super(
      `${what}. A program here may load files of this site, with fetch or XMLHttpRequest, and nothing from elsewhere: ` +
        'what you paste cannot send anything away.',
    );
    this.name = 'OutsideError';
  }
}

/** Ways out of a worker that no program of this site needs. */
const CLOSED = [
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'Worker',
  'SharedWorker',
];

/** The part of a worker's global scope through which requests leave. */
export interface NetworkScope {
  fetch: typeof globalThis.fetch;
  XMLHttpRequest?: { prototype: { open: (...args: never[]) => void } };
  Cache?: { prototype: object };
}

/** The absolute address of a request where it stays on the site; throws `OutsideError` where it does not. */
export function siteAddress(address: string, origin: string): string {
  const { href, protocol, origin: asked } = new URL(address, origin);
  if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:')
    throw new OutsideError(`The address ${href} lies outside ${origin}`);
  return href;
}

/**
 * Closes every way by which a program could send a request to another site. The policy of the page
 * holds for the worker too; this names the reason to the reader and holds in browsers that do not
 * hand the policy on.
 */
export function keepToSite(scope: NetworkScope, origin: string): void {
  const { fetch, XMLHttpRequest, Cache } = scope;
  scope.fetch = (input, init) => {
    const address = siteAddress(input instanceof Request ? input.url : String(input), origin);
    return fetch.call(scope, input instanceof Request ? input : address, init);
  };
  if (XMLHttpRequest) {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (
      this: unknown,
      ...[method, address, ...rest]: unknown[]
    ) {
      return Reflect.apply(open, this, [method, siteAddress(String(address), origin), ...rest]);
    };
  }
  const close = (holder: object, name: string) => {
    if (!(name in holder)) return;
    // A function with a body of its own: it may be called with `new`.
    const value = function closed(): never {
      throw new OutsideError(`${name} is closed to programs`);
    };
    Object.defineProperty(holder, name, { value, configurable: false, writable: false });
  };
  for (const name of CLOSED) close(scope, name);
  if (Cache) for (const name of ['add', 'addAll']) close(Cache.prototype, name);
}
