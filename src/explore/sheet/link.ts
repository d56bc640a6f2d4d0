import { namedLinkOf } from '../../scenario/namedLink';
import type { Scenario } from '../../scenario/scenario';
import type { ExploredStudy } from '../study/exploredStudy';

export const SHEET_PATH = '/explore/sheet';

/** Where a scenario stands on one page for a review; without a title it names itself. */
export function sheetLinkOf({ context }: ExploredStudy, scenario: Scenario, title = ''): string {
  const link = namedLinkOf(SHEET_PATH, context, scenario);
  return title === '' ? link : `${link}&${new URLSearchParams({ title })}`;
}
