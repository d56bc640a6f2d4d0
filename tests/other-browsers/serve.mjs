// Serves the built site with pages that keep what they complain of, as not every browser tells its driver.
import { serve } from '../../scripts/serve.mjs';

/** Runs in the page before all else: errors of the console, exceptions, rejections, files that do not load. */
function keepComplaints() {
  const key = 'complaints';
  const keep = (text) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  const { error } = console;
  console.error = (...parts) => {
    keep(`console: ${parts.join(' ')}`);
    error.apply(console, parts);
  };
  const onError = ({ message, target }) =>
    keep(message ? `exception: ${message}` : `file: ${target.src ?? target.href}`);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${reason}`));
}

/** Before the page's own beginning, which says the same once more. */
const BEGINNING = `<!doctype html><script>(${keepComplaints})()</script>`;

const { server } = await serve({ port: process.env.PORT });
server.prependListener('request', (_request, response) => {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, headers = {}) => {
    const { 'Content-Length': length, ...others } = headers;
    if (!String(headers['Content-Type']).startsWith('text/html')) return writeHead(status, headers);
    writeHead(status, others);
    response.write(BEGINNING);
    return response;
  };
});
