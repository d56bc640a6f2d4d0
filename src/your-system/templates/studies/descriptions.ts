import rebuilt from '@site/generated/your-system/studies.json';
import type { Description } from '../../description';
import type { StudyId } from './list';

/** As they were rebuilt with the site. */
export const STUDY_DESCRIPTIONS: Readonly<Record<StudyId, Description>> = Object.fromEntries(
  Object.entries(rebuilt as Record<string, { description: Description }>).map(
    ([id, { description }]) => [id, description],
  ),
) as Record<StudyId, Description>;
