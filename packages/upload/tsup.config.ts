import { defineConfig } from 'tsup';

/**
 * The served worker alone: sites copy this one file to wherever they serve workers from, so it imports nothing. All else
 * goes out module by module, by `tsc`: a bundle of it would keep what a page does not use.
 */
export default defineConfig({
  entry: { 'hash/hash.worker': 'src/hash/hash.worker.ts' },
  format: ['esm'],
  dts: false,
  sourcemap: true,
  target: 'es2022',
  splitting: false,
  minify: true,
});
