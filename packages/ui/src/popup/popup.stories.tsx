import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Popup } from './popup.tsx';

const meta = {
  title: '组件/Popup 首页弹窗',
  component: Popup,
  // What is open would cover the page of the component.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    title: '系统升级公告',
    text: '11月28日22:00至次日6:00暂停服务。',
    href: '#notice',
  },
} satisfies Meta<typeof Popup>;
export default meta;

export const WithLink: StoryObj<typeof meta> = { name: '可点击的弹窗' };
export const TextOnly: StoryObj<typeof meta> = { name: '只有文字', args: { href: undefined } };
