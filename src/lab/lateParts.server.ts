/** What the build of static pages takes in place of lateParts.ts. */
export { KnobPanel as panelAtOnce } from './knobs/KnobPanel';
export { Sure as sureAtOnce } from './sure/Sure';
export { Unscripted as unscriptedAtOnce } from './Unscripted';
