/** A parameter as the simulator states it; `npm run build:wasm` writes the table. */
export interface StatedParameter {
  id: string;
  value: number;
  unit: string;
  origin: 'documented' | 'calibrated' | 'assumed';
  meaning: string;
}

export const calibratedCount = (parameters: readonly StatedParameter[]): number =>
  parameters.filter(({ origin }) => origin === 'calibrated').length;
