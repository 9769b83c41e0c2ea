import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions } from 'vite';
import { expect, test } from 'vitest';

/** Bytes of what a module needs, after gzip, by kind of file; React is not counted. */
async function weigh(entry: string): Promise<{ readonly scripts: number; readonly styles: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@jianzhu/source', ...defaultClientConditions] },
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
  });
  const files = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const bytes = (ending: RegExp) =>
    files
      .filter(({ fileName }) => ending.test(fileName))
      .reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length, 0);
  return { scripts: bytes(/\.m?js$/), styles: bytes(/\.css$/) };
}

test('a button alone takes at most 5 kB of script beyond React', async () => {
  const { scripts, styles } = await weigh(join(import.meta.dirname, 'fixtures/button-alone.ts'));
  expect(scripts).toBeGreaterThan(100);
  expect(scripts).toBeLessThanOrEqual(5000);
  expect(styles).toBeGreaterThan(100);
}, 60_000);
