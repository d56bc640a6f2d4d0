import { YourSystem } from '../../your-system/page/YourSystem';

/** The page of a reader's own system. */
export function YourSystemPage() {
  return (
    <>
      <noscript>
        <p>
          Load tests are read, and systems simulated, in your browser, which needs scripts for it.
        </p>
      </noscript>
      <YourSystem />
    </>
  );
}
