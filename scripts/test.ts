// `pnpm test`: runs every step, whatever failed before, and prints 'N passed, N failed' last. `--deep`: long runs too.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './env.ts';
import { findChromium, thisMachine } from './test/chromium.ts';
import { type Step, steps } from './test/steps.ts';
import { addTallies, type Tally, tallyCheck, tallyLine, tallyTests } from './test/summary.ts';
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
  if (report) rmSync(join(workspaceRoot, report), { force: true });
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
  const tally = report ? tallyTests(succeeded, readReport(report)) : tallyCheck(succeeded);
  const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name} ${report ? `(${tallyLine(tally)}) ` : ''}${seconds(begin)}`);
  return tally;
}

function readReport(path: string): string | undefined {
  const file = join(workspaceRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function main(): number {
  const begin = performance.now();
  const chromium = findChromium(thisMachine(environment));
  if ('missing' in chromium) {
    console.error(chromium.missing);
    console.log(tallyLine(tallyCheck(false)));
    return 1;
  }
  const env = stepEnvironment(chromium.path);
  const total = addTallies(steps.map((step) => runStep(step, env)));
  console.log(`Everything took ${seconds(begin)}.`);
  console.log(tallyLine(total));
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = main();
