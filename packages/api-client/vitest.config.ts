import { defineProject } from 'vitest/config';
import { patience } from '../../test-machine.config.ts';

export default defineProject({
  test: {
    name: 'api-client',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Its tests share nothing that lasts: files in one worker save most of the time of their start.
    isolate: false,
    ...patience,
  },
  ssr: {
    resolve: {
      conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
      externalConditions: ['@jianzhu/source'],
    },
  },
});
