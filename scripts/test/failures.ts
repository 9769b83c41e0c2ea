/** Report of Vitest's `json` reporter, as far as it is read here. */
interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** Part of a report of Playwright's `json` reporter: a file, or what it describes. */
interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const longestReason = 300;

function line(file: string, test: string, reason: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one.
  const plain = (reason ?? '').replaceAll(/\u001b\[[0-9;]*m/g, '').replaceAll(/\s+/g, ' ');
  return `${[file, test].filter(Boolean).join(' > ')}: ${plain.slice(0, longestReason)}`;
}

function vitestLines({ name, status, message, assertionResults }: VitestFile): readonly string[] {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [line(name, '', message)] : [];
  return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
}

function playwrightLines({ file, specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return line(file, title, results.find(({ error }) => error)?.error?.message);
    }),
    ...suites.flatMap(playwrightLines),
  ];
}

/**
 * What failed in a report, a test a line with the start of its reason: the end of a long log is what is kept of it.
 *
 * @param root the folder that names begin after.
 */
export function failureLines(report: string | undefined, root: string): readonly string[] {
  if (report === undefined) return [];
  // As its reporter writes it: a step whose report is another has failed already.
  const { testResults = [], suites = [] }: { testResults?: VitestFile[]; suites?: PlaywrightSuite[] } =
    JSON.parse(report);
  return [
    ...testResults.flatMap((file) => vitestLines({ ...file, name: file.name.replace(`${root}/`, '') })),
    ...suites.flatMap(playwrightLines),
  ];
}
