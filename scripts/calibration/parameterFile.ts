/** A parameter as the fit reports it. */
export interface FittedParameter {
  id: string;
  start: number;
  fitted: number;
}

/** The Rust file with the values of the calibrated parameters. */
export function parameterFile(parameters: readonly FittedParameter[]): string {
  const rust = (value: number) => (Number.isInteger(value) ? value.toFixed(1) : String(value));
  const lines = parameters.map(
    ({ id, fitted }) => `pub const ${id.toUpperCase()}: f64 = ${rust(fitted)};\n`,
  );
  return `//! Values of the calibrated parameters. Written by \`npm run calibrate\`.\n\n${lines.join('')}`;
}
