import { lazy, Suspense } from 'react';

/** Every page of the docs loads this file, in case its address is unknown; what is shown then comes only then. */
const NotFoundPage = lazy(() => import('./NotFoundPage'));

export default function NotFoundContent() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
