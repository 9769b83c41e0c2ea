import { defineProject } from 'vitest/config';
import { patience } from '../test-machine.config.ts';

export default defineProject({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/fixtures/**'],
    setupFiles: ['test/deep-runs.ts'],
    ...patience,
  },
  // As `pnpm start` runs: without a build of the packages.
  ssr: {
    resolve: {
      conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
      externalConditions: ['@jianzhu/source'],
    },
  },
});
