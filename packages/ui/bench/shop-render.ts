import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions } from 'vite';
import { percentile, reportFigures } from './figures.ts';

// A shop of 40 blocks, every kind among them, written to text as the server does it: from its blocks with all that they
// show to the HTML. What the platform takes to find them is no part of it.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const rounds = process.env.BENCH_SHORT === '1' ? 3 : 200;
const warmUp = 20;

process.env.NODE_ENV = 'production';
const source = '@jianzhu/source';
const server = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  mode: 'production',
  server: { middlewareMode: true, watch: null },
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [source] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] } },
});
try {
  const { renderShop } = await server.ssrLoadModule('/bench/pages/shop.tsx');
  for (let round = 0; round < warmUp; round += 1) renderShop();
  const times: number[] = [];
  let length = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    length = renderShop().length;
    times.push(performance.now() - begun);
  }
  const figures = { median: percentile(times, 0.5), p95: percentile(times, 0.95), kilobytes: length / 1024 };
  reportFigures('shop-render', figures, { p95: 60 });
} finally {
  await server.close();
}
