/** What the build of static pages takes in place of lateRows.ts. */
export { MeasuredTable as measuredTableAtOnce } from '../../studies/low-latency/pages/MeasuredTable';
export { ClaimRows as claimRowsAtOnce } from './ClaimRows';
