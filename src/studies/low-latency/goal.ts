import generated from './generated/goal.json';

/** The study's goal for the roundtrip, as its text states it. */
export const goal = generated;
