interface Face {
  family: string;
  weight: string;
  url: string;
}

const bare = (family: string) => family.trim().replaceAll(/["']/g, '');

/** The faces that the page's style sheets declare. */
function declared(): Face[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const url = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    const weight = rule.style.getPropertyValue('font-weight');
    return url ? [{ family: bare(rule.style.getPropertyValue('font-family')), weight, url }] : [];
  });
}

async function dataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Font faces of the texts of a drawing, with their outlines in them. */
export async function fontRules(svg: SVGElement): Promise<string> {
  const used = new Set(
    [...svg.querySelectorAll('text, tspan')].map(
      (text) =>
        `${bare(text.getAttribute('font-family')?.split(',')[0] ?? '')} ${text.getAttribute('font-weight') ?? 400}`,
    ),
  );
  const faces = declared().filter(({ family, weight }) => used.has(`${family} ${weight}`));
  const rules = faces.map(
    async ({ family, weight, url }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url("${await dataUrl(url)}") format("woff2")}`,
  );
  return (await Promise.all(rules)).join('');
}
