import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/contract/schemas.ts',
    'src/analytics/index.ts',
    'src/openapi/index.ts',
  ],
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2023',
});
