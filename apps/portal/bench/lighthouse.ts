import { launch } from 'chrome-launcher';
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { browserPath } from './browser-path.ts';
import { reportFigures } from './goals.ts';
import { startProduct } from './running-product.ts';

// Lighthouse on the representative public pages, by its desktop preset and its mobile default. Each run has a browser
// of its own; of each figure the median of a page's runs counts, and of the pages the worst.

const lessons = '/default/comprehensives-ervices/law-services/law-lesson';
/** A list or a page of its own; a record is reached as a visitor does, by the first link to it on its list. */
const allPages: readonly { readonly path: string; readonly listedOn?: string }[] = [
  { path: '/default/home' },
  { path: '/default/news/news-list' },
  { path: '/default/news/news-detail', listedOn: '/default/news/news-list' },
  { path: '/default/news/salon-more' },
  { path: '/default/company/more' },
  { path: '/default/company/detail', listedOn: '/default/company/more' },
  { path: '/default/qualification/teleport' },
  { path: '/default/knowledge-base/knowledge-details', listedOn: '/default/knowledge-base' },
  { path: `${lessons}/lawlesson-list` },
  { path: `${lessons}/lawlesson-detail`, listedOn: `${lessons}/lawlesson-list` },
  { path: '/default/comprehensives-ervices/case-list-need' },
  { path: '/default/home/help' },
];
/** The ends of paths that it is called with, or all pages. */
const named = process.argv.slice(2);
const pages = allPages.filter(({ path }) => named.length === 0 || named.some((end) => path.endsWith(end)));
/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const runs = isShort ? 1 : 3;
const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Scores out of 100. */
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
/** Times in milliseconds; the layout shift is a number without a unit. */
const audits = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
} as const;
/** The largest paint is a goal of the desktop: the mobile default slows network and processor to those of a slow phone. */
const goals = {
  atLeast: { desktopPerformance: 95, mobilePerformance: 90, accessibility: 100, bestPractices: 95, seo: 100 },
  atMost: { largestContentfulPaint: 1_200, cumulativeLayoutShift: 0.02 },
};

type Figures = Readonly<Record<keyof typeof categories | keyof typeof audits, number>>;

const product = await startProduct(process.env);
try {
  const desktop: Figures[] = [];
  const mobile: Figures[] = [];
  for (const { path, listedOn } of pages) {
    const address = listedOn ? await firstLink(product.origin + listedOn, path) : product.origin + path;
    desktop.push(await medianRun(`desktop ${path}`, address, desktopConfig));
    mobile.push(await medianRun(`mobile ${path}`, address, undefined));
  }
  const both = [...desktop, ...mobile];
  const figures = {
    desktopPerformance: least(desktop, 'performance'),
    mobilePerformance: least(mobile, 'performance'),
    accessibility: least(both, 'accessibility'),
    bestPractices: least(both, 'bestPractices'),
    seo: least(both, 'seo'),
    largestContentfulPaint: most(desktop, 'largestContentfulPaint'),
    cumulativeLayoutShift: most(both, 'cumulativeLayoutShift'),
  };
  reportFigures('lighthouse', figures, goals, { pages: pages.length, runs });
} finally {
  await product.stop();
}

/** The first address below the path that the page's markup links to. */
async function firstLink(page: string, path: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const start = html.indexOf(`href="${path}?`);
  if (start < 0) throw new Error(`${page} has no link to ${path}`);
  const from = start + 'href="'.length;
  return new URL(html.slice(from, html.indexOf('"', from)).replaceAll('&amp;', '&'), page).href;
}

function least(all: readonly Figures[], name: keyof Figures): number {
  return Math.min(...all.map((figures) => figures[name]));
}

function most(all: readonly Figures[], name: keyof Figures): number {
  return Math.max(...all.map((figures) => figures[name]));
}

async function medianRun(title: string, address: string, config: Config | undefined): Promise<Figures> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await runOnce(address, config);
    measured.push(figuresOf(result));
    process.stdout.write(`${title} ${run + 1}: ${JSON.stringify(measured.at(-1))}\n`);
    if (run === 0) for (const line of shortcomings(result)) process.stdout.write(`  ${line}\n`);
  }
  const [first] = measured;
  if (!first) throw new Error('Nothing was measured');
  return mapFigures(first, (name) => median(measured.map((figures) => figures[name])));
}

async function runOnce(address: string, config: Config | undefined): Promise<Result> {
  const browser = await launch({ chromePath: browserPath(), chromeFlags: browserFlags, logLevel: 'silent' });
  try {
    const onlyCategories = Object.values(categories);
    const result = await lighthouse(address, { port: browser.port, logLevel: 'error', onlyCategories }, config);
    if (!result) throw new Error('Lighthouse gave no result');
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    browser.kill();
  }
}

function figuresOf({ categories: scored, audits: measured }: Result): Figures {
  const score = (id: string) => Math.round((scored[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => Math.round((measured[id]?.numericValue ?? Number.NaN) * 10_000) / 10_000;
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    bestPractices: score(categories.bestPractices),
    seo: score(categories.seo),
    firstContentfulPaint: value(audits.firstContentfulPaint),
    largestContentfulPaint: value(audits.largestContentfulPaint),
    totalBlockingTime: value(audits.totalBlockingTime),
    cumulativeLayoutShift: value(audits.cumulativeLayoutShift),
  };
}

/** The audits that did not pass, for whoever wants to improve the figures. */
function shortcomings({ audits: measured }: Result): string[] {
  return Object.values(measured)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`);
}

function mapFigures(figures: Figures, of: (name: keyof Figures) => number): Figures {
  // The keys of the record are those of its type, which Object.keys forgets.
  const names = Object.keys(figures) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Figures;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
