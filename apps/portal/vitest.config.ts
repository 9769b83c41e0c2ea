import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { patience } from '../../test-machine.config.ts';

const source = '@jianzhu/source';
const shared = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [source] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] },
    noExternal: [/^@jianzhu\//],
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'portal',
          environment: 'node',
          include: ['server/**/*.test.ts', 'app/**/*.test.ts', 'bench/**/*.test.ts'],
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          name: 'portal:dom',
          environment: 'happy-dom',
          include: ['app/**/*.test.tsx'],
          exclude: ['app/**/*.browser.test.tsx'],
          ...patience,
        },
      },
    ],
  },
});
