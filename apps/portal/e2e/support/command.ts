import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Absolute path of the repository. */
export const workspace = path.resolve(import.meta.dirname, '../../../..');

/** What a command printed on both of its streams, and the code that it ended with. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** A command that goes on until it is stopped. */
export interface RunningCommand {
  /** What it has printed so far. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  /** Ctrl-C, and then until it has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs `pnpm` with these arguments, from the repository's folder, to its end. */
export async function runPnpm(args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  const { child, output } = spawnPnpm(args, variables);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

/** Starts `pnpm` with these arguments, in a process group of its own. */
export function startPnpm(args: readonly string[], variables: NodeJS.ProcessEnv = {}): RunningCommand {
  const { child, output } = spawnPnpm(args, variables);
  const closed = once(child, 'close');
  return {
    output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await closed;
    },
  };
}

function spawnPnpm(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn('pnpm', args, {
    cwd: workspace,
    env: { ...process.env, ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { child, output: () => Buffer.concat(chunks).toString() };
}
