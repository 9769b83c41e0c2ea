import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sibling-site',
    environment: 'node',
    include: ['{packed,server,src}/**/*.test.ts'],
    // A busy machine takes longer than the defaults allow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
