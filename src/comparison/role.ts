import type { Role } from './types';

/** The role of a result that is or is not reproduced, and was or was not fitted. */
export function roleOf({ reproduced, fitted }: { reproduced: boolean; fitted: boolean }): Role {
  if (!reproduced) return 'not-reproduced';
  return fitted ? 'calibrated' : 'predicted';
}
