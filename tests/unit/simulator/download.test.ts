import { describe, expect, it } from 'vitest';
import { countingFetch, type DownloadError, downloadBytes } from '../../../src/simulator/download';

const URL_ = 'http://site/python/stdlib.zip?v=1';

function create(answer: () => Promise<Response>) {
  const counted: number[] = [];
  const failures: DownloadError[] = [];
  const fetch = countingFetch(
    answer,
    (_url, bytes) => counted.push(bytes),
    (error) => failures.push(error),
  );
  return { fetch, counted, failures };
}

describe('countingFetch', () => {
  it('counts what is read and leaves the answer as it is', async () => {
    const { fetch, counted } = create(async () => new Response('twelve bytes', { status: 200 }));
    const response = await fetch(URL_);
    expect(await response.text()).toBe('twelve bytes');
    expect(counted.reduce((sum, bytes) => sum + bytes, 0)).toBe(12);
  });

  it.each([
    ['an answer that is none', async () => new Response('', { status: 503 }), 'HTTP status 503'],
    ['a request that fails', async () => Promise.reject(new TypeError()), 'the request failed'],
  ])('names the file and the reason of %s', async (_what, answer, reason) => {
    const { fetch, failures } = create(answer);
    await expect(fetch(URL_)).rejects.toThrow(/stdlib\.zip did not arrive from site/);
    expect(failures[0]?.message).toContain(reason);
  });
});

describe('downloadBytes', () => {
  it('names the file where the connection breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) });
    await expect(downloadBytes(async () => new Response(body), URL_)).rejects.toThrow(
      'stdlib.zip did not arrive from site: the connection broke off',
    );
  });
});
