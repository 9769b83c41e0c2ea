type Figures = Readonly<Record<string, number>>;

/** By the figure's name: what it must not exceed, and what it must reach. */
export interface Goals {
  readonly atMost: Figures;
  readonly atLeast?: Figures;
}

/**
 * Prints the result as the last line, one JSON object, and lets the process fail when a goal is missed.
 *
 * @param information what is told beside the figures
 */
export function reportFigures(
  name: string,
  figures: Figures,
  goals: Goals,
  information: Readonly<Record<string, unknown>> = {},
): void {
  const missed = missedGoals(figures, goals);
  process.stdout.write(`${JSON.stringify({ name, figures, goals, missed, ...information })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** Names of the figures that miss their goal. A figure that is not a number misses it. */
export function missedGoals(figures: Figures, { atMost, atLeast }: Goals): readonly string[] {
  return Object.entries(figures)
    .filter(([name, figure]) => {
      const least = atLeast?.[name] ?? Number.NEGATIVE_INFINITY;
      const most = atMost[name] ?? Number.POSITIVE_INFINITY;
      return !(figure >= least && figure <= most);
    })
    .map(([name]) => name);
}
