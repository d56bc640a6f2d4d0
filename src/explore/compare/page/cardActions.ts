/** What a reader does to the scenario at a place. */
export interface CardActions {
  onKnob: (at: number, id: string, value: number) => void;
  /** One knob, or all where none is named. */
  onReset: (at: number, id?: string) => void;
  onBase: (at: number, base: string) => void;
  onStudy: (at: number, id: string) => void;
  onDrop: (at: number) => void;
  onFirst: (at: number) => void;
  /** Pins a copy. */
  onAdd: (at: number) => void;
}
