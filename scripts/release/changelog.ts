/** What a release is called, and its day, such as "2026-11-28". */
export interface Release {
  version: string;
  date: string;
}

export const UNRELEASED = '## Unreleased';

/** What the changelog has below its heading of what is not released; empty where it has nothing or no such heading. */
export function unreleasedNotes(changelog: string): string {
  const [, below = ''] = changelog.split(`\n${UNRELEASED}\n`);
  const [notes = ''] = below.split(/^## /m);
  return notes.trim();
}

/** The changelog with what is not released under the release, and nothing left above it. */
export const datedChangelog = (changelog: string, { version, date }: Release): string =>
  changelog.replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## ${version}, ${date}\n`);
