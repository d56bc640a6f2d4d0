import { keepTexts } from './keepTexts';

/** From the first page on: a browser may translate it at any time. */
if (typeof document !== 'undefined') keepTexts(document.body);
