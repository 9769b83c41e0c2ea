import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, patience } from '../../test-machine.config.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'upload',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'chromium/**/*.test.ts', 'swift/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.{ts,tsx}'],
          ...patience,
        },
        ssr: {
          resolve: {
            // Without 'module': Node cannot run what storage clients ship for bundlers.
            conditions: ['@jianzhu/source', 'node', 'development|production'],
            externalConditions: ['@jianzhu/source'],
          },
        },
      },
      {
        resolve: { conditions: ['@jianzhu/source', ...defaultClientConditions] },
        optimizeDeps: {
          include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'xstate', '@uppy/core', '@uppy/aws-s3'],
        },
        test: {
          name: 'upload:browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          globalSetup: ['src/endpoint/serve-for-pages.ts'],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
