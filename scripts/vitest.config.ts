import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['**/*.test.ts'],
    setupFiles: ['test/deep-runs.ts'],
    // A busy machine takes longer than the defaults allow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
