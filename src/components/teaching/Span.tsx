/** From when to when something is done in a lesson, in minutes from its start. */
export const Span = ({ from, to }: { from: number; to: number }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    {from}–{to}
  </span>
);
