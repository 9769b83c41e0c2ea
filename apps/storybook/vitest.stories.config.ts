import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch, patience } from '../../test-machine.config.ts';

// Deep runs show every story in every theme; the others in the generic one.
const themes = process.env.TEST_DEEP ? ['generic', 'changchun', 'party', 'largeText'] : ['generic'];

function storiesIn(theme: string): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    // Found only while the first stories run otherwise, which loads React a second time.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        '@jianzhu/ui > @tiptap/core',
        '@jianzhu/ui > @tiptap/extension-image',
        '@jianzhu/ui > @tiptap/pm/state',
        '@jianzhu/ui > @tiptap/pm/tables',
        '@jianzhu/ui > @tiptap/react',
        '@jianzhu/ui > @tiptap/starter-kit',
        '@jianzhu/ui > @vanilla-extract/recipes/createRuntimeFn',
        '@jianzhu/ui > downshift',
        '@jianzhu/ui > hast-util-from-html-isomorphic',
        '@jianzhu/ui > hast-util-sanitize',
        '@jianzhu/ui > hast-util-to-html',
        '@jianzhu/ui > qrcode.react',
        '@jianzhu/ui > radix-ui/dialog',
        '@jianzhu/ui > radix-ui/dropdown-menu',
        '@jianzhu/ui > radix-ui/popover',
        '@jianzhu/ui > radix-ui/select',
        '@jianzhu/ui > react-day-picker',
        '@jianzhu/ui > react-day-picker/locale',
        '@jianzhu/ui > sonner',
        '@jianzhu/ui > virtua',
        '@jianzhu/ui > write-excel-file/browser',
        '@jianzhu/ui > yet-another-react-lightbox',
        '@jianzhu/ui > yet-another-react-lightbox/plugins/zoom',
      ],
    },
    test: {
      name: `stories:${theme}`,
      env: { VITE_STORY_THEME: theme },
      // A play function waits several times, each up to the limit in preview.tsx.
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Its name keeps it out of the unit tests: stories are a step of their own.
export default defineConfig({
  test: {
    projects: themes.map(storiesIn),
    reporters: ['dot', '../../scripts/test/repeated-tests.ts', 'json'],
    outputFile: { json: '../../test-results/stories.json' },
  },
});
