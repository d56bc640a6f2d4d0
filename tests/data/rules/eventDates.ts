import { atFigure, type Rule } from '../rule';

export const eventDates: Rule = {
  id: 'event-dates',
  name: 'Events told as cause and consequence are of one day',
  description: 'The first event of a section against the date most of its events carry.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.events.flatMap(({ id, date, section }) => {
        const others = study.events.filter((event) => event.section === section);
        const same = others.filter((event) => event.date === date).length;
        const message = `${date} on ${same} of ${others.length} events`;
        return 2 * same >= others.length
          ? []
          : [atFigure(message, study, { section, row: id, column: 'date' })];
      }),
    ),
};
