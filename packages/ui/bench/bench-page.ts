import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { findChromium, thisMachine } from '../../../scripts/test/chromium.ts';

/** A page built as for production, open in a browser. */
export interface BenchPage {
  readonly page: Page;
  readonly browser: Browser;
  /** Folder of the built page. */
  readonly close: () => Promise<void>;
}

/**
 * Builds one of the pages beside this file and opens it in Chromium.
 *
 * @throws when there is no Chromium, or when the page does not build.
 */
export async function openBenchPage(name: string): Promise<BenchPage> {
  const search = findChromium(thisMachine(process.env));
  if ('missing' in search) throw new Error(search.missing);
  const root = join(import.meta.dirname, 'pages');
  const outDir = await mkdtemp(join(tmpdir(), 'ui-bench-'));
  const shared = { root, logLevel: 'error', configFile: false } as const;
  await build({
    ...shared,
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@jianzhu/source', ...defaultClientConditions] },
    build: { outDir, rollupOptions: { input: join(root, `${name}.html`) } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (!origin) throw new Error('the preview server has no address');
  const browser = await chromium.launch({ executablePath: search.path, args: ['--disable-gpu', '--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}${name}.html`);
  return {
    page,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
