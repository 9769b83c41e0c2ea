// `pnpm test`: runs every step, whatever failed before, and prints 'N passed, N failed' last; more than three tests that
// needed a second try are one failure.
// `pnpm test lint unit` runs these alone; `--deep` lets tests run longer (TEST_DEEP=1).
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './env.ts';
import { findChromium, thisMachine } from './test/chromium.ts';
import { repeatedBeside } from './test/repeated-tests.ts';
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

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function stepEnvironment(chromium: string): NodeJS.ProcessEnv {
  const bin = join(workspaceRoot, 'node_modules/.bin');
  return {
    ...environment,
    PATH: `${bin}:${environment.PATH}`,
    CHROMIUM_PATH: chromium,
    TURBO_TELEMETRY_DISABLED: '1',
    ...(process.argv.includes('--deep') && { TEST_DEEP: '1' }),
  };
}

/** Tests show their progress; what a check printed is shown only when it fails. */
function runStep({ name, commands, report }: Step, env: NodeJS.ProcessEnv): Tally {
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
  const tally = report
    ? tallyTests(succeeded, readReport(report), readReport(repeatedBeside(report)))
    : tallyCheck(succeeded);
  const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name} ${report ? `(${tallyLine(tally)}) ` : ''}${seconds(begin)}`);
  return tally;
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
  const chosen = chooseSteps(process.argv.slice(2).filter((argument) => !argument.startsWith('--')));
  const chromium = findChromium(thisMachine(environment));
  if ('message' in chosen) return refuse(chosen.message);
  if ('missing' in chromium) return refuse(chromium.missing);
  const env = stepEnvironment(chromium.path);
  const total = judgeRepeats(addTallies(chosen.map((step) => runStep(step, env))));
  console.log(`Everything took ${seconds(begin)}; ${total.skipped} tests were skipped.`);
  console.log(repeatsLine(total));
  console.log(tallyLine(total));
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = main();
