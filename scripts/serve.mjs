// Serves the built site. Docusaurus' own server forgets the query where it drops a slash or ".html" from an address, so
// that a link to one scenario opens another.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import handler from 'serve-handler';

const FOLDER = 'build';

const SETTINGS = {
  public: FOLDER,
  cleanUrls: true,
  directoryListing: false,
  // All files are public: a page in a frame without an origin of its own may fetch them too.
  headers: [{ source: '**', headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }] }],
};

/** What is meant by an address with a slash, ".html" or "index.html" at the end of its path; the query stays. */
export function meantAddress(address, baseUrl) {
  const [, path, query] = /^([^?]*)(.*)$/s.exec(address);
  const plain = path.replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html)?\/*$/, '');
  return (plain.startsWith(baseUrl) ? plain : baseUrl) + query;
}

/** Serves the build below `baseUrl` and gives its address; fails where there is no build or the port cannot be had. */
export async function serve({ port, baseUrl = process.env.BASE_URL ?? '/' }) {
  if (!existsSync(FOLDER)) throw new Error('Build the site first: npm run build');
  const server = createServer((request, response) => {
    const Location = meantAddress(request.url, baseUrl);
    if (Location !== request.url) {
      response.writeHead(302, { Location }).end();
      return;
    }
    request.url = request.url.replace(baseUrl, '/');
    handler(request, response, SETTINGS);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), 'localhost', resolve);
  });
  return { server, url: `http://localhost:${port}${baseUrl}` };
}

/** Serves on PORT, and says where or why not. */
export async function serveAndSay() {
  try {
    const { url } = await serve({ port: process.env.PORT ?? '3000' });
    console.log(`MessageBox Lab: ${url}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serveAndSay();
