import { defineProject } from 'vitest/config';
import { patience } from '../../test-machine.config.ts';

export default defineProject({
  test: {
    name: 'api-client',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    ...patience,
  },
  ssr: {
    resolve: {
      conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
      externalConditions: ['@jianzhu/source'],
    },
  },
});
