import { download } from '../download';
import { captionOf } from './caption';
import { fileName } from './fileName';
import { fontRules } from './fonts';
import { inLight } from './inLight';
import { mark } from './marks';
import type { Source } from './source';
import { svgOf } from './svgOf';

export type Format = 'svg' | 'png';

/** Pixels of a PNG per px of the page. */
const SCALE = 2;

async function rasterOf(text: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SCALE * width;
    canvas.height = SCALE * height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Saves a figure as a picture that needs neither the site nor a network, and gives its file's name. */
export async function saveFigure(
  figure: HTMLElement,
  title: string,
  source: Source,
  format: Format,
): Promise<string> {
  const page = {
    title: document.querySelector('h1')?.textContent ?? document.title,
    link: window.location.href,
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '',
  };
  const svg = inLight(() => svgOf(figure, captionOf(source, page), title));
  const faces = await fontRules(svg);
  if (faces !== '') svg.prepend(mark('style', {}, faces));
  const text = new XMLSerializer().serializeToString(svg);
  const name = fileName(window.location.pathname, title, format);
  if (format === 'svg') download(name, new Blob([text], { type: 'image/svg+xml' }));
  else download(name, await rasterOf(text, svg.width.baseVal.value, svg.height.baseVal.value));
  return name;
}
