import type { StudyProtocol } from '../../simulator/studyProtocol';

export const protocol: StudyProtocol = { replications: 4, isShownEarly: true };
