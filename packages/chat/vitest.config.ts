import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, patience } from '../../test-machine.config.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'chat',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.{ts,tsx}'],
          ...patience,
        },
        ssr: {
          resolve: {
            conditions: ['@jianzhu/source', 'module', 'node', 'development|production'],
            externalConditions: ['@jianzhu/source'],
          },
        },
      },
      {
        resolve: { conditions: ['@jianzhu/source', ...defaultClientConditions] },
        optimizeDeps: {
          include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'xstate', 'rxjs', 'valtio/vanilla'],
        },
        test: {
          name: 'chat:browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
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
