import { wordsOf } from './words';

/** A text with the words that are asked for marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const asked = wordsOf(query);
  const isAsked = (piece: string): boolean => {
    const [word = ''] = wordsOf(piece);
    return word !== '' && asked.some((one) => word.startsWith(one));
  };
  let at = 0;
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const key = at;
    at += piece.length;
    return isAsked(piece) ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}
