import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface DevContainer {
  features: Record<string, Record<string, string>>;
  postCreateCommand: string;
}

const container = JSON.parse(read('.devcontainer/devcontainer.json')) as DevContainer;
const optionsOf = (name: string) =>
  Object.entries(container.features).find(([feature]) => feature.includes(`/${name}:`))?.[1];

/** The strings that a key of rust-toolchain.toml has, in order of the alphabet. */
function pinned(key: string): string[] {
  const [, value = ''] = new RegExp(`^${key} = (.*)$`, 'm').exec(read('rust-toolchain.toml')) ?? [];
  return [...value.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '').sort();
}

describe('the dev container', () => {
  it('has the Node of .nvmrc', () => {
    expect(optionsOf('node')?.version).toBe(read('.nvmrc').trim());
  });

  it('has the Rust of rust-toolchain.toml, with all that is pinned beside it', () => {
    const { version, profile, components, targets } = optionsOf('rust') ?? {};
    expect({
      channel: [version],
      profile: [profile],
      components: components?.split(',').sort(),
      targets: targets?.split(',').sort(),
    }).toEqual({
      channel: pinned('channel'),
      profile: pinned('profile'),
      components: pinned('components'),
      targets: pinned('targets'),
    });
  });

  it('has Python, and prepares the clone and a browser', () => {
    expect(optionsOf('python')).toBeDefined();
    const [script] = /scripts\/[\w-]+\.mjs/.exec(container.postCreateCommand) ?? [];
    expect(existsSync(path.join(ROOT, script ?? 'missing'))).toBe(true);
    expect(container.postCreateCommand).toContain('playwright install --with-deps chromium');
  });
});
