/** Stands in for the site's framework: addresses as they are. */
export default (url: string): string => url;
