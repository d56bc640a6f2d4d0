import { type Field, taken } from './field';

/** A field that takes one word besides, for a value of its own. */
export function orWord<Value, Other>(
  field: Field<Value>,
  word: string,
  other: Other,
): Field<Value | Other> {
  const orElse = `, or ${word}`;
  return {
    ...field,
    accepted: field.accepted + orElse,
    read: (text) => {
      if (text === word) return taken<Value | Other>(other);
      const { value, problems } = field.read(text);
      const told = problems.map((problem) => {
        const accepted = problem.accepted + orElse;
        return {
          ...problem,
          accepted,
          message: problem.message.replace(problem.accepted, accepted),
        };
      });
      return { value, problems: told };
    },
    write: (value) => (value === other ? word : field.write(value as Value)),
  };
}

/** A field that an address may lack: null without the key. */
export const orNothing = <Value>(field: Field<Value>): Field<Value | null> => ({
  ...field,
  otherwise: null,
  write: (value) => (value === null ? '' : field.write(value)),
});
