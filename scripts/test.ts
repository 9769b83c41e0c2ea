// `pnpm test`: runs every step, whatever failed before, and prints 'N passed, N failed' last; more than three tests that
// needed a second try are one failure. Above it stand where time went, slowest first, and what failed by name.
// `pnpm test lint unit` runs these alone; `--deep` lets tests run longer (TEST_DEEP=1).
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './env.ts';
import { findChromium, thisMachine } from './test/chromium.ts';
import { failureLines } from './test/failures.ts';
import { repeatedBeside } from './test/repeated-tests.ts';
import { fileTimes, slowestLines, type Timed } from './test/slowest.ts';
import { chooseSteps, type Step } from './test/steps.ts';
import {
  addTallies,
  judgeRepeats,
  repeatsLine,
  type Tally,
  tallyCheck,
  tallyLine,
  tallyTests,
} from './test/summary.ts';
import { workspaceRoot } from './workspace-root.ts';

const isDeep = process.argv.includes('--deep');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What became of a step, and where its time went. */
interface StepRun {
  readonly tally: Tally;
  readonly step: Timed;
  readonly files: readonly Timed[];
  /** What failed: a test a line, or the step itself where it names none. */
  readonly failures: readonly string[];
}

function stepEnvironment(chromium: string): NodeJS.ProcessEnv {
  const bin = join(workspaceRoot, 'node_modules/.bin');
  return {
    ...environment,
    PATH: `${bin}:${environment.PATH}`,
    CHROMIUM_PATH: chromium,
    TURBO_TELEMETRY_DISABLED: '1',
    ...(isDeep && { TEST_DEEP: '1' }),
  };
}

/** Tests show their progress; what a check printed is shown only when it fails. */
function runStep({ name, commands, report }: Step, env: NodeJS.ProcessEnv): StepRun {
  const begin = performance.now();
  for (const file of report ? [report, repeatedBeside(report)] : []) rmSync(join(workspaceRoot, file), { force: true });
  const run = ([file, ...args]: Step['commands'][number]): SpawnSyncReturns<string> =>
    spawnSync(file, args, {
      cwd: workspaceRoot,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', report ? 'inherit' : 'pipe', report ? 'inherit' : 'pipe'],
    });
  const failure = commands.map(run).find(({ status }) => status !== 0);
  if (failure && !report) console.log(`${failure.stdout}${failure.stderr}${failure.error?.message ?? ''}`);
  const succeeded = failure === undefined;
  const found = report && readReport(report);
  const tally = report ? tallyTests(succeeded, found, readReport(repeatedBeside(report))) : tallyCheck(succeeded);
  const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
  const ms = performance.now() - begin;
  console.log(`${verdict} ${name} ${report ? `(${tallyLine(tally)}) ` : ''}${seconds(ms)}`);
  const named = failureLines(found, workspaceRoot);
  const failures = tally.failed > 0 && named.length === 0 ? [`step ${name}`] : named;
  return { tally, step: { name, ms }, files: fileTimes(found, workspaceRoot), failures };
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(['', `${title}:`, ...lines, ''].join('\n'));
}

function readReport(path: string): string | undefined {
  const file = join(workspaceRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function refuse(message: string): number {
  console.error(message);
  console.log(tallyLine(tallyCheck(false)));
  return 1;
}

function main(): number {
  const begin = performance.now();
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const chosen = chooseSteps(names, isDeep);
  const chromium = findChromium(thisMachine(environment));
  if ('message' in chosen) return refuse(chosen.message);
  if ('missing' in chromium) return refuse(chromium.missing);
  const env = stepEnvironment(chromium.path);
  const runs = chosen.map((step) => runStep(step, env));
  const total = judgeRepeats(addTallies(runs.map(({ tally }) => tally)));
  printList('Slowest steps', slowestLines(runs.map(({ step }) => step)));
  printList('Slowest files of tests', slowestLines(runs.flatMap(({ files }) => files)));
  printList(
    'What failed',
    runs.flatMap(({ failures }) => failures),
  );
  console.log(`Everything took ${seconds(performance.now() - begin)}; ${total.skipped} tests were skipped.`);
  console.log(repeatsLine(total));
  console.log(tallyLine(total));
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = main();
