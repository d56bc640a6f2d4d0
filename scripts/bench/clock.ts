/** Processor seconds that `work` takes in this process. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

const STEPS = 200_000_000;
let sink = 0;

/** A chain of dependent integer multiplications: what the machine does without waiting for memory. */
export function referenceLoop(): void {
  let x = sink | 1;
  for (let i = 0; i < STEPS; i += 1) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  sink = x;
}
