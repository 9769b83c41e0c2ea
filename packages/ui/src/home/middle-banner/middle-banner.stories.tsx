import type { Meta, StoryObj } from '@storybook/react-vite';
import pictureUrl from '../../art/middle-banner.svg?no-inline';
import { MiddleBanner } from './middle-banner.tsx';

const meta = {
  title: '首页/MiddleBanner 通栏',
  parameters: { layout: 'fullscreen' },
  component: MiddleBanner,
  args: { href: '#finance', title: '供应链金融', summary: '凭平台履约记录申请，年化3.35%起' },
} satisfies Meta<typeof MiddleBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = { name: '绘制的通栏' };
export const Picture: Story = { name: '图片通栏', args: { imageUrl: pictureUrl } };
