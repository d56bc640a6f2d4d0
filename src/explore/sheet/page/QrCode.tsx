import encodeQR from 'qr';

/** Side of the symbol without its quiet zone, px on paper. */
const SIDE = 112;
const QUIET_MODULES = 4;
/** More are too small to be read from paper: a module is then 0.36 mm. */
const MOST_MODULES = 81;
/** What so many modules hold at level M, in bytes. */
const MOST_CHARACTERS = 450;

/** The modules of a text's code, row by row, dark is true; null for a text that is too long to be read from paper. */
export function modulesOf(text: string): boolean[][] | null {
  if (text.length > MOST_CHARACTERS) return null;
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return modules.length > MOST_MODULES + 2 * QUIET_MODULES ? null : modules;
}

/** The link of a sheet for a camera; nothing where it is too long. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const modules = modulesOf(text);
  if (modules === null) return null;
  const { length } = modules;
  const side = (SIDE * length) / (length - 2 * QUIET_MODULES);
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={className}
      width={side}
      height={side}
      viewBox={`0 0 ${length} ${length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the link beside it"
      data-qr={text}
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
}
