/** Where time went: a step, or a file of tests in one. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** Report of Vitest's `json` reporter, as far as it is read here. */
interface VitestFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Part of a report of Playwright's `json` reporter: a file, or what it describes. */
interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const shown = 10;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function suiteMs({ specs = [], suites = [] }: PlaywrightSuite): number {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum(tries.map(({ duration }) => duration)) + sum(suites.map(suiteMs));
}

/**
 * The time of each file of tests in a report, every try of Playwright's counted; files run beside each other, so that
 * they add up to more than their step.
 *
 * @param root the folder that names begin after.
 */
export function fileTimes(report: string | undefined, root: string): readonly Timed[] {
  if (report === undefined) return [];
  // As its reporter writes it: a step whose report is another has failed already.
  const { testResults = [], suites = [] }: { testResults?: VitestFile[]; suites?: PlaywrightSuite[] } =
    JSON.parse(report);
  return [
    ...testResults.map(({ name, startTime, endTime }) => ({
      name: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
      ms: endTime - startTime,
    })),
    ...suites.map((suite) => ({ name: suite.file, ms: suiteMs(suite) })),
  ];
}

/** The slowest ten, slowest first, one a line. */
export function slowestLines(timed: readonly Timed[]): readonly string[] {
  return timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, shown)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
