import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: '组件/QrCode 二维码',
  component: QrCode,
  args: { value: 'https://example.com/pay/202611210001', label: '微信扫码支付' },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Usual: StoryObj<typeof meta> = {
  name: '常用尺寸',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '微信扫码支付' })).toHaveAttribute('height', '130');
  },
};
export const Large: StoryObj<typeof meta> = { name: '大尺寸', args: { size: 240 } };
