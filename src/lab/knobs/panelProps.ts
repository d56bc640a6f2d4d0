import type { KnobValues } from '../../scenario/schema';
import type { LabContext } from '../types';

export interface KnobPanelProps {
  context: LabContext;
  values: KnobValues;
  publishedValues: KnobValues;
  changedCount: number;
  seed: number;
  onChange: (id: string, value: number) => void;
  onChanges: (changes: KnobValues) => void;
  onSeed: (seed: number) => void;
  onReset: (id: string) => void;
  onResetAll: () => void;
}
