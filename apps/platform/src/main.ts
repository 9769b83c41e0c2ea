import { DatabaseSetupError } from './db/setup-error.ts';
import { readPlatformSettings } from './env.ts';
import { createLog } from './http/log.ts';
import { PortError } from './listen.ts';
import { runPlatform } from './run-platform.ts';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const settings = readPlatformSettings();
if ('code' in settings) {
  fail(settings.message);
}
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
  const platform = await runPlatform(settings, log);
  await stopRequested;
  await platform.close();
  process.exit(0);
} catch (error) {
  if (error instanceof PortError || error instanceof DatabaseSetupError) fail(error.message);
  throw error;
}

/** Ends with one line for the operator. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
