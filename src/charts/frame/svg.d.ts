import 'react';

declare module 'react' {
  interface SVGAttributes<T> {
    /** Drawings are left as they are: translations are HTML elements, which no browser shows in SVG. */
    translate?: 'no';
  }
}
