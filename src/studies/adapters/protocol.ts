import type { StudyProtocol } from '../../simulator/studyProtocol';

export const protocol: StudyProtocol = { replications: 2, isShownEarly: false };
