import '@jianzhu/ui/global-styles';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, getConfig } from 'storybook/test';
import { describedArgTypes } from './arg-types.ts';
import { inTheme, onNetwork, withMotion } from './decorators.tsx';
import { globalTypes, viewports } from './toolbar.ts';

/** A visitor sees what an action led to before the next one; so do play functions, whatever React puts off. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

// Stories alone need none of it, in tests above all.
const DocsPage = lazy(() => import('./docs-page.tsx'));

function Docs() {
  return (
    <Suspense fallback={null}>
      <DocsPage />
    </Suspense>
  );
}

const preview: Preview = {
  argTypesEnhancers: [describedArgTypes],
  beforeAll: () => {
    const { asyncWrapper } = getConfig();
    configure({
      // A busy machine takes more than the usual second to load a calendar.
      asyncUtilTimeout: 15_000,
      asyncWrapper: async (action) => {
        const result = await asyncWrapper(action);
        await waitForPaint();
        return result;
      },
    });
  },
  decorators: [onNetwork, withMotion, inTheme],
  initialGlobals: {
    theme: import.meta.env.VITE_STORY_THEME ?? 'generic',
    density: 'comfortable',
    login: 'member',
    companyType: 'require',
    network: 'ok',
    motion: 'full',
  },
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: Docs },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          '原则',
          ['总则', '文案', '键盘', '无障碍标准对照', '生命周期与变更'],
          '令牌',
          '组件',
          '页面模式',
          '首页',
          '页面视图',
        ],
      },
    },
  },
  tags: ['autodocs', 'ready'],
};

export default preview;
