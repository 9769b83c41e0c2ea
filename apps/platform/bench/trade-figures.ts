/** The value below which a share of the figures lies; 0.95 gives p95. */
export function shareOf(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const round1 = (value: number): number => Math.round(value * 10) / 10;

/** Milliseconds that each of these turns took, one after the other. */
export async function timeTurns(turns: number, turn: (index: number) => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < turns; index += 1) {
    const begin = performance.now();
    await turn(index);
    taken.push(performance.now() - begin);
  }
  return taken;
}

/** Prints the result as the last line, one JSON object, and lets the process fail when a figure exceeds its goal. */
export function reportTrade(
  bench: string,
  figures: Readonly<Record<string, number>>,
  atMost: Readonly<Record<string, number>>,
): void {
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, round1(figure)]));
  const missed = Object.entries(atMost).flatMap(([name, goal]) =>
    (figures[name] ?? Number.NaN) <= goal ? [] : [name],
  );
  process.stdout.write(`${JSON.stringify({ bench, ...rounded, goals: { atMost }, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
