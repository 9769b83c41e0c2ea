import { defineConfig } from 'tsup';

const entries = ['index', 'protocol/index', 'store/index', 'react/index', 'testing/index', 'testing/chaos-proxy'];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
