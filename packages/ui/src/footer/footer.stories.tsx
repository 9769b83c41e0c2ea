import type { Meta, StoryObj } from '@storybook/react-vite';
import qrUrl from '../art/qr-mobile-app.svg?no-inline';
import { SimpleFooter } from '../simple-frame/simple-footer.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: '组件/Footer 页脚',
  component: Footer,
  args: {
    columns: [
      { title: '平台服务', links: [{ text: '材料采购', href: '#materials' }] },
      { title: '友情链接', links: [{ text: '住房和城乡建设厅', href: '#ministry', newWindow: true }] },
    ],
    hotline: '0431-0000 0000',
    codes: ['官方公众号', '移动客户端', '平台客服'].map((caption) => ({ caption, src: qrUrl })),
    legalLinks: [
      { text: '隐私政策', href: '#privacy' },
      { text: '用户协议', href: '#agreement' },
    ],
    operator: '吉林省建筑业数字平台运营有限公司（示例）',
    filings: [
      { text: '吉ICP备00000000号', href: '#icp' },
      { text: '吉公网安备00000000000000号', href: '#police', shield: true },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整页脚' };
export const WithoutColumns: Story = { name: '没有栏目', args: { columns: [] } };
export const Simple: Story = {
  name: '简版页脚',
  render: ({ legalLinks, filings }) => <SimpleFooter legalLinks={legalLinks} filings={filings} />,
};
