import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { TOUR_LIST, tourLink } from './list';

interface TourLinkProps {
  id: string;
  /** The tour's title where left out. */
  children?: ReactNode;
}

/** Opens a tour at its first step. Without JavaScript it leads to the page that the step is about. */
export function TourLink({ id, children }: TourLinkProps) {
  const tour = TOUR_LIST.find((one) => one.id === id);
  if (tour === undefined) {
    throw new Error(
      `There is no tour ${id}; there are ${TOUR_LIST.map((one) => one.id).join(', ')}.`,
    );
  }
  return (
    <Link to={tourLink(tour)} data-tour-link={id}>
      {children ?? tour.title}
    </Link>
  );
}
