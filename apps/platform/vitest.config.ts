import { defineProject } from 'vitest/config';
import { patience } from '../../test-machine.config.ts';

export default defineProject({
  test: {
    name: 'platform',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-server.ts'],
    // Its tests share nothing that lasts: files in one worker save most of the time of their start. A file that mocks a
    // module loads everything anew, and so does the one after it.
    isolate: false,
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
