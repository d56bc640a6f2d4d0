import { type GuideName, withGuide } from '../../address/guide';

/** Key of the query that names what a page starts from, such as "broker-lock". */
export const START = 'start';

/** Where a page starts from a template or an example, beside the guide that is open. */
export const startLink = (id: string, guide: GuideName | null = null): string =>
  `/your-system${withGuide(`?${START}=${id}`, guide)}`;
