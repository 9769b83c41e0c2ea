import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'platform',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-server.ts'],
    // A database and the test files beside it take longer on a busy machine than the defaults allow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
  ssr: {
    resolve: {
      conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
      externalConditions: ['@jianzhu/source'],
    },
  },
});
