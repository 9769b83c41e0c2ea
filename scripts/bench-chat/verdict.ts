import type { Goal, Source } from './goals.ts';

/** What the sources that were run have reported. */
export type Reports = Readonly<Partial<Record<Source, unknown>>>;

/** The last JSON object that a benchmark printed, among whatever else. Undefined when there is none. */
export function lastReport(output: string): unknown {
  const starts = [...output.matchAll(/^\{/gm)].map(({ index }) => index).reverse();
  for (const start of starts) {
    try {
      return JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
    } catch {
      // An earlier line may begin the object that this one is a part of.
    }
  }
  return undefined;
}

/** The number at a place of a report; undefined when there is none. */
function figureAt(report: unknown, at: readonly string[]): number | undefined {
  let value = report;
  for (const name of at) {
    value =
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

type Verdict = 'met' | 'missed' | 'not measured';

function judge({ bound, value }: Goal, figure: number | undefined): Verdict {
  if (figure === undefined) return 'not measured';
  return (bound === 'at least' ? figure >= value : figure <= value) ? 'met' : 'missed';
}

/** Every goal with what was reached, as a table; and how many were met, missed, and not measured. */
export function verdictOn(
  goals: readonly Goal[],
  reports: Reports,
): { readonly table: string; readonly counts: Readonly<Record<Verdict, number>> } {
  const counts = { met: 0, missed: 0, 'not measured': 0 };
  const rows = goals.map((goal) => {
    const { source, name, at, bound, value, unit } = goal;
    const figure = figureAt(reports[source], at);
    const verdict = judge(goal, figure);
    counts[verdict] += 1;
    const reached = figure === undefined ? '' : `${Math.round(figure * 100) / 100}${unit}`;
    return `| ${name} | ${bound} ${value}${unit} | ${reached} | ${verdict} |`;
  });
  return { table: ['| figure | goal | reached | |', '|---|---|---|---|', ...rows].join('\n'), counts };
}
