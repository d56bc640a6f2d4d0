import { valueAt } from '../jsonFields';
import { type Format, found, trouble } from '../told';

interface Refused {
  isIt: (text: string, name: string) => boolean;
  /** What would be accepted in its place. */
  instead: string;
}

/** Whether a text is a reader's own system, which has stations with demands. */
function isDescription(text: string): boolean {
  if (!/^\s*\{/.test(text) || !/"stations"\s*:\s*\[/.test(text)) return false;
  try {
    return Array.isArray(valueAt(JSON.parse(text), ['stations']));
  } catch {
    return false;
  }
}

const REFUSED: readonly Refused[] = [
  {
    isIt: isDescription,
    instead: 'results of a load test; this is a description of a system: use simulate',
  },
  {
    isIt: (text) => /^\s*<[!a-z]/i.test(text) && /<table\b[\s\S]*<t[dh]\b/i.test(text),
    instead:
      'a table as text: this is HTML; open it in a browser or a spreadsheet, copy its cells and paste them',
  },
  {
    isIt: (text) => /^\s*<(?:!doctype html|html|head|body)\b/i.test(text),
    instead: 'a file of results: this is a web page, perhaps of an error or a login',
  },
  {
    isIt: (text) => /^summary [+=]\s/m.test(text),
    instead:
      'the .jtl file of this run: what JMeter prints has no single requests (jmeter -l results.jtl)',
  },
  {
    isIt: (text) => /^Simulation \S+ started/m.test(text) || /^---- Requests -{20}/m.test(text),
    instead:
      'simulation.log of this run, in the folder of its report: what Gatling prints has no response times',
  },
  {
    isIt: (text) => /INFO\/locust\.main|^Type\s+Name\s+# reqs/m.test(text),
    instead: 'the files of locust --csv: …_stats_history.csv has users and throughput by second',
  },
  {
    isIt: (text) => /^Bucket\s+#\s+%\s+Histogram/m.test(text),
    instead: 'vegeta report -type=json: a histogram has neither rate nor duration',
  },
  {
    isIt: (text) => /^Value\(ms\)\s+Percentile\s+TotalCount/m.test(text),
    instead: 'vegeta report -type=json: a distribution of latencies has neither rate nor duration',
  },
  {
    isIt: (text) => /^Percentage served,Time in ms/m.test(text),
    instead: 'what ab prints: percentiles alone have neither users nor throughput',
  },
  {
    isIt: (text) => /^"?(?:Method"?,"?Name"?,"?Error|Count"?,"?Message"?,"?Traceback)/m.test(text),
    instead: '…_stats.csv or …_stats_history.csv of the same run: this lists the failures alone',
  },
  {
    isIt: (text) => /"status"\s*:/.test(text) && /"uptime_s"\s*:/.test(text),
    instead: 'a file of results: this is the state of a server',
  },
  {
    isIt: (text, name) => /simulation\.log$/.test(name) && !/^(?:RUN|USER|REQUEST)\t/m.test(text),
    instead:
      'js/global_stats.json of the report of this run: newer versions of Gatling write simulation.log in a binary form',
  },
];

/** Files of tools that hold no level, with what to give in their place. */
export const refusedFiles: Format = {
  recognises: (text, name) => REFUSED.some(({ isIt }) => isIt(text, name)),
  read: ({ name, text }) => {
    const instead = REFUSED.find(({ isIt }) => isIt(text, name))?.instead ?? '';
    return found({ troubles: [trouble(name, 'whole file', text.trimStart(), instead)] });
  },
};
