import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswering } from '../../../src/system/answering';
import type { System } from '../../../src/system/document';
import { createSystemModule } from '../../../src/system/module';
import type { QuestionCommand, QuestionEvent } from '../../../src/system/questions';

const FILE = 'src/system/generated/messagebox_system.wasm';
const DRAWN: System = {
  users: 8,
  stations: [{ name: 'db', kind: 'processors', count: 2, demandMs: 9 }],
};
const LEVELS = [1, 2, 4, 8, 16].map((users) => ({
  users,
  throughputPerSecond: Math.min(users * 100, 220),
  responseMs: { mean: Math.max(10, users / 0.22) },
}));

/** Workers without threads: what they are told is answered a turn later. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: MessageEvent<QuestionEvent>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isEnded = false;
  private readonly answer = createAnswering(
    (data) => this.onmessage?.({ data } as MessageEvent<QuestionEvent>),
    () => {},
  );
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(command: QuestionCommand) {
    setTimeout(() => this.isEnded || this.answer(structuredClone(command)));
  }
  terminate() {
    this.isEnded = true;
  }
}

const arrived = async () => new Response(readFileSync(FILE));
const fetched = vi.fn<() => Promise<Response>>();

async function client() {
  const { systemClient } = await import('../../../src/system/client');
  return systemClient();
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.started = [];
  fetched.mockReset().mockImplementation(arrived);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page that asks about a system', () => {
  it('is told what the module says, which is fetched once', async () => {
    const [asked, module] = [await client(), await createSystemModule(readFileSync(FILE))];
    const [checked, bounds, means, fit] = await Promise.all([
      asked.check(DRAWN),
      asked.bounds(DRAWN),
      asked.mva(DRAWN),
      asked.fit({ levels: LEVELS }),
    ]);
    expect(checked).toEqual({ document: module.check(DRAWN) });
    expect(bounds).toEqual(module.bounds(DRAWN));
    expect(means).toEqual(module.mva(DRAWN));
    expect(fit).toEqual(module.fit({ levels: LEVELS }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is told what is wrong with a description, by field', async () => {
    const asked = await client();
    const wrong: System = { ...DRAWN, users: 0 };
    expect(await asked.check(wrong)).toEqual({
      refusals: [expect.objectContaining({ field: 'users', value: '0' })],
    });
    await expect(asked.bounds(wrong)).rejects.toMatchObject({
      name: 'RefusedSystemError',
      refusals: [{ field: 'users' }],
    });
  });

  it('reads files of a load test', async () => {
    const asked = await client();
    const text = 'users,throughputPerSecond,responseMeanMs\n2,20,50\n4,38,60\n';
    const { levels } = await asked.read([{ name: 'levels.csv', text }], {}, 50);
    expect(levels.map(({ users, thinkMs }) => [users, thinkMs])).toEqual([
      [2, 50],
      [4, 50],
    ]);
  });

  it('can stop a reading, which ends at once and holds up nothing else', async () => {
    const asked = await client();
    const stop = new AbortController();
    const files = [{ name: 'levels.csv', text: 'users,throughputPerSecond\n2,20\n' }];
    const reading = asked.read(files, {}, undefined, stop.signal);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect((await asked.read(files, {})).levels).toHaveLength(1);
    expect(await asked.check(DRAWN)).toHaveProperty('document');
  });

  it('gets the newest fit, and is told that an older one was given up', async () => {
    const asked = await client();
    const older = asked.fit({ levels: LEVELS });
    const newer = asked.fit({ levels: LEVELS.slice(0, 4) });
    await expect(older).rejects.toMatchObject({ name: 'AbortError' });
    expect((await newer).limit).not.toBeNull();
    const after = await asked.fit({ levels: LEVELS });
    expect(after.explanations.length).toBeGreaterThan(0);
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('says that the module did not arrive, and tries again when asked again', async () => {
    const asked = await client();
    fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    await expect(asked.check(DRAWN)).rejects.toMatchObject({
      message: expect.stringMatching(/^The file messagebox_system\.wasm did not arrive .*503\./),
    });
    fetched.mockImplementationOnce(async () => new Response('not it'));
    await expect(asked.check(DRAWN)).rejects.toMatchObject({
      message: expect.stringMatching(/arrived incomplete/),
    });
    expect(await asked.check(DRAWN)).toHaveProperty('document');
  });

  it('says so where a worker dies, and starts another for the next question', async () => {
    const asked = await client();
    await asked.check(DRAWN);
    const lost = asked.mva(DRAWN);
    FakeWorker.started[0]?.onerror?.(new Event('error') as ErrorEvent);
    await expect(lost).rejects.toMatchObject({ message: expect.stringMatching(/broke down/) });
    expect(await asked.check(DRAWN)).toHaveProperty('document');
  });
});
