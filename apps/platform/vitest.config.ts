import { defineProject } from 'vitest/config';
import { patience } from '../../test-machine.config.ts';

export default defineProject({
  test: {
    name: 'platform',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-server.ts'],
    ...patience,
    // A database is made for each file.
    hookTimeout: 120_000,
  },
  ssr: {
    resolve: {
      conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
      externalConditions: ['@jianzhu/source'],
    },
  },
});
