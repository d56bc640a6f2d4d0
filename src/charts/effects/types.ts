/** What a change did in one pair of configurations: work done with it over work done without, 1 for no difference. */
export interface Effect {
  /** Names of the two configurations. */
  changed: string;
  before: string;
  /** What is counted, such as "messages/s". */
  unit: string;
  /** Both as printed. */
  printed: readonly [changed: string, before: string];
  measured: number;
  /** Whether only words are printed, of which this ratio is the upper end. */
  isUpperEnd: boolean;
  /** Whether runs of the same settings differ by as much. */
  isChance: boolean;
  simulated: number;
  /** Labels of the settings that differ. */
  differing: readonly string[];
  /** Whether some of them are no part of the change. */
  isMixed: boolean;
  /** The changed configuration's page. */
  href: string;
}

/** A study with its pairs, or with the reason why it has none. */
export interface EffectRow {
  id: string;
  name: string;
  effects: readonly Effect[];
  note: string;
}

/** A change, study by study; all changes have the same studies. */
export interface EffectGroup {
  id: string;
  name: string;
  studies: readonly EffectRow[];
}
