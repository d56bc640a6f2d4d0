// What a change touches, as git tells it.
import { execFileSync } from 'node:child_process';

/** The lines that git prints, or null where it cannot answer: no git, no repository, no such commit. */
function lines(args, cwd = '.') {
  try {
    const text = execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\n').filter(Boolean);
  } catch {
    return null;
  }
}

export const commit = () => lines(['rev-parse', 'HEAD'])?.[0] ?? null;

/** Every file of the project that git knows or would take, from its top; null where git cannot tell. */
export const projectFiles = () => lines(['ls-files', '--cached', '--others', '--exclude-standard']);

/**
 * Files that differ from the commit where a change began: the one that is named, else where this branch left the
 * remote one, else the last but one. What is not committed counts. Null where git cannot tell.
 *
 * @param {string | undefined} since
 * @param {string} [cwd] where the repository is
 */
export function changedFiles(since, cwd) {
  const head = lines(['rev-parse', 'HEAD'], cwd)?.[0];
  const left = lines(['merge-base', 'HEAD', '@{upstream}'], cwd)?.[0];
  const from = since || (left !== undefined && left !== head ? left : 'HEAD~1');
  const committed = lines(['diff', '--name-only', from], cwd);
  const others = lines(['ls-files', '--others', '--exclude-standard'], cwd);
  return committed && others && [...committed, ...others];
}
