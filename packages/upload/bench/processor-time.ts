import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { browserProcesses } from '../chromium/browser.ts';

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** Where the times stand behind the name of the process, which may hold anything but a closing bracket at its end. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Seconds of the processor that all processes of a browser use during some work. */
export async function processorTime(browser: Browser, work: () => Promise<void>): Promise<number> {
  const pids = (await browserProcesses(browser)).map(({ pid }) => pid);
  const sum = (): number => pids.reduce((seconds, pid) => seconds + used(pid), 0);
  const before = sum();
  await work();
  return sum() - before;
}

function used(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_A_SECOND;
}
