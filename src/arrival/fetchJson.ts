/** The data in a file of the site, which is waited for until it arrives. */
export const fetchJson = (url: string): Promise<unknown> =>
  window.arrival.arriving(url.replace(/.*\//, ''), async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json();
  });
