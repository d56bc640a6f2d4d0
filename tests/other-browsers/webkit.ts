import { find } from './find';
import type { Key, Reader, Start } from './reader';
import { startDriver } from './webDriver';

const PATIENCE_MS = 120_000; // on a busy machine

/** Keys as WebDriver writes them. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
};

/** The body of an asynchronous script: it hands on what a function gives, or the error that it throws. */
const called = (what: (...args: never[]) => unknown) => `
  const args = [...arguments];
  const done = args.pop();
  Promise.resolve()
    .then(() => (${what})(...args))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** WebKitGTK in the browser that it brings for tests, by WebDriver; needs a display. */
export async function startWebKit(
  { driver, browser }: { driver: string; browser: string },
  { baseUrl, home }: Start,
): Promise<Reader> {
  const { request, stop } = await startDriver(driver, {
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_RUNTIME_DIR: home,
    NO_AT_BRIDGE: '1',
  });
  let session = '';
  const command = (path: string, body: object) => request('POST', `${session}/${path}`, body);

  async function leave() {
    if (session !== '') await request('DELETE', session);
    session = '';
  }

  async function run(what: (...args: never[]) => unknown, args: readonly unknown[]) {
    const outcome = await command('execute/async', { script: called(what), args });
    const { value, error } = outcome as { value: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  return {
    async begin() {
      await leave();
      const { sessionId } = (await request('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            timeouts: { script: PATIENCE_MS, pageLoad: PATIENCE_MS },
            'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
          },
        },
      })) as { sessionId: string };
      session = `/session/${sessionId}`;
      await command('window/rect', { width: 1280, height: 900 });
    },
    async goTo(address) {
      await command('url', { url: new URL(address, baseUrl).href });
    },
    async reload() {
      await command('refresh', {});
    },
    evaluate: (what, ...args) => run(what as never, args) as Promise<never>,
    async click(target) {
      const element = await run(find as never, [target]);
      if (element === null) throw new Error(`Not on the page: ${JSON.stringify(target)}`);
      await command(`element/${Object.values(element as object)[0]}/click`, {});
    },
    async press(key) {
      const value = KEYS[key as Key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async end() {
      await leave();
      stop();
    },
  };
}
