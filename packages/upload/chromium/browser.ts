import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumPath } from './env.ts';

/** Time between two looks at the memory of a process, in ms. */
const SAMPLE_INTERVAL = 50;

const MEBIBYTE = 1024 ** 2;
const KIBIBYTES = 1024;

/** Starts a Chromium. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** A process of the browser. */
export interface BrowserProcess {
  readonly pid: number;
  readonly type: string;
}

/** The processes of a browser. */
export async function browserProcesses(browser: Browser): Promise<readonly BrowserProcess[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.map(({ id, type }) => ({ pid: id, type }));
}

/** The process of the page that was opened last. */
async function newestRenderer(browser: Browser): Promise<number> {
  const processes = await browserProcesses(browser);
  return Math.max(...processes.filter(({ type }) => type === 'renderer').map(({ pid }) => pid));
}

/** By how many bytes the process of the page that was opened last grows at most while it does something. */
export async function growthDuring(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const pid = await newestRenderer(browser);
  const before = residentBytes(pid);
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, SAMPLE_INTERVAL);
  try {
    await work();
  } finally {
    clearInterval(sampler);
  }
  return Math.max(most, residentBytes(pid)) - before;
}

/** What a piece of work adds to the memory of the page's process. */
export interface MemoryGrowth {
  /** Bytes at most meanwhile, garbage and mapped program code included. */
  readonly peak: number;
  /** Bytes afterwards without either. */
  readonly kept: number;
}

/** By how much the process of the page that was opened last grows by some work. */
export async function memoryGrowth(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<MemoryGrowth> {
  const pid = await newestRenderer(browser);
  const session = await page.context().newCDPSession(page);
  const anonymous = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return statusBytes(pid, 'RssAnon');
  };
  const before = await anonymous();
  const peak = await growthDuring(browser, work);
  return { peak, kept: (await anonymous()) - before };
}

const residentBytes = (pid: number): number => statusBytes(pid, 'VmRSS');

function statusBytes(pid: number, field: 'VmRSS' | 'RssAnon'): number {
  const [, kibibytes = 0] =
    new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * KIBIBYTES;
}

/** Bytes as MiB, for whoever reads a report. */
export const mebibytes = (bytes: number): number => bytes / MEBIBYTE;

/** Opens the site, chooses files and runs the script. */
export async function openPage(
  browser: Browser,
  { origin, files, script }: { readonly origin: string; readonly files: readonly string[]; readonly script: string },
): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  await chooseFiles(page, files, script);
  return page;
}

/** Chooses files as a user does, also after a reload. */
export async function chooseFiles(page: Page, files: readonly string[], script: string): Promise<void> {
  await page.setInputFiles('input', [...files]);
  await page.evaluate(script);
}
