import { findLaunchers, launchersAlive } from './launchers.ts';

const launcherCheckMs = 500;

/** Exit codes as shells give them: 128 + the signal's number. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Resolves with the exit code once the user wants an end: by a signal, or by ending npx or pnpm, which do not pass
 * their signals on.
 */
export function stopRequest(): Promise<number> {
  const launchers = findLaunchers();
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(signals)) process.on(signal, () => resolve(code));
    setInterval(() => {
      if (!launchersAlive(launchers)) resolve(signals.SIGTERM);
    }, launcherCheckMs).unref();
    // Whoever read our output may be gone before the servers are stopped; that must not end us first.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => resolve(signals.SIGHUP));
  });
}
