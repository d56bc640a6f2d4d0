const NARROW = new Set("iIjltfr.,:;'|()/ \u202f");
const WIDE = new Set('mwMW%');

/** Estimated width of a text in px: close enough to keep labels apart, without touching the DOM. */
export function textWidth(text: string, sizePx = 12, bold = false): number {
  let em = 0;
  for (const character of text) {
    if (NARROW.has(character)) em += 0.33;
    else if (WIDE.has(character)) em += 0.88;
    else if (character >= 'A' && character <= 'Z') em += 0.66;
    else em += 0.58;
  }
  return em * sizePx * (bold ? 1.05 : 1);
}
