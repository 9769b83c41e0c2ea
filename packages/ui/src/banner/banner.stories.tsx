import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import bannerUrl from '../art/banner.svg?no-inline';
import slimBannerUrl from '../art/banner-slim.svg?no-inline';
import { Banner } from './banner.tsx';

const meta = {
  title: '组件/Banner 搜索横幅',
  component: Banner,
  args: {
    variant: 'home',
    artSrc: bannerUrl,
    announcements: [{ text: '热烈祝贺吉林省建筑业数字平台正式上线', href: '#notice' }],
    sentence: '吉林建筑产业，一站对接',
    topics: [
      { text: '2026年四季度材料信息价发布', href: '#price' },
      { text: '冬期施工管理通知', href: '#winter' },
    ],
    onSearch: fn(),
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: '首页搜索横幅',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '钢筋{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('钢筋');
  },
};

/** Several announcements take turns; the button stops them. */
export const TwoAnnouncements: Story = {
  name: '两条公告轮播，可暂停',
  args: {
    announcements: [
      { text: '热烈祝贺吉林省建筑业数字平台正式上线', href: '#notice' },
      { text: '12月1日零时至四时系统维护，期间暂停报价' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停公告滚动' }));
    await expect(canvas.getByRole('button', { name: '继续公告滚动' })).toBeVisible();
  },
};

export const Slim: Story = {
  name: '列表页矮横幅',
  args: { variant: 'slim', artSrc: slimBannerUrl, announcements: undefined, sentence: undefined },
};
