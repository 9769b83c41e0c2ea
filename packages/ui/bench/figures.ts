/** The value below which a share of the figures lies; 0.95 gives p95. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints the result as the last line, one JSON object, and lets the process fail when a figure exceeds its goal. */
export function reportFigures(
  name: string,
  figures: Readonly<Record<string, number>>,
  atMost: Readonly<Record<string, number>>,
): void {
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [key, Math.round(figure * 10) / 10]),
  );
  const missed = Object.entries(atMost).flatMap(([key, goal]) => ((figures[key] ?? Number.NaN) <= goal ? [] : [key]));
  process.stdout.write(`${JSON.stringify({ name, figures: rounded, goals: { atMost }, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
