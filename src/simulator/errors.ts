/** Which value the simulator refused, and what it accepts. */
export interface Refusal {
  knob: string;
  value: number | null;
  accepted: string;
}

/** A scenario the simulator does not accept. */
export class RefusedScenarioError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(
      `${refusal.knob} cannot be ${refusal.value ?? 'left undefined'}: accepted is ${refusal.accepted}.`,
    );
    this.name = 'RefusedScenarioError';
    this.refusal = refusal;
  }

  /** Reads the simulator's answer `{"error": {"knob", "value", "accepted"}}`. */
  static fromJson(text: string): RefusedScenarioError {
    const { error } = JSON.parse(text) as { error: Refusal };
    return new RefusedScenarioError(error);
  }
}
