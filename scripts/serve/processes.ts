import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A live process. Its id and start together are unique: the system hands ids out again. */
export interface LiveProcess {
  readonly pid: number;
  readonly parent: number;
  readonly startedAt: string;
  /** The program and its arguments, or the title that the program gave itself. */
  readonly command: readonly string[];
}

/** The process with this id; undefined once it is gone, which a zombie counts as. */
export function findProcess(pid: number): LiveProcess | undefined {
  try {
    return process.platform === 'linux' ? fromProcFolder(pid) : fromProcessList(pid);
  } catch {
    // Both sources answer an unknown id with an error.
    return undefined;
  }
}

/** Whether this very process still lives. */
export function isAlive({ pid, startedAt }: LiveProcess): boolean {
  return findProcess(pid)?.startedAt === startedAt;
}

function fromProcFolder(pid: number): LiveProcess | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may contain spaces; the third follows the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent] = fields;
  const startedAt = fields[19] ?? '';
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  return isGone(state) ? undefined : { pid, parent: Number(parent), startedAt, command };
}

function fromProcessList(pid: number): LiveProcess | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,state=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [parent, state = '', ...rest] = line.trim().split(/\s+/);
  const startedAt = rest.slice(0, 5).join(' ');
  return isGone(state) ? undefined : { pid, parent: Number(parent), startedAt, command: rest.slice(5) };
}

const isGone = (state: string): boolean => state.startsWith('Z') || state.startsWith('X');
