import { defineConfig, type Options } from 'tsup';

const entries = ['index', 's3', 'hash/index', 'react/index', 'node/index', 'endpoint/index', 'testing/index'];
const servedWorker = 'hash/hash.worker';

const sourceOf = (name: string): [string, string] => [name, `src/${name}.ts`];
const shared: Options = { format: ['esm'], dts: false, sourcemap: true, target: 'es2022' };

export default defineConfig([
  // The worker is built beside this; neither build may take the other's files away.
  { ...shared, entry: Object.fromEntries(entries.map(sourceOf)), clean: [`!${servedWorker}.js*`] },
  // Sites copy this file to wherever they serve workers from, so it imports nothing.
  { ...shared, entry: Object.fromEntries([sourceOf(servedWorker)]), splitting: false, minify: true },
]);
