/** Stands where a file of figures has not been computed. */
export function NotYet({ what, command }: { what: string; command: string }) {
  return (
    <p className="note">
      {what} not been computed for this version of the model. <code>{command}</code> computes them.
    </p>
  );
}
