import { type ComponentType, useRef } from 'react';
import { Still } from './Still';
import { useLate } from './useLate';

interface LateProps<Props extends object> {
  /** What draws it in the HTML of the page; null in browsers. */
  atOnce: ComponentType<Props> | null;
  /** Never changes. */
  fetch: () => Promise<ComponentType<Props>>;
  isShown: boolean;
  /** Whether what the HTML has is no longer so. */
  isOutdated: boolean;
  given: Props;
}

/** A part that folds: what the static page has of it stays until it is opened or differs, and a script draws it. */
export function Late<Props extends object>(props: LateProps<Props>) {
  const { atOnce, fetch, isShown, isOutdated, given } = props;
  const place = useRef<HTMLDivElement>(null);
  const Part = useLate(atOnce, fetch, isShown || isOutdated, place);
  if (Part)
    return (
      <div key="drawn" data-late="drawn">
        <Part {...given} />
      </div>
    );
  if (isOutdated)
    return (
      <p key="coming" role="status">
        Loading.
      </p>
    );
  return <Still key="still" place={place} />;
}
