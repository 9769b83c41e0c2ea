import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A server under measurement, alone on its core. */
export interface PinnedProcess {
  readonly port: number;
  /** Seconds of processor time its threads have used; undefined where the system does not tell. */
  cpuSeconds(): number | undefined;
  stop(): Promise<void>;
}

/** What runs now. A benchmark that fails must not leave its servers behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const canPin = spawnSync('taskset', ['--version']).status === 0;

/** Keeps this process, and what it starts from now on, on one core, where the system can. */
export function pinThisProcess(core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)]);
}

/**
 * Starts a Node program on one core and waits until it prints an address with its port.
 *
 * @throws when the program ends before that.
 */
export async function startPinned(
  core: number,
  program: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<PinnedProcess> {
  const [command = process.execPath, ...options] = [
    ...(canPin ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    '--conditions=@jianzhu/source',
    '--disable-warning=ExperimentalWarning',
    ...program,
  ];
  const child = spawn(command, options, {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    // The log goes where nothing reads it, at the cost that a pipe of an operator has.
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const port = await readPort(child, program.join(' '));
  return {
    port,
    // taskset replaces itself by the program and keeps its number.
    cpuSeconds: () => (child.pid === undefined ? undefined : cpuSecondsOf(child.pid)),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readPort(child: ChildProcess, name: string): Promise<number> {
  const announcements = child.stdio[3];
  if (!announcements || !('readable' in announcements)) throw new Error(`${name} has no way to say its port`);
  for await (const line of createInterface({ input: announcements })) {
    const port = /http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`${name} ended before it listened`);
}

/** Seconds of processor time that the children of a process have used, as those of a PostgreSQL server are its work. */
export function cpuSecondsOfChildren(parent: number): number | undefined {
  try {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
    return children.reduce((sum, child) => sum + (cpuSecondsOf(Number(child)) ?? 0), 0);
  } catch {
    // Only Linux has /proc.
    return undefined;
  }
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in parentheses, which may hold anything: state, parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

function cpuSecondsOf(pid: number): number | undefined {
  const tasks = `/proc/${pid}/task`;
  try {
    const nanoseconds = readdirSync(tasks).map((task) =>
      Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e9;
  } catch {
    // Only Linux has /proc; the caller then counts elapsed time.
    return undefined;
  }
}
