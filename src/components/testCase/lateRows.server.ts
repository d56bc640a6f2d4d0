/** What the build of static pages takes in place of lateRows.ts. */
export { ClaimRows as claimRowsAtOnce } from './ClaimRows';
