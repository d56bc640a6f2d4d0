import type { ProfileLimits } from '../../scenario/profile';

export interface ProfileEditorProps {
  /** Messages per second in each hour of the day. */
  rates: readonly number[];
  limits: ProfileLimits;
  /** Hours before the end of the run; the later ones have no effect. */
  simulatedHours: number;
  /** Distance between rates that a key press steps over. */
  step: number;
  /** A rate to draw against, such as the measured maximum. */
  reference?: { rate: number; label: string };
  /** What arrives; messages where none is named. */
  noun?: string;
  /** Hour of the day at which the first rate begins; midnight where none is named. */
  from?: number;
  onChange: (rates: readonly number[]) => void;
  /** Lets the run last all hours. */
  onWhole: () => void;
}
