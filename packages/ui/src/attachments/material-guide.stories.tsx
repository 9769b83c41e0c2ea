import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaterialGuide } from './material-guide.tsx';

const meta = {
  title: '组件/MaterialGuide 材料说明',
  component: MaterialGuide,
  args: {
    title: '需要准备的材料',
    materials: [
      {
        name: '营业执照',
        what: '正本或副本，原件扫描或拍照',
        rules: { extensions: ['jpg', 'jpeg', 'png', 'pdf'], maxCount: 1, capMegabytes: 10 },
        required: true,
      },
      {
        name: '证书图片',
        what: '资质、安全生产许可等证书',
        rules: { extensions: ['jpg', 'jpeg', 'png'], maxCount: 6, capMegabytes: 10 },
      },
    ],
    sample: { name: '营业执照', tips: ['四角完整，印章与二维码清晰可辨', '不要遮挡、反光或加水印以外的文字'] },
  },
} satisfies Meta<typeof MaterialGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: '认证材料与营业执照示例',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '营业执照示例' })).toBeVisible();
    const [licence, certificate] = canvas.getAllByRole('term');
    await expect(licence).toHaveTextContent('必传营业执照');
    await expect(certificate).not.toHaveTextContent('必传');
  },
};
export const Narrow: Story = { name: '手机上的认证材料', globals: { viewport: { value: 'w375' } } };
