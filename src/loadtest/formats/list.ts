import type { Format } from '../told';
import { abConsole } from './abConsole';
import { abRequests } from './abRequests';
import { artilleryConsole } from './artilleryConsole';
import { artilleryJson } from './artilleryJson';
import { autocannonConsole } from './autocannonConsole';
import { autocannonJson } from './autocannonJson';
import { bombardierConsole } from './bombardierConsole';
import { bombardierJson } from './bombardierJson';
import { gatlingLog } from './gatlingLog';
import { gatlingStats } from './gatlingStats';
import { heyConsole, ohaConsole } from './heyConsole';
import { heyCsv, ohaCsv } from './heyCsv';
import { jmeterCsv } from './jmeterCsv';
import { jmeterReport } from './jmeterReport';
import { jmeterXml } from './jmeterXml';
import { k6Console } from './k6Console';
import { k6Csv, k6Ndjson } from './k6Points';
import { k6Summary } from './k6Summary';
import { locustHistory } from './locustHistory';
import { locustJson } from './locustJson';
import { locustStats } from './locustStats';
import { meters } from './meters';
import { ohaJson } from './ohaJson';
import { refusedFiles } from './refused';
import { siegeConsole } from './siegeConsole';
import { siegeJson } from './siegeJson';
import { table } from './table';
import { vegetaJson, vegetaText } from './vegetaReport';
import { vegetaCsv, vegetaNdjson } from './vegetaRequests';
import { windows } from './windows';
import { wrkConsole } from './wrkConsole';
import { wrkJson } from './wrkJson';

/** What tools print: one text may hold reports of several. */
export const CONSOLES: readonly Format[] = [
  wrkConsole,
  abConsole,
  ohaConsole,
  heyConsole,
  vegetaText,
  autocannonConsole,
  bombardierConsole,
  siegeConsole,
  artilleryConsole,
  k6Console,
];

/** The kinds of files; the first that recognises one reads it. */
export const FORMATS: readonly Format[] = [
  jmeterCsv,
  jmeterReport,
  jmeterXml,
  gatlingLog,
  heyCsv,
  ohaCsv,
  abRequests,
  vegetaCsv,
  vegetaNdjson,
  k6Csv,
  k6Ndjson,
  locustHistory,
  locustStats,
  wrkJson,
  ohaJson,
  autocannonJson,
  bombardierJson,
  siegeJson,
  artilleryJson,
  vegetaJson,
  gatlingStats,
  k6Summary,
  locustJson,
  ...CONSOLES,
  refusedFiles,
  windows,
  meters,
  table,
];
