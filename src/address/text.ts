import { type Field, taken } from './field';
import { type Named, refused } from './problem';

/** Declares a text of at most so many characters; a longer one is cut. */
export function textField({ most, ...named }: Named & { most: number }): Field<string> {
  const accepted = `text of at most ${most} characters`;
  return {
    ...named,
    otherwise: '',
    accepted,
    read: (text) => {
      const characters = [...text];
      if (characters.length <= most) return taken(text);
      const cut = characters.slice(0, most).join('');
      return taken(cut, refused(named, text, accepted, `The first ${most} are used.`));
    },
    write: (text) => text,
  };
}
