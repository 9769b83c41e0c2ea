import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Properties try hundreds of cases; on a busy machine that takes longer than the defaults allow.
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

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
            provider: playwright({
              launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
