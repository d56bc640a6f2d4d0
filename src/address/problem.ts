/** Something in a link, a setting or a combination of settings that cannot be used as given. */
export interface Problem {
  /** The key at fault. */
  field: string;
  /** What was given for it. */
  given: string;
  /** What would be accepted, in words. */
  accepted: string;
  /** The whole in one sentence, with what is used instead. */
  message: string;
}
