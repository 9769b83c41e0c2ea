import { type ChildProcess, spawn } from 'node:child_process';

/** A program of ours that this script starts and stops. */
export interface Program {
  readonly command: readonly [file: string, ...args: string[]];
  readonly cwd: string;
  /** The whole environment of the program. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

/** How a program ended: by itself with a code, or by a signal. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A program while it runs. */
export interface Child {
  /** What the program printed so far; empty when it prints to the terminal itself. */
  readonly output: () => string;
  /** Never rejects: a program that cannot be started ends with code 127. */
  readonly ended: Promise<Ending>;
  /** Asks the program to end, kills it when it takes longer than `graceMs`, and then all that it has started. */
  readonly stop: (graceMs: number) => Promise<Ending>;
}

const notStarted: Ending = { code: 127, signal: null };

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches this script alone and the
 * programs are stopped in order.
 */
export function startChild(program: Program, print: 'terminal' | 'collect'): Child {
  const [file, ...args] = program.command;
  const stream = print === 'terminal' ? 'inherit' : 'pipe';
  const { cwd, env } = program;
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', stream, stream] });
  const chunks: Buffer[] = [];
  for (const source of [child.stdout, child.stderr]) source?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(notStarted);
    });
  });
  return {
    ended,
    output: () => Buffer.concat(chunks).toString(),
    stop: async (graceMs) => {
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
      const ending = await ended;
      clearTimeout(kill);
      killGroup(child);
      return ending;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the group is empty, as it should be.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
