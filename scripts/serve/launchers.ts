import { basename } from 'node:path';
import { findProcess, isAlive, type LiveProcess } from './processes.ts';

/** Package managers start scripts through a few shells; further up is the user's own. */
const mostLevels = 8;
const packageManagers = /^(npx|npm|pnpm|yarn)(-cli)?(\.[cm]?js)?$/;

/** npm calls itself by what it runs: "npm exec pnpm@12 start". */
function isPackageManager({ command }: LiveProcess): boolean {
  const [program = '', script = ''] = command;
  if (/^(npm|npx) /.test(program)) return true;
  const name = basename(program);
  return packageManagers.test(name) || (name.startsWith('node') && packageManagers.test(basename(script)));
}

/**
 * The processes that started this one, from its parent up to the farthest package manager; without one only the
 * parent. npx passes no SIGTERM on, so whoever wants to stop with it has to watch them.
 */
export function findLaunchers(from = process.ppid): readonly LiveProcess[] {
  const ancestors: LiveProcess[] = [];
  for (let pid = from; pid > 1 && ancestors.length < mostLevels; ) {
    const found = findProcess(pid);
    if (!found) break;
    ancestors.push(found);
    pid = found.parent;
  }
  const farthest = ancestors.findLastIndex(isPackageManager);
  return ancestors.slice(0, Math.max(1, farthest + 1));
}

/** Whether every launcher still lives. */
export function launchersAlive(launchers: readonly LiveProcess[]): boolean {
  return launchers.every(isAlive);
}
