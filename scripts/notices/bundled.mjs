// Compares the packages of npm in the built scripts with those that the notices name: a build with others fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from './packages.mjs';

export const SHIPPED = join('scripts', 'notices', 'shipped.json');

/** The files of modules, also of those that were joined into one. */
function filesOf(modules) {
  return [...modules].flatMap((module) => {
    const own = module.nameForCondition?.() ?? module.resource;
    return [...(own ? [own] : []), ...filesOf(module.modules ?? [])];
  });
}

/** What a list of shipped packages lacks, and what it names in vain, as a message; null where it is right. */
export function difference(found, listed) {
  const missing = [...found].filter((name) => !listed.includes(name)).sort();
  const vain = listed.filter((name) => !found.has(name));
  if (missing.length === 0 && vain.length === 0) return null;
  const said = [
    ...(missing.length > 0 ? [`not listed: ${missing.join(', ')}`] : []),
    ...(vain.length > 0 ? [`listed, not shipped: ${vain.join(', ')}`] : []),
  ];
  return `${SHIPPED} names the packages of npm in the scripts of the site: ${said.join('; ')}. Mend the list, and the notices follow.`;
}

/** A plugin of the site that refuses to ship what no notice names. */
export function namedPackages() {
  const found = new Set();
  return {
    name: 'named-packages',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const collect = {
        apply: (compiler) =>
          compiler.hooks.compilation.tap('named-packages', (compilation) =>
            compilation.hooks.afterSeal.tap('named-packages', () => {
              for (const file of filesOf(compilation.modules)) {
                const name = packageOf(file);
                if (name !== null) found.add(name);
              }
            }),
          ),
      };
      return { plugins: [collect] };
    },
    postBuild() {
      const { npm } = JSON.parse(readFileSync(SHIPPED, 'utf8'));
      const message = difference(found, npm);
      if (message !== null) throw new Error(message);
    },
  };
}
