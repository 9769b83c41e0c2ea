/** One step of `pnpm test`. */
export interface Step {
  /** One word, by which `pnpm test <name>` runs the step alone. */
  readonly name: string;
  /** Commands that all run, one after the other, as argument lists, from the repository's folder. */
  readonly commands: readonly (readonly [file: string, ...args: string[]])[];
  /** JSON report of a step that runs tests; a step without one counts as one test. */
  readonly report?: string;
  /** Left out unless tests may run longer, or it is named. */
  readonly isDeep?: true;
}

// All cores: half of the tests wait for a browser, a database or a process; one that is kept free for them would idle.
const unitWorkers = '--maxWorkers=100%';
const unitReport = 'test-results/unit.json';
const unitReporters = ['--reporter=dot', '--reporter=./scripts/test/repeated-tests.ts', '--reporter=json'];

/**
 * All steps, quick ones first. Unit tests include those that a package runs in the browser; e2e only the journeys; commands
 * those of the README, with `--deep` the benchmarks too.
 */
const steps: readonly Step[] = [
  { name: 'lint', commands: [['biome', 'ci', '.']] },
  { name: 'boundaries', commands: [['node', 'scripts/boundaries/generate.ts', '--check']] },
  { name: 'rules', commands: [['node', 'scripts/checks/spec.ts']] },
  {
    name: 'build',
    commands: [
      ['turbo', 'run', 'build', 'typecheck', '--output-logs=errors-only', '--continue'],
      ['tsc', '--noEmit', '-p', 'scripts'],
    ],
  },
  // It reads the portal's routes, which come from a package that is built by now.
  { name: 'unused', commands: [['knip']] },
  {
    name: 'packages',
    commands: [
      ['node', 'scripts/checks/packed-packages.ts'],
      ['node', 'scripts/checks/installed-packages.ts'],
    ],
  },
  {
    name: 'sizes',
    commands: [
      ['size-limit', '--silent'],
      ['node', 'scripts/checks/home-chunks.ts'],
    ],
  },
  { name: 'api', commands: [['node', 'scripts/checks/api-report.ts', '--check']] },
  {
    name: 'unit',
    commands: [['vitest', 'run', unitWorkers, ...unitReporters, `--outputFile.json=${unitReport}`]],
    report: unitReport,
  },
  {
    name: 'stories',
    commands: [['pnpm', '--filter', '@jianzhu/storybook', 'run', 'test:stories']],
    report: 'test-results/stories.json',
  },
  {
    name: 'visual',
    commands: [['pnpm', '--filter', '@jianzhu/storybook', 'run', 'test:visual']],
    report: 'test-results/visual.json',
  },
  {
    name: 'e2e',
    commands: [['pnpm', '--filter', '@jianzhu/portal', 'run', 'test:e2e']],
    report: 'apps/portal/test-results/e2e.json',
  },
  {
    name: 'commands',
    commands: [['pnpm', '--filter', '@jianzhu/portal', 'run', 'test:commands']],
    report: 'apps/portal/test-results/commands.json',
  },
  { name: 'mutations', commands: [['node', 'scripts/mutations.ts']], isDeep: true },
  {
    name: 'browsers',
    commands: [
      ['node', 'scripts/test/install-browsers.ts'],
      ['pnpm', '--filter', '@jianzhu/portal', 'run', 'test:browsers'],
    ],
    report: 'apps/portal/test-results/browsers.json',
    isDeep: true,
  },
];

/**
 * The steps with these names, in their own order; without a name all of them, those of `--deep` if it is asked for; else
 * one line about a wrong name.
 */
export function chooseSteps(names: readonly string[], isDeep: boolean): readonly Step[] | { readonly message: string } {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    return { message: `There is no step ${unknown}; the steps are ${steps.map(({ name }) => name).join(', ')}.` };
  }
  return steps.filter((step) => (names.length === 0 ? isDeep || !step.isDeep : names.includes(step.name)));
}
