import { createContext } from 'react';
import type { BandPlace, StudyBands } from '../../comparison/bands';
import type { Spread } from '../../simulator/ensemble';

/** The predictive bands of one scenario. */
export interface ScenarioBands {
  bands: StudyBands;
  /** The nearest measured configuration, by its label in the study. */
  nearest: string;
  /** The measured configurations that have its settings, by their labels. */
  at: readonly string[];
  /** The nearest two that have all its settings between them; null where there are none. */
  around: readonly [string, string] | null;
  place: BandPlace;
  /** What the parameters add to the spread of each metric; null where they were not tried. */
  excess: Spread | null;
  /** Why the bands are as wide as they are, or why there are none, in sentences; empty at a measured configuration. */
  reason: string;
}

/** Those of the published configuration and of the reader's scenario; null where there are none, or not yet. */
export interface LabBands {
  published: ScenarioBands | null;
  now: ScenarioBands | null;
}

/** The bands of a lab for what stands anywhere in it: charts without bands are not drawn anew for them. */
export const BandsContext = createContext<LabBands>({ published: null, now: null });
