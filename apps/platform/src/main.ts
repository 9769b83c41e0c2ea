import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { DatabaseSetupError } from './db/setup-error.ts';
import type { DroppedDemo } from './demo/drop-demo.ts';
import { readPlatformSettings } from './env.ts';
import { createLog } from './http/log.ts';
import { PortError } from './listen.ts';
import type { StartOrders } from './run-platform.ts';

// Beside the sources, where nobody can put anything who could not change them too. The next start need not compile.
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/compiled'));

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const settings = readPlatformSettings();
if ('code' in settings) {
  fail(settings.message);
}
const orders = readOrders(process.argv.slice(2), settings.demo);
const log = createLog(settings.logLevel);

// Listened to from the start: a stop that comes during the start waits for its end.
const stopRequested = new Promise<void>((resolve) => {
  for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
});
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'an error that nobody caught');
  process.exit(1);
});

try {
  const { runPlatform } = await import('./run-platform.ts');
  const platform = await runPlatform(settings, log, orders);
  await stopRequested;
  await platform.close();
  process.exit(0);
} catch (error) {
  if (error instanceof PortError || error instanceof DatabaseSetupError) fail(error.message);
  throw error;
}

/** `--drop-demo` for a service, with `--force` after it or without. */
function readOrders(args: readonly string[], isDemo: boolean): StartOrders {
  if (args.length === 0) return {};
  const [order, force, ...others] = args;
  if (order !== '--drop-demo' || (force !== undefined && force !== '--force') || others.length > 0) {
    fail(`${args.join(' ')}: only --drop-demo and --drop-demo --force are known`);
  }
  if (isDemo) fail('--drop-demo: only with DEMO=0');
  return { dropDemo: { force: force !== undefined }, onDropped: tellDropped };
}

function tellDropped({ tables, objectKeys }: DroppedDemo): void {
  if (tables.length === 0) tell('There is no demo data.');
  for (const { table, demo, hanging } of tables) {
    tell(`Removed from ${table}: ${demo} of the demo data, ${hanging} that hung on it.`);
  }
  tell(`Removed stored files: ${objectKeys.length}.`);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends with one line for the operator. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
