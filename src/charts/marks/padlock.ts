/** A padlock of 12 by 15 px, from its lower left. */
export const PADLOCK = 'v-8h2v-3a4 4 0 0 1 8 0v3h2v8zm4 -8h4v-3a2 2 0 0 0 -4 0z';
