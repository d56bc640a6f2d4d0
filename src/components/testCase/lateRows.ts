import type { ComponentType } from 'react';
import type { ClaimRowsProps } from './ClaimRows';

/** Draws the claims in the HTML of the page (lateRows.server.ts); browsers fetch it where that has none. */
export const claimRowsAtOnce: ComponentType<ClaimRowsProps> | null = null;
