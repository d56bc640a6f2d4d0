import { isAsked, wordsOf } from './words';

/** A text with the words that are asked for marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const asked = wordsOf(query);
  const isMarked = (piece: string): boolean => {
    const [word = ''] = wordsOf(piece);
    return word !== '' && isAsked(word, asked);
  };
  let at = 0;
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const key = at;
    at += piece.length;
    return isMarked(piece) ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}
