/** Of what simulates systems; a link to a run names it. */
export const SYSTEM_MODEL = '1.0.0';
