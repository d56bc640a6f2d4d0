/** What `read` takes of a file of the site, which is waited for until it arrives. */
export const fetchFile = <T>(url: string, read: (response: Response) => Promise<T>): Promise<T> =>
  window.arrival.arriving(url, async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return read(response);
  });

/** The data in a file of the site. */
export const fetchJson = (url: string): Promise<unknown> =>
  fetchFile(url, (response) => response.json());
