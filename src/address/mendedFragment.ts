/** A fragment that can be decoded: where an escape of it is broken, each “%” of it stands for itself. */
export function mendedFragment(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
