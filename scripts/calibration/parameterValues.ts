import type { FittedParameter } from './parameterFile';

/** A Rust parameter list with the fitted values put in; throws where a parameter is not declared once. */
export function withFittedValues(source: string, parameters: readonly FittedParameter[]): string {
  return parameters.reduce((text, { id, fitted }) => {
    const declaration = new RegExp(`^( +${id} = )[^,]+,`, 'gm');
    if ([...text.matchAll(declaration)].length !== 1)
      throw new Error(`${id} is not declared once.`);
    const value = Number.isInteger(fitted) ? fitted.toFixed(1) : String(fitted);
    return text.replace(declaration, `$1${value},`);
  }, source);
}
