import type { Report } from '../../simulator/report';
import type { LabContext, LabView } from '../types';

/** What short runs over the load of a scenario gave. */
export interface Previewed {
  reports: readonly { values: readonly number[]; report: Report }[];
}

export interface OverLoadProps {
  context: LabContext;
  view: LabView;
  onPreviewed: (previewed: Previewed | null) => void;
}
