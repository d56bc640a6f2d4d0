import type { ComponentType } from 'react';
import type { KnobPanelProps } from './knobs/panelProps';
import type { SureProps } from './sure/Sure';
import type { UnscriptedProps } from './Unscripted';

/** Draw what folds in the HTML of the page (lateParts.server.ts); browsers fetch them when they are needed. */
export const panelAtOnce: ComponentType<KnobPanelProps> | null = null;
export const sureAtOnce: ComponentType<SureProps> | null = null;
/** What a reader needs where no script runs; no script ever draws it. */
export const unscriptedAtOnce: ComponentType<UnscriptedProps> | null = null;
