import type { StudyProtocol } from '../../simulator/studyProtocol';

/** How a system is simulated, on its page as in what is told of it elsewhere: then both show the same digits. */
export const PROTOCOL: StudyProtocol = { replications: 4, isShownEarly: true };
