import type { System } from '../system/document';

/**
 * A reader's system as page, link, file and Python hold it: what was measured, what is drawn, what it is aimed at. While
 * nothing is drawn yet there are no stations, and it cannot be simulated.
 */
export type Description = System;

/** What a load is counted in. */
export type LoadKind = 'users' | 'arrivalsPerSecond';

/** Whether anything can be simulated. */
export const isDrawn = ({ stations }: Pick<Description, 'stations'>): boolean =>
  stations.length > 0;

/** What a page begins with. */
export const NOTHING: Description = { version: 1, stations: [] };

/** Whether the stations are those that the measured levels tell of, and follow them: nobody typed any. */
export const followsPoints = ({ stations }: Pick<Description, 'stations'>): boolean =>
  stations.every(({ fromPoints }) => fromPoints === true);

/** Who sends, each class by itself. */
export const sendersOf = (description: Description) =>
  description.classes && description.classes.length > 0 ? description.classes : [description];
