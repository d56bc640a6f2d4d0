import { greatest } from 'd3-array';
import { useState } from 'react';
import { withUnit } from '../../charts/frame/format';
import { MARK } from '../../charts/marks/fold';
import type { Present } from '../run/moment';
import type { Fact, NamedPlace } from '../run/study';
import type { Place } from '../run/watched';
import { useWatchPart } from './context';
import { countsAt } from './counts';
import { MarkShape } from './MarkShape';
import { countsText, factText, messageText } from './texts';
import styles from './watch.module.css';

interface PlaceListProps {
  places: readonly NamedPlace[];
  moment: readonly Present[];
  timeMs: number;
  factsOf: (place: NamedPlace) => readonly Fact[];
  followed: number | null;
  onFollow: (message: number) => void;
}

/** Messages of an open place that are shown. */
const MOST_SHOWN = 40;
const BOX = 2 * (MARK + 7);

/** Whether messages are told apart there. */
const hasMarks = ({ shape }: NamedPlace): boolean => shape !== 'facts';

const countOf = (moment: readonly Present[], id: Place): number =>
  moment.filter(({ place }) => place === id).length;

/** The places with how many messages are there; one of them open, with its messages to choose from. */
export function PlaceList(props: PlaceListProps) {
  const { places, moment, timeMs, factsOf, followed, onFollow } = props;
  const { study } = useWatchPart();
  const crowd = greatest(places.filter(hasMarks), ({ id }) => countOf(moment, id));
  const first = places.find(({ shape }) => shape === 'lock') ?? crowd;
  const [open, setOpen] = useState<Place | null>(first?.id ?? null);
  return (
    <ul className={styles.list}>
      {places.map((place) => {
        const here = moment.filter((present) => present.place === place.id);
        const isOpen = open === place.id;
        if (!hasMarks(place)) {
          return (
            <li key={place.id} data-place={place.id} className={styles.facts}>
              <strong>{place.name}</strong> <span>{factsOf(place).map(factText).join(', ')}</span>
            </li>
          );
        }
        return (
          <li key={place.id} data-place={place.id}>
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : place.id)}
            >
              <strong>{place.name}</strong> <small>{place.note}</small>
              <span>
                {[countsText(countsAt(moment, place.id)), ...factsOf(place).map(factText)].join(
                  ', ',
                )}
              </span>
            </button>
            {isOpen && (
              <div className={styles.here}>
                {here.length === 0 && <p>Nobody is here now.</p>}
                {here.slice(0, MOST_SHOWN).map((present) => (
                  <button
                    key={present.message}
                    type="button"
                    aria-pressed={present.message === followed}
                    aria-label={`Follow ${messageText(present, study)}: ${present.stage.label}, for ${withUnit(timeMs - present.span.fromMs, 'ms')}`}
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
