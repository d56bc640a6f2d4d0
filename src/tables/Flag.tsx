/** The amber flag of an erratum. */
export function Flag() {
  return (
    <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
      <path d="M1 0v12M1 1h8l-2 3 2 3H1z" fill="var(--ml-flag)" stroke="var(--ml-flag)" />
    </svg>
  );
}
