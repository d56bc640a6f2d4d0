import type { Problem } from '../address/problem';
import { quoted } from '../address/quoted';
import { LINK_VERSION } from './scenario';

/** Rewrites the keys of a link from one version to the next; entry n leads from n to n + 1. */
const MIGRATIONS: Record<number, (params: URLSearchParams) => URLSearchParams> = {};

/** A link's keys in the current version. A link without version is of version 1. */
export function migrate(params: URLSearchParams): { params: URLSearchParams; problems: Problem[] } {
  const given = params.get('v');
  const version = given === null ? 1 : Number(given);
  if (!Number.isInteger(version) || version < 1 || version > LINK_VERSION) {
    const accepted = LINK_VERSION === 1 ? '1' : `whole numbers from 1 to ${LINK_VERSION}`;
    const message = `The link's version (v) is ${quoted(String(given))}; accepted: ${accepted}. It is read as version ${LINK_VERSION}.`;
    return { params, problems: [{ field: 'v', given: String(given), accepted, message }] };
  }
  let migrated = params;
  for (let from = version; from < LINK_VERSION; from += 1) {
    migrated = MIGRATIONS[from]?.(migrated) ?? migrated;
  }
  return { params: migrated, problems: [] };
}
