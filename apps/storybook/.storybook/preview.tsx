import '@jianzhu/ui/global-styles';
import { themeClass } from '@jianzhu/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';

// A busy machine takes more than the usual second to load a calendar.
configure({ asyncUtilTimeout: 5000 });

type Theme = keyof typeof themeClass;

const themeNames = {
  generic: '通用',
  changchun: '长春专区',
  party: '党建',
  largeText: '大字版',
  mourning: '哀悼灰',
} satisfies Record<Theme, string>;

const isTheme = (name: unknown): name is Theme => typeof name === 'string' && name in themeClass;

/** Puts the theme's class on the html element, where the portal puts it too. */
const inTheme: Decorator = (Story, { globals }) => {
  const theme = isTheme(globals.theme) ? globals.theme : 'generic';
  useLayoutEffect(() => {
    const name = themeClass[theme];
    document.documentElement.lang = 'zh-CN';
    if (name === '') return;
    document.documentElement.classList.add(name);
    return () => document.documentElement.classList.remove(name);
  }, [theme]);
  return <Story />;
};

const preview: Preview = {
  decorators: [inTheme],
  initialGlobals: { theme: import.meta.env.VITE_STORY_THEME ?? 'generic' },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themeNames).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['原则', '令牌', '组件', '页面模式', '首页'] } },
  },
  tags: ['autodocs'],
};

export default preview;
