import { gt, valid } from 'semver';
import { UNRELEASED } from './changelog';

/** What decides whether there can be a release. */
export interface Circumstances {
  /** The version as it is typed. */
  version: string;
  /** The version that the project has. */
  current: string;
  /** What differs from the last commit, as `git status --porcelain` lists it. */
  changes: string;
  /** What the changelog has that is not released. */
  notes: string;
  tags: readonly string[];
}

export const tagOf = (version: string): string => `v${version}`;

function versionRefusal({ version, current, tags }: Circumstances): string | undefined {
  if (valid(version) !== version) {
    return `“${version}” is no version; accepted: three numbers such as 0.2.0, or 0.2.0-rc.1.`;
  }
  if (!gt(version, current)) return `${version} is not newer than ${current}, the present version.`;
  if (tags.includes(tagOf(version))) return `The tag ${tagOf(version)} is there already.`;
  return undefined;
}

/** Why there can be no release, each with what to do; none where there can be one. */
export const refusalsOf = (circumstances: Circumstances): string[] =>
  [
    versionRefusal(circumstances),
    circumstances.notes === '' &&
      `CHANGELOG.md has nothing under “${UNRELEASED}”: say there what a reader notices.`,
    circumstances.changes !== '' &&
      `Commit or put aside first what differs from the last commit:\n${circumstances.changes}`,
  ].filter((refusal) => typeof refusal === 'string');
