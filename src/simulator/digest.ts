const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** One digest of an ordered list of digests: 64-bit FNV-1a over their text, as 16 hexadecimal digits. */
export function digestOf(digests: readonly string[]): string {
  let hash = OFFSET_BASIS;
  for (const digest of digests) {
    for (const character of digest) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * PRIME);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
