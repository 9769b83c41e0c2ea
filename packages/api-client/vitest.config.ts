import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api-client',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A busy machine takes longer than the defaults allow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
  ssr: {
    resolve: {
      conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
      externalConditions: ['@jianzhu/source'],
    },
  },
});
