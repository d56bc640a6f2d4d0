/** A name of a list with what stands under it. */
export interface Named {
  name: string;
  values: string[];
}

/** Reads "a:1,b:2,3": a name, a colon and values; what has no colon is one more value of the name before it. */
export function readNamed(text: string): Named[] {
  const found: Named[] = [];
  for (const item of text.split(',').map((one) => one.trim())) {
    if (item === '') continue;
    const at = item.indexOf(':');
    const last = found.at(-1);
    if (at < 0 && last) last.values.push(item);
    else if (at < 0) found.push({ name: item, values: [] });
    else found.push({ name: item.slice(0, at).trim(), values: [item.slice(at + 1).trim()] });
  }
  return found;
}
