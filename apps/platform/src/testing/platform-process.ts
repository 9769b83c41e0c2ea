import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePorts } from './free-ports.ts';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

/** The platform takes a port and its neighbours for the sites. */
const PORTS = 4;

export interface PlatformProcess {
  readonly origin: string;
  /** Kills it as a crash would, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it in order, its PostgreSQL too. */
  stop(): Promise<void>;
  /** Starts it again and resolves when it answers, with the time that took in ms. */
  restart(): Promise<number>;
}

/** Of all, as platforms that share a database must have it. */
const SEALING_KEY = Buffer.alloc(32, 7).toString('base64');

/**
 * The platform as an operator runs it, in a process of its own, on a data folder of the test's.
 *
 * @param variables more of the environment, or other than the demonstration's
 */
export async function startPlatformProcess(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<PlatformProcess> {
  const port = await freePorts(PORTS);
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const restart = async () => {
    const startedAt = performance.now();
    child = spawn(process.execPath, ['--conditions=@jianzhu/source', '--disable-warning=ExperimentalWarning', MAIN], {
      env: { PLATFORM_PORT: String(port), DATA_DIR: dataDir, SEALING_KEY, DEMO: '1', LOG_LEVEL: 'fatal', ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await vi.waitUntil(
      () =>
        fetch(`${origin}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: 60_000,
        interval: 10,
      },
    );
    return performance.now() - startedAt;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  onTestFinished(() => end('SIGTERM'));
  await restart();
  return { origin, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), restart };
}
