import { studyIn, tableValue } from '../corpus';
import { atTable, type Rule } from '../rule';

const WAYS = ['1-way', '2-way', 'ssl-1-way', 'ssl-2-way'] as const;

/** "ssl-1-way" of HTTP is the row "ssl-http-1-way". */
const rowOf = (protocol: string, way: string): string =>
  way.startsWith('ssl-') ? way.replace('ssl-', `ssl-${protocol}-`) : `${protocol}-${way}`;

export const soapOverHttp: Rule = {
  id: 'soap-over-http',
  name: 'SOAP is not faster than the HTTP that carries it',
  description: 'The same way and version, table by table.',
  check: (corpus) => {
    const study = studyIn(corpus, 'adapters');
    return study.tables.flatMap(({ number, columns }) => {
      const faster = WAYS.flatMap((way) =>
        columns.filter(({ id }) => {
          const [soap, http] = ['soap', 'http'].map((protocol) =>
            tableValue(study, number, rowOf(protocol, way), id),
          );
          return soap != null && http != null && soap > http;
        }),
      );
      const message = `SOAP is faster in ${faster.length} cells`;
      return faster.length === 0
        ? []
        : [atTable(message, number, undefined, undefined, study.facts.document)];
    });
  },
};
