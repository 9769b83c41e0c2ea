import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sibling-site', environment: 'node', include: ['{packed,server,src}/**/*.test.ts'] },
});
