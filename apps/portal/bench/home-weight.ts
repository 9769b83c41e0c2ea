import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { browserPath } from './browser-path.ts';
import { reportFigures } from './goals.ts';
import { moduleGraph } from './module-graph.ts';
import { startProduct } from './running-product.ts';

// What the home page weighs for an anonymous visitor with an empty cache, in bytes after gzip at level 9: the scripts
// that it needs to hydrate, all that it has downloaded ten seconds after its load, and the styles.

const page = '/default/home';
/** What a page downloads by itself until then is counted: the time is part of the figure. */
/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
/** When the goal looks at what was downloaded, in ms after the load. */
const settledAfterMs = isShort ? 1_000 : 10_000;
const goals = { atMost: { hydration: 140_000, downloaded: 195_000, styles: 25_000 } };

interface Visit {
  readonly html: string;
  /** Texts by address. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
  /** What the page needs before it can hydrate, downloaded again. */
  readonly graph: ReadonlyMap<string, string>;
}

const product = await startProduct(process.env);
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--disable-gpu'] });
try {
  const { html, scripts, styles, graph } = await visitHome(
    await browser.newPage({ viewport: { width: 1366, height: 768 } }),
    product.origin + page,
  );
  const later = new Map([...scripts].filter(([address]) => !graph.has(address)));
  const hydration = weigh('needed to hydrate', graph);
  const figures = {
    hydration,
    downloaded: hydration + weigh('downloaded besides', later),
    styles: weigh('styles', styles),
    document: gzipped(html),
    scriptFiles: graph.size + later.size,
    styleFiles: styles.size,
  };
  reportFigures('home-weight', figures, goals);
} finally {
  await browser.close();
  await product.stop();
}

async function visitHome(visit: Page, address: string): Promise<Visit> {
  const downloads: { readonly kind: string; readonly address: string; readonly text: Promise<string> }[] = [];
  visit.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') {
      downloads.push({ kind, address: response.url(), text: response.text() });
    }
  });
  await visit.goto(address, { waitUntil: 'load' });
  await visit.waitForTimeout(settledAfterMs);
  const textsOf = async (wanted: string) =>
    new Map(
      await Promise.all(
        downloads
          .filter(({ kind }) => kind === wanted)
          .map(async ({ address: from, text }): Promise<[string, string]> => [from, await text]),
      ),
    );
  const read = async (from: string) => (await visit.request.get(from)).text();
  const html = await read(address);
  return {
    html,
    scripts: await textsOf('script'),
    styles: await textsOf('stylesheet'),
    graph: await moduleGraph(html, address, read),
  };
}

/** Prints the files, the heaviest first, and adds them up. */
function weigh(title: string, files: ReadonlyMap<string, string>): number {
  const weights = Array.from(files, ([address, text]) => ({ file: new URL(address).pathname, bytes: gzipped(text) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${title}: ${total} bytes in ${weights.length} files\n`);
  for (const { file, bytes } of weights.toSorted((left, right) => right.bytes - left.bytes)) {
    process.stdout.write(`  ${String(bytes).padStart(7)} ${file}\n`);
  }
  return total;
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
