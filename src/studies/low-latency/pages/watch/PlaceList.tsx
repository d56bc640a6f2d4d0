import { useState } from 'react';
import { withUnit } from '../../../../charts/frame/format';
import type { Present } from '../../watch/moment';
import type { Place } from '../../watch/places';
import { MARK } from './layout';
import { MarkShape } from './MarkShape';
import { countsAt, type NamedPlace } from './placeNames';
import { countsText, messageText } from './texts';
import styles from './watch.module.css';

interface PlaceListProps {
  places: readonly NamedPlace[];
  moment: readonly Present[];
  timeMs: number;
  followed: number | null;
  onFollow: (message: number) => void;
}

/** Messages of an open place that are shown. */
const MOST_SHOWN = 40;
const BOX = 2 * (MARK + 7);

/** The places with how many messages are there; one of them open, with its messages to choose from. */
export function PlaceList({ places, moment, timeMs, followed, onFollow }: PlaceListProps) {
  const [open, setOpen] = useState<Place | null>('publishLock');
  return (
    <ul className={styles.list}>
      {places.map((place) => {
        const here = moment.filter((present) => present.place === place.id);
        const isOpen = open === place.id;
        return (
          <li key={place.id} data-place={place.id}>
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : place.id)}
            >
              <strong>{place.name}</strong> <small>{place.note}</small>
              <span>{countsText(countsAt(moment, place.id))}</span>
            </button>
            {isOpen && (
              <div className={styles.here}>
                {here.length === 0 && <p>Nobody is here now.</p>}
                {here.slice(0, MOST_SHOWN).map((present) => (
                  <button
                    key={present.message}
                    type="button"
                    aria-pressed={present.message === followed}
                    aria-label={`Follow ${messageText(present)}: ${present.stage.label}, for ${withUnit(timeMs - present.span.fromMs, 'ms')}`}
                    onClick={() => onFollow(present.message)}
                  >
                    <svg
                      width={BOX}
                      height={BOX}
                      viewBox={`${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`}
                      aria-hidden="true"
                    >
                      <MarkShape of={present} isFollowed={present.message === followed} />
                    </svg>
                  </button>
                ))}
                {here.length > MOST_SHOWN && <p>and {here.length - MOST_SHOWN} more</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
