import path from 'node:path';

/** Made when a command runs, so that a clone need not have them. */
const MADE = /generated|\.venv|^python\/studies\/parts|^build\//;
const SOURCE = /\.(?:[cm]?[jt]s|tsx|rs|py|mdx?|css|csv|json|toml|yml)$/;
const IN_BACKTICKS = /`([\w.-]+(?:\/[\w.-]+)*\/?)`/g;
const LINKED = /\]\((?!https?:|#)([^)#]+)/g;

/** Finds what documents name and the project does not have. */
export function namesIn(files: readonly string[]) {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  const existing = new Set([...files, ...folders]);
  const ends = new Set(
    [...existing].flatMap((file) =>
      file.split('/').map((_, index, parts) => parts.slice(index).join('/')),
    ),
  );

  /** Whether no file is called so: from the root, from the document's folder, or for short by its last names. */
  function isWrong(name: string, folder: string): boolean {
    const file = name.replace(/\/$/, '');
    if (MADE.test(file) || existing.has(path.posix.join(folder, file))) return false;
    const fromRoot = file.includes('/') && existing.has(file.split('/')[0] ?? '');
    return fromRoot ? !existing.has(file) : SOURCE.test(file) && !ends.has(file);
  }

  return {
    /** Of a document: in backticks, placeholders left out, and as links from where it stands. */
    wrongInDocument: (document: string, text: string): string[] => {
      const folder = path.posix.dirname(document);
      const names = [...text.matchAll(IN_BACKTICKS)].map(([, name]) => name ?? '');
      const links = [...text.matchAll(LINKED)].map(([, to]) => path.posix.join(folder, to ?? ''));
      return [
        ...names.filter((name) => isWrong(name, folder)),
        ...links.filter((link) => !existing.has(link)),
      ];
    },
    /** Of patterns as Git reads them, one a line: those that no file has. */
    wrongInPatterns: (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.split(/\s/)[0] ?? '')
        .filter((pattern) => {
          const isOfAnyFolder = pattern.startsWith('*');
          return !isOfAnyFolder && !existing.has(pattern.replace(/\/\*+$/, ''));
        }),
  };
}
