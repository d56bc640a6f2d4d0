import type { StudyProtocol } from '../../simulator/studyProtocol';

/** Whether a run of this study collapses is a matter of chance, so it needs many. */
export const protocol: StudyProtocol = { replications: 20, isShownEarly: false };
