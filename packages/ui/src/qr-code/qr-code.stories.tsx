import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { QrCanvas, QrCode } from './qr-code.tsx';

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

function DrawnCode() {
  const [code, setCode] = useState<HTMLCanvasElement | null>(null);
  const [src, setSrc] = useState('');
  return (
    <>
      <QrCanvas ref={setCode} value="https://example.com/pay/202611210001" size={240} />
      <button type="button" onClick={() => setSrc(code?.toDataURL() ?? '')}>
        画成图片
      </button>
      {src && <img src={src} alt="画出的二维码" width={240} height={240} />}
    </>
  );
}

export const Drawn: StoryObj<typeof meta> = {
  name: '画进图片',
  render: () => <DrawnCode />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('img', { name: '画出的二维码' })).toBeVisible();
  },
};
