import type { Format } from '../told';
import { abConsole } from './abConsole';
import { artilleryConsole } from './artilleryConsole';
import { artilleryJson } from './artilleryJson';
import { autocannonConsole } from './autocannonConsole';
import { autocannonJson } from './autocannonJson';
import { bombardierConsole } from './bombardierConsole';
import { bombardierJson } from './bombardierJson';
import { heyConsole, ohaConsole } from './heyConsole';
import { k6Console } from './k6Console';
import { k6Summary } from './k6Summary';
import { locustJson } from './locustJson';
import { ohaJson } from './ohaJson';
import { refusedFiles } from './refused';
import { siegeConsole } from './siegeConsole';
import { siegeJson } from './siegeJson';
import { table } from './table';
import { vegetaJson, vegetaText } from './vegetaReport';
import { wrkConsole } from './wrkConsole';
import { wrkJson } from './wrkJson';

/** The kinds of files; the first that recognises one reads it. */
export const FORMATS: readonly Format[] = [
  wrkJson,
  ohaJson,
  autocannonJson,
  bombardierJson,
  siegeJson,
  artilleryJson,
  vegetaJson,
  k6Summary,
  locustJson,
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
  refusedFiles,
  table,
];
