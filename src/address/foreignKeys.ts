/**
 * What others add to the query of a link on its way and what the site itself reads there: keys of those who count
 * visitors, advertise, send mail or translate, and the theme. The site's own keys have no underscore.
 */
const FAMILIES =
  /^(_(?!_)|docusaurus-|(utm|mtm|pk|piwik|matomo|gad|mc|ml|hsa|fb|sc|ref|at|oly|vero|mkt|dm|trk|pd|bsft|itm|li|s)_)/;
const SINGLE =
  /^(gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|ysclid|fbclid|igshid|igsh|twclid|ttclid|ScCid|srsltid|epik|hsCtaTracking|wickedid|rb_clickid|cmpid|trk|trkCampaign|ref|referrer|spm|sfnsn|amp)$/;

/** Whether a key says nothing about the scenario of its link; such keys are dropped without a word. */
export const isForeignKey = (key: string): boolean => FAMILIES.test(key) || SINGLE.test(key);
