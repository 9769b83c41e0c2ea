import { defineConfig } from 'tsup';

const entries = [
  'index',
  's3',
  'hash/index',
  'hash/hash.worker',
  'react/index',
  'node/index',
  'endpoint/index',
  'testing/index',
];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
