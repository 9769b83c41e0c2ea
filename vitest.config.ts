import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['{packages,apps,examples}/*/vitest.config.ts', 'scripts/vitest.config.ts'] },
});
