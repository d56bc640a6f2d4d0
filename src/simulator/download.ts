import { UnavailableError } from './unavailable';

type Fetch = typeof globalThis.fetch;

const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? url;

/** A file that did not arrive, in words for the reader. */
export class DownloadError extends UnavailableError {
  constructor(url: string, why: string) {
    super(
      `The file ${nameOf(url)} did not arrive from ${new URL(url).host}: ${why}. ` +
        'Nothing else is needed than files of this site; a filter, a lost connection or a missing file can be the reason.',
    );
    this.name = 'DownloadError';
  }
}

const urlOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/** A `fetch` that tells how many bytes came, unpacked, and refuses what did not come whole. */
export function countingFetch(
  fetch: Fetch,
  count: (url: string, bytes: number) => void,
  fail: (error: DownloadError) => void = () => {},
): Fetch {
  const refuse = (url: string, why: string): never => {
    const error = new DownloadError(url, why);
    fail(error);
    throw error;
  };
  return async (input, init) => {
    const url = urlOf(input);
    const response = await fetch(input, init).catch(() => refuse(url, 'the request failed'));
    if (!response.ok) return refuse(url, `the answer was HTTP status ${response.status}`);
    if (response.body === null) return response;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(url, chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
}

/** The bytes of a file; rejects with `DownloadError` where they do not all come. */
export async function downloadBytes(fetch: Fetch, url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  return response.arrayBuffer().catch(() => {
    throw new DownloadError(url, 'the connection broke off');
  });
}
