import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { DownloadPage } from './download-page.tsx';

const meta = {
  title: '页面模式/DownloadPage 客户端下载页',
  component: DownloadPage,
  args: {
    brand: { href: '#home', title: '吉林省建筑业数字平台', subtitle: '建材、设备、劳务、项目与金融综合服务' },
    title: '移动客户端下载',
    lead: '工地和办公室，用同一个账号。查询价、看报价、收消息、审合同，都在手机上。',
    ways: [
      { text: 'iOS下载', href: '#ios', solid: true },
      { text: 'Android下载', href: '#android', solid: false },
    ],
    code: {
      picture: <QrCode value="https://portal.test/download-h5" label="用手机扫码下载" size={160} />,
      caption: '用手机扫码下载',
    },
    facts: [
      { term: '版本', value: '3.2.1' },
      { term: '更新', value: '2026-11-10' },
      { term: '开发者', value: '吉林省建筑业数字平台运营有限公司（示例）' },
    ],
    links: [
      { text: '隐私政策', href: '#privacy' },
      { text: '帮助中心', href: '#help' },
    ],
  },
} satisfies Meta<typeof DownloadPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Downloads: Story = { name: '两个系统' };

export const None: Story = {
  name: '尚未上架',
  args: {
    ways: [{ text: '用手机浏览器打开', href: '#home', solid: true }],
    note: '客户端即将上架，上架前可用手机浏览器访问，功能相同',
    facts: [],
  },
};

/** The browser of WeChat downloads nothing, so the page says what to do instead. */
export const InWeChat: Story = {
  name: '在微信里',
  args: {
    cover: (
      <>
        <p>请点击右上角，选择在浏览器中打开</p>
        <Button variant="line">复制链接</Button>
      </>
    ),
  },
};
