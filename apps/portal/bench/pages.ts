import { gzipSync } from 'node:zlib';
import { findPage, PAGES, type Page } from '@jianzhu/domain/pages';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserPath } from './browser-path.ts';
import { reportFigures } from './goals.ts';
import { moduleGraph } from './module-graph.ts';
import { startProduct } from './running-product.ts';

// What each open page of the table weighs, in bytes after gzip at level 9, and what the server takes for it: its
// document and the scripts that it needs to hydrate, and the time until its document is there, one request at a time.
// Pages of the member centre are asked for by the demonstration's administrator, all others by a visitor.

const isShort = process.env.BENCH_SHORT === '1';
const requests = isShort ? 2 : 30;
const account = { phone: '13800000001', password: 'Demo@2024' };
/** Scripts of a page, in bytes: of the member centre's with a form and without one, and of a public one. */
const goals = { form: 230_000, list: 190_000, visitors: 150_000 };
const withForm: readonly string[] = [
  '/user/standard-certification/uploadImageOrVideo',
  '/user/password/same',
  '/user/password/edit',
  '/user/password/refind',
  '/user/password/set',
  '/user/password/second-factor',
  '/user/building-materials/address-modify',
  '/user/default/edit',
];

const product = await startProduct(process.env);
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--disable-gpu'] });
try {
  const [visitor, member] = [await browser.newContext(), await browser.newContext()];
  await logIn(member);
  const open = PAGES.filter(({ opening }) => !opening);
  const figures: Record<string, number> = {};
  const atMost: Record<string, number> = {};
  for (const page of open) {
    const measured = await measure(page, page.layout === 'simple' ? member : visitor);
    process.stdout.write(
      `${kilobytes(measured.scripts)} scripts ${kilobytes(measured.document)} document ${measured.median.toFixed(0).padStart(5)} ms ${measured.slow.toFixed(0).padStart(5)} ms p95  ${page.path}\n`,
    );
    figures[page.path] = measured.scripts;
    atMost[page.path] = goals[page.layout !== 'simple' ? 'visitors' : withForm.includes(page.path) ? 'form' : 'list'];
  }
  for (const path of withForm) if (findPage(path) === null) throw new Error(`No page is at ${path}`);
  reportFigures('pages', figures, { atMost });
} finally {
  await browser.close();
  await product.stop();
}

/** Logs in as a person does, and chooses the first company. */
async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${product.origin}/login-start/login`);
  await page.getByLabel('手机号').first().fill(account.phone);
  await page.getByLabel('密码').first().fill(account.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: /公司/ }).first().click();
  await page.waitForURL(`${product.origin}/**`);
  await page.close();
}

async function measure({ path }: Page, context: BrowserContext) {
  const address = product.origin + path;
  const times: number[] = [];
  let html = '';
  for (let count = 0; count <= requests; count += 1) {
    const begin = performance.now();
    html = await (await context.request.get(address)).text();
    // The first one warms up.
    if (count > 0) times.push(performance.now() - begin);
  }
  const graph = await moduleGraph(html, address, async (from) => (await context.request.get(from)).text());
  const scripts = [...graph.values()].reduce((sum, code) => sum + gzipped(code), 0);
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { scripts, document: gzipped(html), median: at(0.5), slow: at(0.95) };
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
