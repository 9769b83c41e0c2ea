import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { patience } from '../../test-machine.config.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@jianzhu/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@jianzhu/source', ...defaultServerConditions] } },
  test: {
    name: 'storybook',
    include: ['**/*.test.{ts,tsx}', '.storybook/*.test.ts'],
    exclude: ['**/node_modules/**'],
    ...patience,
  },
});
