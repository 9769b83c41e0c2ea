import { execFileSync } from 'node:child_process';

export const MEBIBYTE = 1024 * 1024;

/** One way to hash the same bytes. Its result is compared with the others'. */
export interface Contestant {
  readonly name: string;
  /** Bytes that one run hashes. */
  readonly bytes: number;
  run(): Promise<unknown> | unknown;
}

/** Best rate of each contestant in MiB/s, over rounds in which each runs once, forwards and backwards in turn. */
export async function bestRates(
  contestants: readonly Contestant[],
  rounds: number,
): Promise<Readonly<Record<string, number>>> {
  const best: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, bytes, run } of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const began = performance.now();
      await run();
      const rate = bytes / MEBIBYTE / ((performance.now() - began) / 1000);
      best[name] = Math.max(best[name] ?? 0, rate);
    }
    process.stderr.write(`round ${round + 1}: ${JSON.stringify(best, (_, value) => roundTo(value, 0))}\n`);
  }
  return best;
}

/** The system's own tool; its start counts. */
export function md5sum(paths: readonly string[]): readonly string[] {
  const lines = execFileSync('md5sum', paths, { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => line.slice(0, 32));
}

export function roundTo(value: unknown, digits: number): unknown {
  return typeof value === 'number' ? Number(value.toFixed(digits)) : value;
}
