import type { ComponentProps, ComponentType } from 'react';
import type { MeasuredTable } from '../../studies/low-latency/pages/MeasuredTable';
import type { ClaimRowsProps } from './ClaimRows';

/** Draw claims and printed tables in the HTML of the page (lateRows.server.ts); browsers fetch them when they need to. */
export const claimRowsAtOnce: ComponentType<ClaimRowsProps> | null = null;
export const measuredTableAtOnce: ComponentType<ComponentProps<typeof MeasuredTable>> | null = null;
