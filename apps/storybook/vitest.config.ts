import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@jianzhu/source', ...defaultClientConditions] },
  test: { name: 'storybook', include: ['**/*.test.{ts,tsx}'] },
});
