import { describe, expect, it } from 'vitest';
import { browserInstallations } from '../../../scripts/ensure-browser.mjs';
import { installOutside } from '../../../scripts/outside.mjs';
import {
  ensureSystemBrowsers,
  type findSystemBrowsers,
} from '../../../scripts/system-browsers.mjs';

const installation = {
  what: 'a browser',
  why: 'none was found',
  commands: [['first', '-y'], ['second']],
  instead: 'name one in CHROMIUM_PATH',
};

/** What an installation says and runs, in order; commands whose name is in `failing` fail. */
function trace(env: Record<string, string>, failing: string[] = []) {
  const steps: string[] = [];
  const done = installOutside(installation, {
    env,
    say: (text: string) => steps.push(text),
    run: ([command]: string[]) => {
      steps.push(`run ${command}`);
      return !failing.includes(command ?? '');
    },
  });
  return { steps, done };
}

describe('an installation outside the folder of the project', () => {
  it('says what, why, how and how to avoid it before it begins', () => {
    const { steps, done } = trace({});
    expect(done).toBe(true);
    expect(steps.slice(1)).toEqual(['run first', 'run second']);
    for (const part of ['a browser', 'none was found', 'first -y', 'second', 'CHROMIUM_PATH']) {
      expect(steps[0]).toContain(part);
    }
    expect(steps[0]).toContain('NO_SYSTEM_INSTALL=1');
  });

  it('does nothing where it is forbidden, and says so', () => {
    const { steps, done } = trace({ NO_SYSTEM_INSTALL: '1' });
    expect(done).toBe(false);
    expect(steps).toEqual(['NO_SYSTEM_INSTALL is set, so this is not installed: a browser']);
  });

  it('stops at the first command that fails', () => {
    const { steps, done } = trace({}, ['first']);
    expect(done).toBe(false);
    expect(steps.slice(1)).toEqual(['run first']);
  });
});

describe('the browser of the tests', () => {
  const commands = (as: { isRoot: boolean; hasApt: boolean }) =>
    browserInstallations(as).flatMap(({ commands }) =>
      commands.map((one: string[]) => one.join(' ')),
    );

  it('changes the system for root alone', () => {
    for (const hasApt of [true, false]) {
      const [only, ...others] = commands({ isRoot: false, hasApt });
      expect(only).toMatch(/playwright\/test\/cli\.js install chromium$/);
      expect(others).toEqual([]);
    }
  });

  it('comes from the packages of the system first, for root', () => {
    expect(commands({ isRoot: true, hasApt: true })).toEqual([
      'apt-get update',
      'apt-get install -y chromium-headless-shell',
      'apt-get install -y chromium',
      expect.stringMatching(/install --with-deps chromium$/),
    ]);
  });
});

describe('the other browsers of the tests', () => {
  type Programs = ReturnType<typeof findSystemBrowsers>;
  const all: Programs = { firefox: 'a', webKitDriver: 'b', miniBrowser: 'c', display: 'd' };
  const some: Programs = { ...all, miniBrowser: undefined, display: undefined };

  /** What is found at first and after an installation, and what came of it. */
  function ensured(first: Programs, mayInstall: boolean, after = first) {
    const ran: string[] = [];
    const said: string[] = [];
    const found = ensureSystemBrowsers({
      find: () => (ran.length > 0 ? after : first),
      mayInstall,
      install: ({ commands }: typeof installation) => {
        ran.push(...commands.map((one) => one.join(' ')));
        return true;
      },
      say: (text: string) => said.push(text),
    });
    return { found, ran, said };
  }

  it('are taken where they are', () => {
    expect(ensured(all, true)).toEqual({ found: all, ran: [], said: [] });
  });

  it('are installed where one is missing and that may be done', () => {
    const { found, ran, said } = ensured(some, true, all);
    expect(found).toEqual(all);
    expect(ran.at(-1)).toMatch(/^apt-get install .*firefox-esr.*webkit2gtk-driver.*xvfb/);
    expect(said).toEqual([]);
  });

  it('are named with their packages where they stay missing', () => {
    for (const mayInstall of [true, false]) {
      const { found, ran, said } = ensured(some, mayInstall);
      expect(found).toBeUndefined();
      expect(ran.length > 0).toBe(mayInstall);
      for (const part of ['miniBrowser, display;', 'firefox-esr', 'webkit2gtk-driver', 'xvfb']) {
        expect(said.join()).toContain(part);
      }
    }
  });
});
