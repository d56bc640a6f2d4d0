/**
 * What others add to the query of a link on its way and what the site itself reads there: advertising and mail
 * (utm_source, gclid), social networks (fbclid), where a reader comes from (ref), the theme (docusaurus-theme).
 */
const FOREIGN_KEY =
  /^(utm_.*|docusaurus-.*|_ga|_gl|gclid|gbraid|wbraid|dclid|msclkid|yclid|fbclid|igshid|twclid|ttclid|li_fat_id|mc_cid|mc_eid|mkt_tok|ref|ref_src|ref_url|referrer)$/;

/** Whether a key says nothing about the scenario of its link; such keys are dropped without a word. */
export const isForeignKey = (key: string): boolean => FOREIGN_KEY.test(key);
